import { proposalEndpoints, replyEndpoints, answerEndpoints } from '@switchboard/api-contract/endpoints/proposals';
import type { ProposalControl } from '@switchboard/ui/blocks/agents/AgentPage';
import type { Reply } from '@switchboard/api-contract/agents/replies';
import type { ReplyControl } from '@switchboard/ui/blocks/proposals/RepliesSection';
import { write } from '../../api/outcomes.ts';
import type { CachedReads } from '../cachedReads.ts';

/** What a member does with proposals. Doing one changes other records too, so all of them are read again. */
export function proposalActions(
  agentId: string,
  { replaceRecord, invalidate, afterWrite }: CachedReads,
): ProposalControl {
  const valuesFor = (recordId: string) => ({ values: { agentId, recordId } });
  return {
    onCarryOut: (id) => afterWrite(write(proposalEndpoints.doProposal, valuesFor(id)), invalidate),
    onDiscard: (id) => afterWrite(write(proposalEndpoints.discardProposal, valuesFor(id)), () => replaceRecord(id)),
  };
}

/** What a member does with replies. */
export function replyActions(agentId: string, { replaceRecord, afterWrite }: CachedReads) {
  const valuesFor = (recordId: string) => ({ values: { agentId, recordId } });
  const replace = (reply: Reply) => replaceRecord(reply.id, reply);
  return {
    onSend: (id: string) => afterWrite(write(replyEndpoints.sendReply, valuesFor(id)), replace),
    onUndo: (id: string) => afterWrite(write(replyEndpoints.undoReply, valuesFor(id)), replace),
    onEdit: (id: string, content: string) =>
      afterWrite(write(replyEndpoints.editReply, { ...valuesFor(id), body: { content } }), replace),
    onDiscard: (id: string) => afterWrite(write(replyEndpoints.discardReply, valuesFor(id)), () => replaceRecord(id)),
  } satisfies ReplyControl;
}

/** Takes back what an agent answered or booked. The event changes with it, so all records are read again. */
export const undoAnswer =
  (agentId: string, { invalidate, afterWrite }: CachedReads) =>
  (answerId: string) =>
    afterWrite(write(answerEndpoints.undoAnswer, { values: { agentId }, body: { answerId } }), invalidate);

import { proposalEndpoints } from '@switchboard/api-contract/endpoints/proposals';
import type { ProposalControl } from '@switchboard/ui/blocks/agents/AgentPage';
import { replyEndpoints } from '@switchboard/api-contract/endpoints/replies';
import type { Reply } from '@switchboard/api-contract/agents/replies';
import type { ReplyControl } from '@switchboard/ui/blocks/proposals/RepliesSection';
import { answerEndpoints } from '@switchboard/api-contract/endpoints/answers';
import { write } from '../../api/outcomes.ts';
import type { CachedReads } from '../cachedReads.ts';

/** Decides about what an agent proposed. What comes of doing it stands elsewhere too, so that all is read again. */
export function proposalActions(
  agentId: string,
  { replaceRecord, invalidate, afterWrite }: CachedReads,
): ProposalControl {
  const of = (recordId: string) => ({ values: { agentId, recordId } });
  return {
    onDo: (id) => afterWrite(write(proposalEndpoints.doProposal, of(id)), invalidate),
    onDiscard: (id) => afterWrite(write(proposalEndpoints.discardProposal, of(id)), () => replaceRecord(id)),
  };
}

/** What a member does with replies. */
export function replyActions(agentId: string, { replaceRecord, afterWrite }: CachedReads) {
  const of = (recordId: string) => ({ values: { agentId, recordId } });
  const kept = (reply: Reply) => replaceRecord(reply.id, reply);
  return {
    onSend: (id: string) => afterWrite(write(replyEndpoints.sendReply, of(id)), kept),
    onUndo: (id: string) => afterWrite(write(replyEndpoints.undoReply, of(id)), kept),
    onEdit: (id: string, content: string) =>
      afterWrite(write(replyEndpoints.editReply, { ...of(id), body: { content } }), kept),
    onDiscard: (id: string) => afterWrite(write(replyEndpoints.discardReply, of(id)), () => replaceRecord(id)),
  } satisfies ReplyControl;
}

/** Takes back what an agent answered or booked. Its event changes with it, so that all is read again. */
export const undoAnswer =
  (agentId: string, { invalidate, afterWrite }: CachedReads) =>
  (answerId: string) =>
    afterWrite(write(answerEndpoints.undoAnswer, { values: { agentId }, body: { answerId } }), invalidate);

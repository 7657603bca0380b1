import { replyEndpoints } from '@switchboard/api-contract/endpoints/replies';
import type { Reply } from '@switchboard/api-contract/agents/replies';
import type { ReplyControl } from '@switchboard/ui/blocks/proposals/RepliesSection';
import { write } from '../../api/write.ts';
import type { CachedReads } from '../cachedReads.ts';

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

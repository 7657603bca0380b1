import { replyEndpoints } from '@switchboard/api-contract/endpoints/replies';
import type { Reply } from '@switchboard/api-contract/agents/replies';
import type { ReplyControl } from '@switchboard/ui/blocks/proposals/RepliesSection';
import { write } from '../../api/write.ts';
import type { Known } from '../known.ts';

/** What a member does with replies. */
export function repliesOf(agentId: string, { keep, after }: Known) {
  const of = (recordId: string) => ({ values: { agentId, recordId } });
  const kept = (reply: Reply) => keep(reply.id, reply);
  return {
    onSend: (id: string) => after(write(replyEndpoints.sendReply, of(id)), kept),
    onUndo: (id: string) => after(write(replyEndpoints.undoReply, of(id)), kept),
    onEdit: (id: string, content: string) =>
      after(write(replyEndpoints.editReply, { ...of(id), body: { content } }), kept),
    onDiscard: (id: string) => after(write(replyEndpoints.discardReply, of(id)), () => keep(id)),
  } satisfies ReplyControl;
}

import { replyEndpoints } from '@switchboard/api-contract/endpoints/replies';
import type { ReplyControl } from '@switchboard/ui/blocks/proposals/RepliesSection';
import type { Outcome } from '@switchboard/ui/format/outcome';
import { write } from '../../api/write.ts';

/** What a member does with replies. `renew` reads the page anew, after a refusal too: it may have been sent meanwhile. */
export function repliesOf(agentId: string, renew: () => Promise<unknown>) {
  const renewed = async <T>(answer: Promise<Outcome<T>>): Promise<Outcome<T>> => {
    const outcome = await answer;
    await renew();
    return outcome;
  };
  const of = (recordId: string) => ({ values: { agentId, recordId } });
  return {
    onSend: (id: string) => renewed(write(replyEndpoints.sendReply, of(id))),
    onUndo: (id: string) => renewed(write(replyEndpoints.undoReply, of(id))),
    onEdit: (id: string, content: string) => renewed(write(replyEndpoints.editReply, { ...of(id), body: { content } })),
    onDiscard: (id: string) => renewed(write(replyEndpoints.discardReply, of(id))),
  } satisfies ReplyControl;
}

import type { Context } from '../../../platform/Context.ts';
import { carryOutOnce, type ActionTarget } from '../../../proposals/carryOutOnce.ts';
import type { RecordOf } from '../../../records/collections.ts';
import { Refusal } from '../../../platform/Refusal.ts';

/** A reply without the moment at which it would go out by itself. */
export const asDraft = (reply: RecordOf<'replies'>): RecordOf<'replies'> => ({
  ...reply,
  state: 'draft',
  sendAt: undefined,
});

/** Sends a reply, once. `by`: the member who says so; missing if its time has come. */
export const sendReply = (context: Context, asked: ActionTarget, by?: string): Promise<RecordOf<'replies'>> =>
  carryOutOnce(context, asked, {
    collection: 'replies',
    kind: 'reply.sent',
    isOver: ({ state }) => {
      if (state === 'refused') throw new Refusal('conflict', 'There is nothing to send');
      return state === 'sent';
    },
    doing: (reply) => ({ ...reply, state: 'sending', reason: undefined, ...(by !== undefined && { sentBy: by }) }),
    left: (reply) => ({ ...asDraft(reply), reason: { kind: 'actUncertain', args: {} } }),
    // What was sent is noted by the action itself.
    settled: (reply, { state, outcome }) =>
      state === 'done' ? reply : { ...asDraft(reply), sentBy: undefined, reason: outcome },
  });

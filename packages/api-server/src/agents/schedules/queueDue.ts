import type { Context } from '../../platform/Context.ts';
import { sendDueNotices } from '../../notifications/sendDueNotices.ts';
import { sendDueReplies } from '../../programs/email/sendDueReplies.ts';
import { queueDueRuns } from './queueDueRuns.ts';
import { queueDueWatches } from './queueDueWatches.ts';

/**
 * Queues or begins whatever is due by itself, and returns when the next is: schedules, researches that are asked again,
 * replies that go out, and messages of the outbox. `track` is given the work that goes on meanwhile.
 */
export async function queueDue(context: Context, track: (work: Promise<unknown>) => void): Promise<Date | undefined> {
  const moments = [
    await queueDueRuns(context),
    await queueDueWatches(context),
    await sendDueReplies(context, track),
    await sendDueNotices(context, track),
  ];
  return moments.filter((at) => at !== undefined).toSorted((one, other) => one.getTime() - other.getTime())[0];
}

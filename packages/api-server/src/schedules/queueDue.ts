import type { Context } from '../context.ts';
import { queueDueRuns } from './queueDueRuns.ts';
import { queueDueWatches } from './queueDueWatches.ts';

/** Queues whatever is due by itself, and returns when the next is: schedules, and researches that are asked again. */
export async function queueDue(context: Context): Promise<Date | undefined> {
  const next = [await queueDueRuns(context), await queueDueWatches(context)].filter((at) => at !== undefined);
  return next.toSorted((one, other) => one.getTime() - other.getTime())[0];
}

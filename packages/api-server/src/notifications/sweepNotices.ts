import { dayMs } from '@switchboard/api-contract/time';
import type { SweepResult } from '../platform/sweepNightly.ts';

/** How long what became of a message is kept, so that its channel shows it. */
const keptMs = 30 * dayMs;

/** Forgets messages that arrived, or were given up, long ago. */
export async function sweepNotices({ db, clock }: Pick<SweepResult, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - keptMs).toISOString();
  await db.deleteFrom('notices').where('settledAt', '<', before).execute();
}

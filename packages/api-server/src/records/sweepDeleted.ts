import type { SweepResult } from '../platform/sweepNightly.ts';
import { restorableSince } from './changeRecord.ts';

/** Deletes for good what was deleted longer ago than it can be restored. */
export async function sweepDeleted({ db, clock }: Pick<SweepResult, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('records').where('deletedAt', '<', restorableSince(clock())).execute();
}

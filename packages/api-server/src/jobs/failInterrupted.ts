import type { Clock } from '../clock.ts';
import type { Database } from '../store/Database.ts';

/** Marks runs that a stopped or killed server left behind as failed, and returns how many there were. Samples stay as they are. */
export async function failInterrupted(db: Database, clock: Clock): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('executions')
    .set({ status: 'failed', endTime: clock().toISOString(), errorMessage: 'The server stopped during this run' })
    .where('status', '=', 'running')
    .where('sample', '=', 0)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

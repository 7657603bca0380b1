import { dayMs } from '@switchboard/api-contract/time';
import type { SweepContext } from '../platform/sweepNightly.ts';

/** Lines removed at a time: few, so that nobody waits for the sweep. */
const batchSize = 500;

/** Removes the lines that are older than `auditDays`. Nothing else removes lines, and nothing changes one. */
export async function sweepAudit({ db, clock, keeping }: SweepContext): Promise<void> {
  const before = new Date(clock().getTime() - keeping.auditDays * dayMs).toISOString();
  for (;;) {
    const old = await db
      .selectFrom('audit')
      .select('id')
      .where('at', '<', before)
      .orderBy('at')
      .limit(batchSize)
      .execute();
    if (old.length === 0) return;
    await db
      .deleteFrom('audit')
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .execute();
  }
}

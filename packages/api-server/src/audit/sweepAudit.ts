import { dayMs } from '@switchboard/api-contract/time';
import type { SweepResult } from '../platform/sweepNightly.ts';

/** So few at a time that nobody waits for the sweep. */
const atOnce = 500;

/** Removes lines that are older than they are kept. Nothing else removes any, and nothing changes one. */
export async function sweepAudit({ db, clock, keeping }: SweepResult): Promise<void> {
  const before = new Date(clock().getTime() - keeping.auditDays * dayMs).toISOString();
  for (;;) {
    const old = await db
      .selectFrom('audit')
      .select('id')
      .where('at', '<', before)
      .orderBy('at')
      .limit(atOnce)
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

import type { Database } from '../platform/store/Database.ts';

const dayMs = 86_400_000;
/** So few at a time that nobody waits for the sweep. */
const atOnce = 500;

/** Removes lines that are older than they are kept. Nothing else removes any, and nothing changes one. */
export async function sweepAudit(db: Database, now: Date, days: number): Promise<void> {
  const before = new Date(now.getTime() - days * dayMs).toISOString();
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

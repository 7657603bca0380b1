import { limits } from '@switchboard/api-contract/limits';
import type { AuditChange } from '@switchboard/api-contract/audit';
import { writeAudit } from '../../audit/writeAudit.ts';
import { sweepOld } from '../../platform/sweepNightly.ts';
import { sweeps } from '../../sweeps.ts';
import type { Database } from '../../platform/store/Database.ts';
import type { Command } from '../Command.ts';

/** What the command counts, by its word, and the table of each. */
const tableOf = { runs: 'executions', steps: 'runSteps', records: 'records' } as const;
const kinds = Object.keys(tableOf) as (keyof typeof tableOf)[];

export const sweep: Command = {
  positionals: [],
  does: 'Removes now what the nightly sweep removes: old runs and their steps, records deleted long ago, and old conversations.',
  more: ['RUN_DAYS and STEP_DAYS say how long they are kept. A server does this every night automatically.'],
  asks: true,
  run: async ({ config, clock, open, say, confirm }) => {
    const { runDays, stepDays } = config.keeping;
    const db = await open();
    await confirm(
      `Remove runs that ended more than ${runDays} days ago, steps older than ${stepDays} days, and records deleted more than ${limits.records.restorableDays} days ago?`,
    );
    const before = await countsOf(db);
    await sweepOld(sweeps, { db, clock, keeping: config.keeping });
    const after = await countsOf(db);
    const organisations = await db.selectFrom('tenants').select(['id', 'name']).orderBy('name').execute();
    for (const { id: tenantId, name } of organisations) {
      const removed = kinds.map((kind) => ({ kind, count: before(kind, tenantId) - after(kind, tenantId) }));
      say(`${name}: removed ${removed.map(({ kind, count }) => `${Math.max(0, count)} ${kind}`).join(', ')}.`);
      const changes: AuditChange[] = removed
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => ({ field: kind, new: `${count} removed` }));
      await db.change(tenantId, (trx) =>
        writeAudit(trx, { tenantId, kind: 'organisation.swept', at: clock().toISOString(), target: name, changes }),
      );
    }
  },
};

/** How many rows of each kind each organisation has. */
async function countsOf(db: Database): Promise<(kind: keyof typeof tableOf, tenantId: string) => number> {
  const counts = new Map<string, number>();
  for (const kind of kinds) {
    const rows = await db
      .selectFrom(tableOf[kind])
      .select((eb) => ['tenantId', eb.fn.countAll<number>().as('count')])
      .groupBy('tenantId')
      .execute();
    for (const { tenantId, count } of rows) counts.set(`${kind} ${tenantId}`, count);
  }
  return (kind, tenantId) => counts.get(`${kind} ${tenantId}`) ?? 0;
}

import { openStatuses } from '@switchboard/api-contract/runs/runStatus';
import { dayMs } from '@switchboard/api-contract/time';
import type { Database } from '../platform/store/Database.ts';
import type { SweepContext } from '../platform/sweepNightly.ts';

/** So few at a time that nobody waits for the sweep. */
const runsAtOnce = 100;

/**
 * Removes steps and ended runs that are older than they are kept. Totals stay as they are. A run that a research or a
 * workflow gets its state from stays with it.
 */
export async function sweepRuns({ db, clock, keeping: { stepDays, runDays } }: SweepContext): Promise<void> {
  const now = clock().getTime();
  const before = (days: number): string => new Date(now - days * dayMs).toISOString();
  await inBatches(
    db,
    () => oldSteps(db, before(stepDays)),
    async (trx, tenantId, ids) => {
      await trx
        .deleteFrom('runSteps')
        .where('tenantId', '=', tenantId)
        .where('runId', 'in', ids)
        .where('at', '<', before(stepDays))
        .execute();
    },
  );
  await inBatches(
    db,
    () => oldRuns(db, before(runDays)),
    async (trx, tenantId, ids) => {
      await trx.deleteFrom('executions').where('tenantId', '=', tenantId).where('id', 'in', ids).execute();
    },
  );
}

interface RunKey {
  readonly tenantId: string;
  readonly id: string;
}

/** Finds and removes some, each tenant's in a transaction, until there are none. */
async function inBatches(
  db: Database,
  find: () => Promise<RunKey[]>,
  remove: (trx: Parameters<Parameters<Database['change']>[1]>[0], tenantId: string, ids: string[]) => Promise<void>,
): Promise<void> {
  for (let found = await find(); found.length > 0; found = await find())
    for (const [tenantId, rows] of Map.groupBy(found, (row) => row.tenantId))
      await db.change(tenantId, (trx) =>
        remove(
          trx,
          tenantId,
          rows.map(({ id }) => id),
        ),
      );
}

/** Runs of all tenants with steps that are too old. */
const oldSteps = (db: Database, before: string): Promise<RunKey[]> =>
  db
    .selectFrom('runSteps')
    .select(['tenantId', 'runId as id'])
    .distinct()
    .where('at', '<', before)
    .limit(runsAtOnce)
    .execute();

/** Ended runs of all tenants that are too old. */
const oldRuns = (db: Database, before: string): Promise<RunKey[]> =>
  db
    .selectFrom('executions')
    .select(['tenantId', 'id'])
    .where('endTime', '<', before)
    .where('sample', '=', 0)
    .where('status', 'not in', openStatuses)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('records')
            .select('records.id')
            .whereRef('records.tenantId', '=', 'executions.tenantId')
            .where((of) =>
              of.or([
                of('records.id', '=', of.ref('executions.id')),
                of('records.id', '=', of.ref('executions.workflowId')),
              ]),
            ),
        ),
      ),
    )
    .limit(runsAtOnce)
    .execute();

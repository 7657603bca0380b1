import { completedStatuses, failedStatuses, type RunStatus } from '@switchboard/api-contract/runs/runStatus';
import { hourMs } from '@switchboard/api-contract/time';
import type { Context } from '../../platform/Context.ts';

/** How far back failed runs are looked at. */

/** The share of failed among the runs that ended in the last hour, of each tenant, in whole per cent. */
export async function failureShares({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<(tenantId: string) => number> {
  const since = new Date(clock().getTime() - hourMs).toISOString();
  const rows = await db
    .selectFrom('executions')
    .select(['tenantId', 'status', (eb) => eb.fn.countAll().as('runs')])
    .where('endTime', '>', since)
    .where('status', 'in', [...completedStatuses, ...failedStatuses])
    .where('sample', '=', 0)
    .groupBy(['tenantId', 'status'])
    .execute();
  const count = (tenant: string, statuses: readonly RunStatus[]): number =>
    rows
      .filter(({ tenantId, status }) => tenantId === tenant && statuses.includes(status))
      .reduce((sum, { runs }) => sum + Number(runs), 0);
  return (tenantId) => {
    const failures = count(tenantId, failedStatuses);
    return failures === 0 ? 0 : Math.round((failures / (failures + count(tenantId, completedStatuses))) * 100);
  };
}

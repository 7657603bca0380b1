import type { Selectable } from 'kysely';
import { hourMs } from '@switchboard/api-contract/time';
import type { Notice } from '@switchboard/api-contract/words/notices';
import { completedStatuses, failedStatuses, type RunStatus } from '@switchboard/api-contract/runs/runStatus';
import type { StoreReader } from '../../platform/store/Database.ts';
import type { AlertsTable } from './tables.ts';
import type { Context } from '../../platform/Context.ts';

/** The share of failed among the runs that ended in the last hour, of each tenant, in whole per cent. */
export async function readFailureShares({
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

export type Alert = Selectable<AlertsTable>;

/** The thresholds that are crossed at the moment, the oldest first. */
export function readOpenAlerts(db: StoreReader, tenantId: string): Promise<Alert[]> {
  return db
    .selectFrom('alerts')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .orderBy('since')
    .orderBy('kind')
    .orderBy('server')
    .execute();
}

/** The notice of an alert. With `namesServer`, because several servers share the database, it says which one it is. */
export function noticeOfAlert({ kind, server, value: percent, threshold }: Alert, namesServer: boolean): Notice {
  const args = { percent, threshold };
  if (kind === 'failures') return { kind: 'failuresHigh', args };
  return { kind: kind === 'cpu' ? 'cpuHigh' : 'memoryHigh', args: namesServer ? { ...args, server } : args };
}

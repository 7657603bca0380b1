import type { Context } from '../../platform/Context.ts';

/** How far back failed runs are looked at. */
export const hourMs = 3_600_000;

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
    .where('status', 'in', ['completed', 'failed'])
    .where('sample', '=', 0)
    .groupBy(['tenantId', 'status'])
    .execute();
  const count = (tenantId: string, status: string): number =>
    Number(rows.find((row) => row.tenantId === tenantId && row.status === status)?.runs ?? 0);
  return (tenantId) => {
    const failed = count(tenantId, 'failed');
    return failed === 0 ? 0 : Math.round((failed / (failed + count(tenantId, 'completed'))) * 100);
  };
}

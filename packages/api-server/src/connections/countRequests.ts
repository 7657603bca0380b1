import type { Database } from '../platform/store/Database.ts';
import { daysOf, periodOf } from '../outside/metering/periods.ts';

/** How many requests were made to a service this month, to the sandbox or to the service itself. */
export type RequestCounts = (service: string, sandbox: boolean) => number;

/** Counts this month's requests of an organisation. Those that an earlier version counted are on both sides. */
export async function countRequests(
  db: Pick<Database, 'selectFrom'>,
  tenantId: string,
  now: Date,
): Promise<RequestCounts> {
  const { first, last } = daysOf((await periodOf(db, tenantId, now)).month);
  const rows = await db
    .selectFrom('usage')
    .select((column) => ['service', 'sandbox', 'agentId', column.fn.sum<number>('units').as('units')])
    .where('tenantId', '=', tenantId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('unit', '=', 'calls')
    .groupBy(['service', 'sandbox', 'agentId'])
    .execute();
  return (service, sandbox) =>
    rows
      .filter((row) => row.service === service && (row.agentId === '' || row.sandbox === (sandbox ? 1 : 0)))
      .reduce((sum, { units }) => sum + units, 0);
}

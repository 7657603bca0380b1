import { endpoints } from '@switchboard/api-contract/endpoints';
import { exportTypes } from '@switchboard/api-contract/records/calls';
import { usageCsv } from '@switchboard/api-contract/usageCsv';
import { writeAudit } from '../audit/writeAudit.ts';
import { route } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import { listBudgets } from '../outside/metering/budgets.ts';
import { readUsage } from './readUsage.ts';
import { setBudgets } from './setBudgets.ts';
import { readPriceList, setPrices } from './setPrices.ts';

/** What was used, what it cost, and what it may cost. */
export function usageRoutes(server: Server): void {
  const { context } = server;
  const { db, clock } = context;
  route(server, endpoints.usage, ({ member, query }) => readUsage(db, member.tenantId, clock(), query.month));
  route(server, endpoints.exportUsage, async ({ member, query, reply }) => {
    const usage = await readUsage(db, member.tenantId, clock(), query.month);
    await writeAudit(db, {
      tenantId: member.tenantId,
      kind: 'usage.exported',
      at: clock().toISOString(),
      target: usage.month,
    });
    return reply
      .header('content-type', exportTypes.csv)
      .header('content-disposition', `attachment; filename="usage-${usage.month}.csv"`)
      .send(usageCsv(usage));
  });
  route(server, endpoints.budgets, ({ member }) => listBudgets(db, member.tenantId, clock()));
  route(server, endpoints.setBudgets, ({ member, body }) => setBudgets(context, member.tenantId, body));
  route(server, endpoints.prices, ({ member }) => readPriceList(db, member.tenantId, clock()));
  route(server, endpoints.setPrices, ({ member, body }) => setPrices(context, member.tenantId, body));
}

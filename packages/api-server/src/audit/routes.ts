import { Readable } from 'node:stream';
import { endpoints } from '@switchboard/api-contract/endpoints';
import { exportTypes } from '@switchboard/api-contract/records/exportFile';
import { route } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import { exportAudit } from './exportAudit.ts';
import { readAudit } from './readAudit.ts';

/** Who did what, when and from where. */
export function auditRoutes(server: Server): void {
  const { context } = server;
  route(server, endpoints.audit, ({ member, query }) => readAudit(context, member.tenantId, query));
  route(server, endpoints.exportAudit, async ({ member, query, reply }) => {
    const parts = await exportAudit(context, member.tenantId, query);
    const day = context.clock().toISOString().slice(0, 10);
    return reply
      .header('content-type', exportTypes.csv)
      .header('content-disposition', `attachment; filename="audit-log-${day}.csv"`)
      .send(Readable.from(parts, { objectMode: false }));
  });
}

import { Readable } from 'node:stream';
import { endpoints } from '@switchboard/api-contract/endpoints';
import { exportTypes } from '@switchboard/api-contract/records/exportFile';
import { route } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import { changeRecord } from './changeRecord.ts';
import { changeRecords } from './changeRecords.ts';
import { deleteRecord, restoreRecord } from './deleteRecord.ts';
import { exportRecords } from './exportRecords.ts';
import { listRecords } from './listRecords.ts';
import { readHistory } from './readHistory.ts';

/** The records of every agent: lists, changes, and where each came from. */
export function recordRoutes(server: Server): void {
  const { context } = server;
  const queryOf = ({ query }: { query: unknown }) => query as Readonly<Record<string, unknown>>;
  route(server, endpoints.listRecords, ({ member, params, request }) =>
    listRecords(context, member.tenantId, params, queryOf(request)),
  );
  route(server, endpoints.exportRecords, async ({ member, params, request, reply }) => {
    const { format, name, parts } = await exportRecords(context, member.tenantId, params, queryOf(request));
    const day = context.clock().toISOString().slice(0, 10);
    return reply
      .header('content-type', exportTypes[format])
      .header('content-disposition', `attachment; filename="${name}-${day}.${format}"`)
      .send(Readable.from(parts, { objectMode: false }));
  });
  route(server, endpoints.changeRecord, ({ member, params, body }) => changeRecord(context, member, params, body));
  route(server, endpoints.deleteRecord, ({ member, params, request }) =>
    deleteRecord(context, member, params, queryOf(request)),
  );
  route(server, endpoints.restoreRecord, ({ member, params }) => restoreRecord(context, member, params));
  route(server, endpoints.changeRecords, ({ member, params, body }) => changeRecords(context, member, params, body));
  route(server, endpoints.recordHistory, ({ member, params }) => readHistory(context, member.tenantId, params));
}

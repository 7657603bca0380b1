import { Readable } from 'node:stream';
import { endpoints } from '@switchboard/api-contract/endpoints';
import { exportTypes } from '@switchboard/api-contract/records/calls';
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
  route(server, endpoints.listRecords, ({ member, params, query }) =>
    listRecords(context, member.tenantId, params, query),
  );
  route(server, endpoints.exportRecords, async ({ member, params, body, query, reply }) => {
    const { name, content } = await exportRecords(context, member.tenantId, params, body, query);
    const { format } = body;
    const day = context.clock().toISOString().slice(0, 10);
    return reply
      .header('content-type', exportTypes[format])
      .header('content-disposition', `attachment; filename="${name}-${day}.${format}"`)
      .send(content instanceof Promise ? await content : Readable.from(content, { objectMode: false }));
  });
  route(server, endpoints.changeRecord, ({ member, params, body }) => changeRecord(context, member, params, body));
  route(server, endpoints.deleteRecord, ({ member, params, query }) =>
    deleteRecord(context, member, params, query.version),
  );
  route(server, endpoints.restoreRecord, ({ member, params }) => restoreRecord(context, member, params));
  route(server, endpoints.changeRecords, ({ member, params, body }) => changeRecords(context, member, params, body));
  route(server, endpoints.recordHistory, ({ member, params }) => readHistory(context, member.tenantId, params));
}

import { Readable } from 'node:stream';
import { endpoints } from '@switchboard/api-contract/endpoints';
import { exportTypes } from '@switchboard/api-contract/records/calls';
import { auditCsvHead, auditCsvLine } from '@switchboard/api-contract/auditCsv';
import { auditSelection, type auditExportQuery } from '@switchboard/api-contract/auditQuery';
import type { InferOutput } from 'valibot';
import { route } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import { readAudit, describeLine, readLines } from './readAudit.ts';
import type { Context } from '../platform/Context.ts';
import { writeAudit } from './writeAudit.ts';

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

/** Lines read at a time: few, so that other calls are answered in between. */
const batchSize = 500;

/**
 * All lines that match as CSV, read from the database as the parts are taken. The export itself becomes a line of the
 * log, which the file does not contain.
 */
async function exportAudit(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  tenantId: string,
  asked: InferOutput<typeof auditExportQuery>,
): Promise<AsyncGenerator<string, void>> {
  const query = auditSelection(asked);
  // Read before the export writes its own line.
  const [newest] = await readLines(db, tenantId, query, 1);
  const changes = Object.entries(asked).map(([field, value]) => ({ field, new: value }));
  await writeAudit(db, { tenantId, kind: 'audit.exported', at: clock().toISOString(), changes });

  async function* parts(): AsyncGenerator<string, void> {
    yield auditCsvHead();
    if (!newest) return;
    yield auditCsvLine(describeLine(newest));
    for (let cursor = newest; ;) {
      const lines = await readLines(db, tenantId, { ...query, cursor }, batchSize);
      const last = lines.at(-1);
      if (!last) return;
      yield lines.map((line) => auditCsvLine(describeLine(line))).join('');
      cursor = last;
    }
  }
  return parts();
}

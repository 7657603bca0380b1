import { auditCsvHead, auditCsvLine } from '@switchboard/api-contract/auditCsv';
import { readAuditExport } from '@switchboard/api-contract/auditQuery';
import type { Context } from '../platform/Context.ts';
import { acceptedQuery, describeLine, readLines } from './readAudit.ts';
import { writeAudit } from './writeAudit.ts';

/** So few at a time that other calls are answered in between. */
const readAtOnce = 500;

/** All lines that match as CSV, read as the parts are. The export is itself a line, which it does not hold. */
export async function exportAudit(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  tenantId: string,
  given: Readonly<Record<string, unknown>>,
): Promise<AsyncGenerator<string, void>> {
  const query = acceptedQuery(readAuditExport(given));
  const [newest] = await readLines(db, tenantId, query, 1);
  const changes = Object.entries(given).map(([field, value]) => ({ field, new: String(value) }));
  await writeAudit(db, { tenantId, kind: 'audit.exported', at: clock().toISOString(), changes });

  async function* parts(): AsyncGenerator<string, void> {
    yield auditCsvHead();
    if (!newest) return;
    yield auditCsvLine(describeLine(newest));
    for (let cursor = newest; ;) {
      const lines = await readLines(db, tenantId, { ...query, cursor }, readAtOnce);
      const last = lines.at(-1);
      if (!last) return;
      yield lines.map((line) => auditCsvLine(describeLine(line))).join('');
      cursor = last;
    }
  }
  return parts();
}

import { auditCsvHead, auditCsvLine } from '@switchboard/api-contract/auditCsv';
import { auditSelection, type auditExportQuery } from '@switchboard/api-contract/auditQuery';
import type { InferOutput } from 'valibot';
import type { Context } from '../platform/Context.ts';
import { describeLine, readLines } from './readAudit.ts';
import { writeAudit } from './writeAudit.ts';

/** So few at a time that other calls are answered in between. */
const readAtOnce = 500;

/** All lines that match as CSV, read as the parts are. The export is itself a line, which it does not hold. */
export async function exportAudit(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  tenantId: string,
  asked: InferOutput<typeof auditExportQuery>,
): Promise<AsyncGenerator<string, void>> {
  const query = auditSelection(asked);
  const [newest] = await readLines(db, tenantId, query, 1);
  const changes = Object.entries(asked).map(([field, value]) => ({ field, new: value }));
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

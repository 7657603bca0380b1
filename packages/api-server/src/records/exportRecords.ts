import { limits } from '@switchboard/api-contract/limits';
import type { ExportFormat, exportRequest } from '@switchboard/api-contract/records/calls';
import { exportCells, exportFields, exportParts } from '@switchboard/api-contract/records/exportFile';
import { selectionOf, type exportQuery, type Selection } from '@switchboard/api-contract/records/listQuery';
import { auditText, writeAudit } from '../audit/writeAudit.ts';
import type { InferOutput } from 'valibot';
import type { Context } from '../platform/Context.ts';
import { readOrRefuse, Refusal } from '../platform/Refusal.ts';
import { isDescribed, type AnyRecord } from './describeRecords.ts';
import { findCollection, type CollectionKey, type FoundCollection } from './findCollection.ts';
import { eachId, findPage } from './findPage.ts';
import { readAllAndSelect, readRecordsInOrder } from './listRecords.ts';

/** So few at a time that other calls are answered in between. */
const readAtOnce = 500;

/** A file of records: the start of its name, and what is in it, CSV and JSON in parts. */
interface Exported {
  readonly name: string;
  readonly content: AsyncGenerator<string, void> | Promise<Uint8Array>;
}

/**
 * All records of a list, or those of it with `ids`, as a file. The request is checked at once; the records are read
 * part by part.
 */
export async function exportRecords(
  context: Context,
  tenantId: string,
  asked: CollectionKey,
  { format, ids, zone }: InferOutput<typeof exportRequest>,
  parameters: InferOutput<typeof exportQuery>,
): Promise<Exported> {
  const { db, clock } = context;
  const found = await findCollection(db, tenantId, asked);
  const { definition, place } = found;
  const query: Selection = { ...readOrRefuse(selectionOf(definition, parameters)), ids };

  async function* batches(): AsyncGenerator<readonly AnyRecord[], void> {
    // What the description adds is not stored, so all of these are read and then filtered and sorted here.
    if (isDescribed(context, found))
      yield (await readAllAndSelect(context, found, { ...query, limit: Number.POSITIVE_INFINITY })).items;
    else
      for await (const some of eachId(db, place, query, { atOnce: readAtOnce }))
        yield (await readRecordsInOrder(db, place, some)).items;
  }
  async function* parts(as: Exclude<ExportFormat, 'xlsx'>): AsyncGenerator<string, void> {
    const { begin, line, end } = exportParts(definition, as);
    yield begin;
    let isFirst = true;
    for await (const records of batches()) {
      const lines = records.map((record, index) => line(record, isFirst && index === 0));
      isFirst &&= records.length === 0;
      yield lines.join('');
    }
    yield end;
  }
  async function workbook(): Promise<Uint8Array> {
    const { toWorkbook } = await import('@switchboard/api-contract/records/workbook');
    const heads = exportFields(definition);
    async function* rows() {
      for await (const records of batches()) yield records.map((record) => exportCells(heads, record));
    }
    return toWorkbook({ title: place.collection, heads, zone, now: clock() }, rows());
  }
  const { total } = isDescribed(context, found)
    ? await readAllAndSelect(context, found, { ...query, limit: 1 })
    : await findPage(db, place, { ...query, limit: 1 });
  if (format === 'xlsx' && total > limits.records.workbook) {
    const most = limits.records.workbook.toLocaleString('en');
    throw new Refusal('invalid', `A workbook holds at most ${most} records. Export as CSV instead.`, {
      fields: { format: `At most ${most} records` },
    });
  }
  await auditExport(context, found, { format, query, total });
  return {
    name: `${found.agent.id}-${place.collection}`,
    content: format === 'xlsx' ? workbook() : parts(format),
  };
}

/** Writes the audit line before the first record leaves: the conditions of the list, the format, and how many match. */
async function auditExport(
  { db, clock }: Context,
  { place: { tenantId, agentId, collection } }: FoundCollection,
  { format, query, total }: { readonly format: ExportFormat; readonly query: Selection; readonly total: number },
): Promise<void> {
  const { search, filters, deleted, ids } = query;
  const selected = ids && 'true';
  const conditions = { selected, search, deleted: deleted ? 'true' : undefined, ...filters };
  const changes = Object.entries(conditions).flatMap(([field, value]) => {
    const text = auditText(value);
    return text === undefined ? [] : [{ field, new: text }];
  });
  await writeAudit(db, {
    tenantId,
    kind: 'records.exported',
    at: clock().toISOString(),
    target: collection,
    agentId,
    changes: [{ field: 'format', new: format }, { field: 'records', new: String(total) }, ...changes],
  });
}

import { exportParts } from '@switchboard/api-contract/records/exportFile';
import {
  selectionOf,
  type ExportFormat,
  type exportQuery,
  type Selection,
} from '@switchboard/api-contract/records/listQuery';
import { auditText, writeAudit } from '../audit/writeAudit.ts';
import type { InferOutput } from 'valibot';
import type { Context } from '../platform/Context.ts';
import { readOrRefuse } from '../platform/Refusal.ts';
import { isDescribed, type AnyRecord } from './describeRecords.ts';
import { findCollection, type CollectionKey, type FoundCollection } from './findCollection.ts';
import { eachId, findPage } from './findPage.ts';
import { readAllAndSelect, readRecordsInOrder } from './listRecords.ts';

/** So few at a time that other calls are answered in between. */
const readAtOnce = 500;

/** A file of all records that match: its format and the start of its name, and its text in parts. */
interface Exported {
  readonly format: ExportFormat;
  readonly name: string;
  readonly parts: AsyncGenerator<string, void>;
}

/** All records of a list as a file. The request is checked at once; the records are read part by part. */
export async function exportRecords(
  context: Context,
  tenantId: string,
  asked: CollectionKey,
  { format, ...parameters }: InferOutput<typeof exportQuery>,
): Promise<Exported> {
  const { db } = context;
  const found = await findCollection(db, tenantId, asked);
  const { definition, place } = found;
  const query = readOrRefuse(selectionOf(definition, parameters));
  const { begin, line, end } = exportParts(definition, format);

  async function* batches(): AsyncGenerator<readonly AnyRecord[], void> {
    // What the description adds is not stored, so all of these are read and then filtered and sorted here.
    if (isDescribed(context, found))
      yield (await readAllAndSelect(context, found, { ...query, limit: Number.POSITIVE_INFINITY })).items;
    else
      for await (const ids of eachId(db, place, query, { atOnce: readAtOnce }))
        yield (await readRecordsInOrder(db, place, ids)).items;
  }
  async function* parts(): AsyncGenerator<string, void> {
    yield begin;
    let isFirst = true;
    for await (const records of batches()) {
      const lines = records.map((record, index) => line(record, isFirst && index === 0));
      isFirst &&= records.length === 0;
      yield lines.join('');
    }
    yield end;
  }
  const { total } = isDescribed(context, found)
    ? await readAllAndSelect(context, found, { ...query, limit: 1 })
    : await findPage(db, place, { ...query, limit: 1 });
  await auditExport(context, found, { format, query, total });
  return { format, name: `${found.agent.id}-${place.collection}`, parts: parts() };
}

/** Writes the audit line before the first record leaves: the conditions of the list, the format, and how many match. */
async function auditExport(
  { db, clock }: Context,
  { place: { tenantId, agentId, collection } }: FoundCollection,
  { format, query, total }: { readonly format: ExportFormat; readonly query: Selection; readonly total: number },
): Promise<void> {
  const { search, filters, deleted } = query;
  const conditions = { search, deleted: deleted ? 'true' : undefined, ...filters };
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

import { selectionOf, writeCursor, type listQuery, type ListQuery } from '@switchboard/api-contract/records/listQuery';
import { selectRecords, type RecordPage } from '@switchboard/api-contract/records/select';
import type { InferOutput } from 'valibot';
import type { Context } from '../platform/Context.ts';
import { readOrRefuse } from '../platform/Refusal.ts';
import { describeRecords, isDescribed, type AnyRecord } from './describeRecords.ts';
import { findCollection, type CollectionKey, type FoundCollection } from './findCollection.ts';
import { findPage } from './findPage.ts';
import { recordsIn } from './RecordPlace.ts';
import { readRecord, recordColumns } from './records.ts';

/** A cursor holds at most so much of the value of the last record. */
const longestValue = 200;

/** One page of an agent's records: searched, filtered and sorted as asked. */
export async function listRecords(
  context: Context,
  tenantId: string,
  key: CollectionKey,
  { limit, ...parameters }: InferOutput<typeof listQuery>,
): Promise<RecordPage<AnyRecord>> {
  const found = await findCollection(context.db, tenantId, key);
  const query = { limit, ...readOrRefuse(selectionOf(found.definition, parameters)) };
  const isNewest = query.sort === '' && query.search.length === 0 && Object.keys(query.filters).length === 0;
  return isDescribed(context, found) && !isNewest
    ? readAllAndSelect(context, found, query)
    : readStored(context, found, query);
}

/** By the keys of the records: the database reads no more of them than the page shows. */
async function readStored(context: Context, found: FoundCollection, query: ListQuery): Promise<RecordPage<AnyRecord>> {
  const { db } = context;
  const { place } = found;
  const { ids, total, more } = await findPage(db, place, query);
  const { items, shown } = await readRecordsInOrder(db, place, ids);
  const last = shown.at(-1);
  return {
    items: [...(await describeRecords(context, db, found, items))],
    total,
    ...(last && more && { next: writeCursor(query.sort, { value: valueIn(last, query.sort), id: last.id }) }),
  };
}

/** The stored records with these ids, in this order. */
export async function readRecordsInOrder(db: Context['db'], place: FoundCollection['place'], ids: readonly string[]) {
  const rows = await db
    .selectFrom('records')
    .select([...recordColumns, 'createdAt'])
    .where('tenantId', '=', place.tenantId)
    .where('id', 'in', ids.length > 0 ? [...ids] : [''])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shown = ids.flatMap((id) => byId.get(id) ?? []);
  const items = shown.flatMap((row) => (readRecord(place.collection, row) as unknown as AnyRecord | undefined) ?? []);
  return { shown, items };
}

function valueIn({ bodyJson, createdAt }: { bodyJson: string; createdAt: string }, sort: string): unknown {
  if (sort === '') return createdAt;
  const value = (JSON.parse(bodyJson) as Record<string, unknown>)[sort.replace(/^-/, '')];
  return typeof value === 'string' ? value.slice(0, longestValue) : value;
}

/** Of records whose state follows from runs, all are read: there are far fewer of them. */
export async function readAllAndSelect(
  context: Context,
  found: FoundCollection,
  query: ListQuery,
): Promise<RecordPage<AnyRecord>> {
  const { db } = context;
  const { place, definition } = found;
  const rows = await recordsIn(db, place)
    .select([...recordColumns, 'createdAt'])
    .where('deletedAt', query.deleted ? 'is not' : 'is', null)
    .execute();
  const records = rows.flatMap((row) => (readRecord(place.collection, row) as unknown as AnyRecord | undefined) ?? []);
  const stored = new Map(rows.map(({ id, createdAt }) => [id, createdAt]));
  const items = await describeRecords(context, db, found, records);
  return selectRecords(
    definition,
    items.map((record) => ({ record, at: stored.get(record.id) ?? '' })),
    query,
  );
}

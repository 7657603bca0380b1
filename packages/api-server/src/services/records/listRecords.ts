import { readListQuery, writeCursor, type ListQuery } from '@switchboard/api-contract/records/listQuery';
import { selectRecords, type RecordPage } from '@switchboard/api-contract/records/select';
import type { Context } from '../../context.ts';
import { Refusal } from '../Refusal.ts';
import { describeRecords, type SentRecord } from './describeRecords.ts';
import { findCollection, type Asked, type Found } from './findCollection.ts';
import { readRecord, sentColumns } from './records.ts';

/** One page of an agent's records: searched, filtered and sorted as asked. */
export async function listRecords(
  { db }: Context,
  tenantId: string,
  asked: Asked,
  given: Readonly<Record<string, unknown>>,
): Promise<RecordPage<SentRecord>> {
  const found = await findCollection(db, tenantId, asked);
  const query = readListQuery(found.definition, given);
  if ('fields' in query)
    throw new Refusal('invalid', Object.values(query.fields)[0] ?? 'A parameter is wrong', { fields: query.fields });
  const isPlain = query.sort === '' && query.search.length === 0 && Object.keys(query.filters).length === 0;
  return isPlain ? readNewest(db, found, query) : readSelected(db, found, query);
}

const rowsOf = (db: Context['db'], { place }: Found, deleted: boolean) =>
  db
    .selectFrom('records')
    .where('tenantId', '=', place.tenantId)
    .where('agentId', '=', place.agentId)
    .where('collection', '=', place.collection)
    .where('deletedAt', deleted ? 'is not' : 'is', null);

/** The newest records: the database reads no more of them than the page shows. */
async function readNewest(
  db: Context['db'],
  found: Found,
  { limit, cursor, deleted }: ListQuery,
): Promise<RecordPage<SentRecord>> {
  const all = rowsOf(db, found, deleted);
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await all
    .$if(cursor !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('createdAt', '<', String(cursor?.value)),
          eb.and([eb('createdAt', '=', String(cursor?.value)), eb('id', '>', cursor?.id ?? '')]),
        ]),
      ),
    )
    .select([...sentColumns, 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const { agent, place } = found;
  const items = shown.flatMap((row) => (readRecord(place.collection, row) as unknown as SentRecord | undefined) ?? []);
  return {
    items: [...(await describeRecords(db, agent, place.collection, items))],
    total,
    ...(last && rows.length > limit && { next: writeCursor('', { value: last.createdAt, id: last.id }) }),
  };
}

async function readSelected(db: Context['db'], found: Found, query: ListQuery): Promise<RecordPage<SentRecord>> {
  const { agent, place, definition } = found;
  const rows = await rowsOf(db, found, query.deleted)
    .select([...sentColumns, 'createdAt'])
    .execute();
  const records = rows.flatMap((row) => (readRecord(place.collection, row) as unknown as SentRecord | undefined) ?? []);
  const stored = new Map(rows.map(({ id, createdAt }) => [id, createdAt]));
  const items = await describeRecords(db, agent, place.collection, records);
  return selectRecords(
    definition,
    items.map((record) => ({ record, at: stored.get(record.id) ?? '' })),
    query,
  );
}

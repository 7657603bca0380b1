import type { Kysely } from 'kysely';
import type { Tables } from '../platform/store/Tables.ts';
import { editionOf, writeKeys } from './recordKeys.ts';

const lookedAtOnce = 5_000;
const filledAtOnce = 200;

interface Found {
  readonly tenantId: string;
  readonly id: string;
}

/** Makes the keys of records that have none, or that were made by another edition of the contract; some at a time. */
export async function fillRecordKeys(db: Kysely<Tables>): Promise<void> {
  for (let last: Found = { tenantId: '', id: '' }, found = lookedAtOnce; found === lookedAtOnce;) {
    const rows = await lookAfter(db, last);
    const outdated = rows.filter(({ collection, made }) => made !== editionOf(collection));
    for (const [tenantId, theirs] of Map.groupBy(outdated, (row) => row.tenantId))
      for (let from = 0; from < theirs.length; from += filledAtOnce)
        await fill(
          db,
          tenantId,
          theirs.slice(from, from + filledAtOnce).map(({ id }) => id),
        );
    last = rows.at(-1) ?? last;
    found = rows.length;
  }
}

const lookAfter = (db: Kysely<Tables>, { tenantId, id }: Found) =>
  db
    .selectFrom('records')
    .leftJoin('recordKeys', (join) =>
      join
        .onRef('recordKeys.tenantId', '=', 'records.tenantId')
        .onRef('recordKeys.id', '=', 'records.id')
        // Without these SQLite would read all keys of the tenant for each record.
        .onRef('recordKeys.agentId', '=', 'records.agentId')
        .onRef('recordKeys.collection', '=', 'records.collection'),
    )
    .select(['records.tenantId', 'records.id', 'records.collection', 'recordKeys.made'])
    .where((eb) => eb(eb.refTuple('records.tenantId', 'records.id'), '>', eb.tuple(tenantId, id)))
    .orderBy('records.tenantId')
    .orderBy('records.id')
    .limit(lookedAtOnce)
    .execute();

async function fill(db: Kysely<Tables>, tenantId: string, ids: readonly string[]): Promise<void> {
  const rows = await db
    .selectFrom('records')
    .select(['tenantId', 'agentId', 'collection', 'id', 'bodyJson', 'createdAt', 'deletedAt', 'sandbox'])
    .where('tenantId', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  await writeKeys(
    db,
    rows.map(({ bodyJson, deletedAt, ...row }) => ({
      ...row,
      deleted: deletedAt === null ? 0 : 1,
      body: JSON.parse(bodyJson) as Record<string, unknown>,
    })),
  );
}

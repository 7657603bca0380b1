import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/testApp.ts';
import type { Database } from './Database.ts';
import { cascading, tablesRead, triggered, writesOf } from './tablesOf.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});

const nodeOf = (query: { toOperationNode: () => unknown }) => query.toOperationNode() as Parameters<typeof writesOf>[0];

test('a query reads every table that it names, in joins and in what it asks for', () => {
  const query = db
    .selectFrom('agents')
    .innerJoin('connections', 'connections.tenantId', 'agents.tenantId')
    .select('agents.id')
    .where('agents.id', 'in', (eb) => eb.selectFrom('executions').select('agentId'))
    .where((eb) => eb.exists(eb.selectFrom('records').select('id').where('id', '=', 'activity')));
  expect(new Set(tablesRead(nodeOf(query)))).toEqual(new Set(['agents', 'connections', 'executions', 'records']));
  expect(tablesRead(nodeOf(sql`select 1`))).toEqual(['*']);
});

describe('a statement writes', () => {
  const activity = (tenantId: string) => ({
    tenantId,
    agentId: 'a',
    kind: 'failed' as const,
    text: '' as never,
    at: '',
  });
  const update = () => db.updateTable('connections').set({ position: 1 });
  const [table, t] = ['connections', 'one'];
  test.each([
    ['nothing, if it reads', () => db.selectFrom('agents').selectAll(), []],
    [
      'a table of a tenant',
      () => update().where('tenantId', '=', t).where('serviceId', '=', 's'),
      [{ table, tenantId: t }],
    ],
    [
      'one in brackets',
      () => update().where((eb) => eb.and([eb('tenantId', '=', t), eb('serviceId', '=', 's')])),
      [{ table, tenantId: t }],
    ],
    ['anybody’s rows without a tenant', () => update().where('serviceId', '=', 's'), [{ table, tenantId: undefined }]],
    [
      'anybody’s rows with a choice',
      () => update().where((eb) => eb.or([eb('tenantId', '=', t), eb('position', '=', 0)])),
      [{ table, tenantId: undefined }],
    ],
    [
      'new rows of a tenant',
      () => db.insertInto('activity').values([activity(t), activity(t)]),
      [{ table: 'activity', tenantId: t }],
    ],
    [
      'new rows of several',
      () => db.insertInto('activity').values([activity(t), activity('two')]),
      [{ table: 'activity', tenantId: undefined }],
    ],
    [
      'what its triggers write',
      () => db.updateTable('executions').set({ steps: 1 }).where('tenantId', '=', t),
      ['executions', 'runTotals'].map((one) => ({ table: one, tenantId: t })),
    ],
    [
      'a table that it deletes from',
      () => db.deleteFrom('activity').where('tenantId', '=', t),
      [{ table: 'activity', tenantId: t }],
    ],
    [
      'any table, if others hang on it',
      () => db.deleteFrom('records').where('tenantId', '=', t),
      [{ table: undefined, tenantId: t }],
    ],
    ['any, if it can’t be told', () => sql`delete from records`, [{ table: undefined, tenantId: undefined }]],
  ])('%s', (_, query, writes) => {
    expect(writesOf(nodeOf(query()))).toEqual(writes);
  });
});

test('what triggers and deletions write besides is what the database has', async () => {
  const triggers = await sql<{
    on: string;
    sql: string;
  }>`select tbl_name as "on", sql from sqlite_master where type = 'trigger'`.execute(db);
  const found = new Map<string, Set<string>>();
  for (const { on, sql: text } of triggers.rows)
    for (const [, into = ''] of text.matchAll(/(?:insert into|update|delete from) "(\w+)"(?! when)/gi))
      if (into !== on) found.set(on, (found.get(on) ?? new Set()).add(into));
  expect(Object.fromEntries([...found].map(([on, into]) => [on, [...into]]))).toEqual(triggered);
  const parents = await sql<{ parent: string }>`
    select distinct key."table" as parent from sqlite_master, pragma_foreign_key_list(name) as key
    where type = 'table' order by parent`.execute(db);
  expect(parents.rows.map(({ parent }) => parent)).toEqual(cascading);
});

import { externalText } from '@switchboard/api-contract/words/factOrText';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { Migrator } from 'kysely/migration';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../test/postgres.ts';
import type { Database } from './Database.ts';
import { toStoredFact, readStoredFact, type StoredFact } from './storedFact.ts';
import { migrate, migrations } from './migrations.ts';
import { openPool } from './openPool.ts';
import { PostgresDatabase } from './PostgresDatabase.ts';
import { SqliteDatabase } from './SqliteDatabase.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const open: Record<string, () => Promise<Database>> = {
  SQLite: async () => SqliteDatabase.open(':memory:'),
  PostgreSQL: async () => new PostgresDatabase(await openPool(await postgres.fresh())),
};
const odd = 'He said \u201cno\u201d, "no" and \\no\n\ttwice, \u{1f9ed}';
/** A text that looks like a fact, and one that would lose its quotes. */
const likeAFact = '{"kind":"leadAdded","args":{}}';
const inQuotes = '"Mailbox"';

describe.each(Object.keys(open))('sentences stored by an older version in %s', (name) => {
  test('are still read unchanged', async () => {
    const db = await open[name]?.();
    if (!db) throw new TypeError(`There is no ${name}`);
    const before = Object.fromEntries(Object.entries(migrations).filter(([key]) => key < '0005'));
    const { error } = await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest();
    expect(error).toBeUndefined();
    await sql`insert into tenants (id, name, "createdAt") values ('north', 'North', '')`.execute(db);
    await sql`insert into agents ("tenantId", id, "listType", "detailType", name, description, status, "capabilitiesJson", "integrationsJson", "configurationJson", "configurationVersion", position, "createdAt") values ('north', 'email', '', '', '', '', '', '', '', '', 1, 1, '')`.execute(
      db,
    );
    for (const [id, result, failure] of [
      ['done', odd, null],
      ['failed', null, likeAFact],
    ])
      await sql`insert into executions (id, "tenantId", "agentId", status, "executionType", "queuedAt", result, "errorMessage") values (${id}, 'north', 'email', '', '', '', ${result}, ${failure})`.execute(
        db,
      );
    await sql`insert into activity ("tenantId", "agentId", kind, text, at) values ('north', 'email', 'added', ${inQuotes}, '')`.execute(
      db,
    );
    await migrate(db);
    const runs = await db.selectFrom('executions').select(['result', 'errorMessage']).orderBy('id').execute();
    const entry = await db.selectFrom('activity').select('text').executeTakeFirstOrThrow();
    await db.destroy();
    expect(
      runs.map((run) => [
        run.result && readStoredFact(run.result),
        run.errorMessage && readStoredFact(run.errorMessage),
      ]),
    ).toEqual([
      [odd, null],
      [null, likeAFact],
    ]);
    expect(readStoredFact(entry.text)).toBe(inQuotes);
  });
});

test('a fact is stored with its arguments, and each long text is cut', () => {
  const stored = toStoredFact({ kind: 'leadAdded', args: { name: 'x'.repeat(400), by: 'Demo User' } });
  expect(readStoredFact(stored)).toEqual({ kind: 'leadAdded', args: { name: `${'x'.repeat(299)}…`, by: 'Demo User' } });
  expect(readStoredFact(toStoredFact(externalText('x'.repeat(400))))).toHaveLength(300);
});

test('a sentence that an older server writes during an update is read unchanged', () => {
  expect(readStoredFact('Mailbox synced' as StoredFact)).toBe('Mailbox synced');
  expect(wordsOf(readStoredFact('42' as StoredFact))).toBe('42');
});

test('no finished sentence can be stored: the types refuse it', () => {
  // @ts-expect-error -- a sentence is not a fact
  toStoredFact('Mailbox synced');
  // @ts-expect-error -- neither is one in a column
  const column: Parameters<typeof readStoredFact>[0] = 'Mailbox synced';
  // @ts-expect-error -- an argument is missing
  expect(wordsOf(readStoredFact(toStoredFact({ kind: 'leadAdded', args: { name: 'Dana' } })))).toBe(
    'Lead added (Dana)',
  );
  expect(column).toBe('Mailbox synced');
});

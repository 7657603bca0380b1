import { sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeAudit } from '../../audit/writeAudit.ts';
import { seedFirstStart } from '../../seed/seedFirstStart.ts';
import { createTestApp, createTestDatabase, signIn, testNow } from '../../../test/testApp.ts';
import { openSeeded, startPostgres, type TestPostgres } from '../../../test/postgres.ts';
import { type Database, StoreError, DatabaseUnavailableError, type StoreReader } from './Database.ts';
import { openPostgres } from './openStore.ts';
import { PostgresDatabase } from './PostgresDatabase.ts';
import { openPool } from './openPool.ts';

let postgres: TestPostgres;
let url: string;
let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  url = await postgres.cleared();
  ({ db, close } = await openSeeded(url));
});
afterEach(() => close());
afterAll(() => postgres.stop());

/** Names and nullability. SQLite describes keys and counters differently from PostgreSQL but means the same. */
const columnsOf = async (database: Database) =>
  (await database.introspection.getTables())
    .map(
      ({ name, columns }) =>
        `${name}: ${columns
          .map(
            (column) => `${column.name}${column.isNullable && !['id', 'tokenHash'].includes(column.name) ? '?' : ''}`,
          )
          .toSorted()
          .join(' ')}`,
    )
    .toSorted();

const tenant = (id: string, name = id) => ({ id, name, samplesAt: null, createdAt: '2026-03-12T00:00:00Z' });
const read = (trx: StoreReader) => trx.selectFrom('agents').select('id').execute();
const names = async () =>
  (await db.selectFrom('tenants').select('name').orderBy('name').execute()).map((row) => row.name);

describe('the tables', () => {
  test('are those of SQLite', async () => {
    const sqlite = await createTestDatabase();
    expect(await columnsOf(db)).toEqual(await columnsOf(sqlite));
  });

  test('hold whole numbers of 64 bits, bytes, and text in the order of its bytes', async () => {
    const { rows } = await sql<{
      data_type: string;
      collation_name: string | null;
    }>`select distinct data_type, collation_name from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%' order by data_type`.execute(
      db,
    );
    expect(rows).toEqual([
      { data_type: 'bigint', collation_name: null },
      { data_type: 'bytea', collation_name: null },
      { data_type: 'double precision', collation_name: null },
      { data_type: 'text', collation_name: 'C' },
    ]);
  });

  test('refuse to change a line of the audit log', async () => {
    const { id: tenantId } = await db.selectFrom('tenants').select('id').executeTakeFirstOrThrow();
    await writeAudit(db, { tenantId, kind: 'demo.enabled', at: '2026-03-12T09:41:20.000Z' });
    const change = db.updateTable('audit').set({ target: 'somebody else' }).execute();
    await expect(change).rejects.toThrow('the audit log is not changed');
  });

  test('of a newer version are left alone', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01')`.execute(db);
    await expect(openPostgres(url)).rejects.toThrow(/can't be used: .*9999-later/);
    await sql`delete from kysely_migration where name = '9999-later'`.execute(db);
  });

  test('that fail are undone completely, with the reason', async () => {
    await close();
    const odd = await postgres.fresh();
    const other = new PostgresDatabase(await openPool(odd));
    await other.schema.createTable('executions').addColumn('id', 'text').execute();
    await expect(openPostgres(odd)).rejects.toThrow(/can't be used: relation "executions" already exists/);
    expect((await other.introspection.getTables()).map(({ name }) => name)).toEqual(['executions']);
    await other.destroy();
    ({ db, close } = await openSeeded(await postgres.fresh()));
  });

  test('are made and filled once by two servers that start at the same moment', async () => {
    await close();
    const empty = await postgres.fresh();
    const stores = await Promise.all([openSeeded(empty), openSeeded(empty)]);
    for (const store of stores) {
      expect(await store.db.selectFrom('tenants').select('id').execute()).toHaveLength(1);
      expect(await store.db.selectFrom('agents').select('id').execute()).toHaveLength(7);
    }
    for (const store of stores) await store.close();
    ({ db, close } = await openSeeded(empty));
  });

  test('keep what they hold at the next start', async () => {
    await db.insertInto('tenants').values(tenant('b')).execute();
    const again = await openSeeded(url);
    expect(await again.db.selectFrom('tenants').select('id').orderBy('id').execute()).toEqual([
      { id: 'b' },
      { id: 'northlight' },
    ]);
    await again.close();
  });
});

describe('values', () => {
  test('of bytes come back as they were', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
    await db.updateTable('connections').set({ credentials: bytes }).where('serviceId', '=', 'openai').execute();
    const row = await db
      .selectFrom('connections')
      .select('credentials')
      .where('serviceId', '=', 'openai')
      .executeTakeFirstOrThrow();
    expect(Buffer.from(row.credentials ?? []).equals(bytes)).toBe(true);
    expect(
      (await db.updateTable('connections').set({ status: 'error' }).where('credentials', '=', bytes).executeTakeFirst())
        .numUpdatedRows,
    ).toBe(1n);
  });

  test('that are numbers come back as numbers: columns, counts and sums', async () => {
    await db
      .updateTable('connections')
      .set({ position: 9_007_199_254_740_000 })
      .where('serviceId', '=', 'openai')
      .execute();
    expect(
      await db.selectFrom('connections').select('position').where('serviceId', '=', 'openai').executeTakeFirst(),
    ).toEqual({ position: 9_007_199_254_740_000 });
    expect(
      await db
        .selectFrom('agents')
        .select((eb) => [
          eb.fn.countAll<number>().as('agents'),
          eb.fn.sum<number>('position').as('places'),
          eb.fn.max('position').as('last'),
        ])
        .executeTakeFirst(),
    ).toEqual({ agents: 7, places: 21, last: 6 });
  });

  test('of text are compared and ordered by their bytes', async () => {
    for (const name of ['a-b', 'ab', 'B', 'ä']) await db.insertInto('tenants').values(tenant(name)).execute();
    expect(await names()).toEqual(['B', 'Northlight GmbH', 'a-b', 'ab', 'ä']);
  });

  test('of text with a zero character, which PostgreSQL can not hold, are kept without it', async () => {
    await db.insertInto('tenants').values(tenant('b', 'a\0b')).execute();
    expect(await names()).toEqual(['Northlight GmbH', 'a\uFFFDb']);
  });
});

describe('a transaction', () => {
  test('is undone when it throws', async () => {
    const halfway = db.change('northlight', async (trx) => {
      await trx.insertInto('tenants').values(tenant('b')).execute();
      throw new Error('halfway');
    });
    await expect(halfway).rejects.toThrow('halfway');
    expect(await names()).toEqual(['Northlight GmbH']);
  });

  test('takes its lock before it reads anything', async () => {
    const asked: string[] = [];
    const client: PostgresPoolClient = {
      query: (async (text: string, values: readonly unknown[]) => {
        asked.push([text, ...values].join(' '));
        return { command: text === 'commit' ? 'COMMIT' : 'SELECT', rowCount: 0, rows: [] };
      }) as unknown as PostgresPoolClient['query'],
      release: () => {},
    };
    const recorded = new PostgresDatabase({
      options: {},
      connect: async () => client,
      end: async () => {},
    } satisfies PostgresPool);
    await recorded.change('northlight', read);
    await recorded.inTurn('signIn', read);
    const reading = 'select "id" from "agents"';
    expect(asked).toEqual([
      'begin',
      'select "id" from "tenants" where "id" = $1 for no key update northlight',
      reading,
      'commit',
      'begin',
      'select pg_advisory_xact_lock($1) 718300002',
      reading,
      'commit',
    ]);
  });
});

describe('a fault', () => {
  test('of a statement is passed on unchanged', async () => {
    const orphan = db
      .insertInto('sessions')
      .values({ tokenHash: 'x', userId: 'nobody', createdAt: '', expiresAt: '' })
      .execute();
    await expect(orphan).rejects.toMatchObject({ code: '23503' });
    await expect(orphan).rejects.not.toBeInstanceOf(DatabaseUnavailableError);
  });

  test('of the database is one that another try may get past', async () => {
    await expect(
      db
        .transaction()
        .execute((trx) => sql`do ${sql.lit("begin raise exception 'stop' using errcode = '40001'; end")}`.execute(trx)),
    ).rejects.toBeInstanceOf(DatabaseUnavailableError);
    expect(await names()).toEqual(['Northlight GmbH']);
  });

  test('at the start is printed in one line without the password', async () => {
    const elsewhere = new URL(url);
    elsewhere.port = '1';
    elsewhere.password = 'planted';
    await expect(openPostgres(elsewhere.href)).rejects.toThrow(
      new StoreError(`The database ${elsewhere.host}${elsewhere.pathname} can't be used: the connection was refused`),
    );
  });
});

test('a server whose database goes away answers 503 until it is back', async ({ skip }) => {
  const { outage } = postgres;
  skip(!outage, 'The server is not the tests’ own');
  if (!outage) return;
  const lines: string[] = [];
  const app = await createTestApp({
    db,
    env: { LOG_LEVEL: 'error' },
    logTo: { write: (line) => void lines.push(line) },
  });
  const headers = await signIn(app);
  await outage.shut();
  for (const request of [
    { url: '/api/agents', headers },
    { method: 'POST', url: '/api/agents/email/runs', headers },
    { method: 'POST', url: '/api/auth/login', payload: { username: 'demo', password: 'x' } },
  ] as const) {
    const answer = await app.inject(request);
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '5',
      { error: 'The database is not responding. Try again in a moment.' },
    ]);
  }
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
  expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect(lines.every((line) => (JSON.parse(line) as { msg: string }).msg === 'the database is not responding')).toBe(
    true,
  );
  await outage.open();
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/api/agents', headers })).statusCode).toBe(200);
  await app.close();
});

test('a first start later does nothing', async () => {
  await db.deleteFrom('agents').where('id', '=', 'email-agent').execute();
  await seedFirstStart(db, () => testNow);
  expect(await db.selectFrom('agents').select('id').execute()).toHaveLength(6);
});

import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../src/platform/clock.ts';
import { seedFirstStart } from '../src/seed/seedFirstStart.ts';
import { openPostgres, type OpenStore } from '../src/platform/store/openStore.ts';
import { PostgresDatabase } from '../src/platform/store/PostgresDatabase.ts';
import { openPool } from '../src/platform/store/openPool.ts';
import { testNow } from './testApp.ts';
import { startPgliteServer } from './pgliteServer.ts';

/** A PostgreSQL for the tests of one file. */
export interface TestPostgres {
  /** The address of an empty database. The previous one is deleted, so close its connections first. */
  readonly fresh: () => Promise<string>;
  /** The same, but with the tables of the previous one, without rows: there is little left to migrate. */
  readonly cleared: () => Promise<string>;
  /** Refuses connections until `open`; undefined on a server that is not the tests' own. */
  readonly outage: { readonly shut: () => Promise<void>; readonly open: () => Promise<void> } | undefined;
  readonly stop: () => Promise<void>;
}

/** PGlite, or the server in TEST_DATABASE_URL, a real one whose user may create databases. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env['TEST_DATABASE_URL'];
  const { fresh, ...server } = given ? onServer(given) : await onPglite();
  let url: string | undefined;
  const renew = async (): Promise<string> => (url = await fresh());
  return {
    ...server,
    fresh: renew,
    cleared: async () => {
      if (url === undefined) return renew();
      await ask(url, (db) => clearTables.execute(db));
      return url;
    },
  };
}

const clearTables = sql`do $$ begin
  execute (select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity'
    from pg_tables where schemaname = 'public' and tablename not like 'kysely%');
end $$`;

type Server = Omit<TestPostgres, 'cleared'>;

async function onPglite(): Promise<Server> {
  const server = await startPgliteServer();
  const fresh = async (): Promise<string> => {
    await server.empty();
    return server.url;
  };
  return { fresh, outage: server, stop: server.stop };
}

function onServer(server: string): Server {
  let used: string | undefined;
  const drop = async (): Promise<void> => {
    if (used !== undefined)
      await ask(server, (db) => sql`drop database ${sql.id(used ?? '')} with (force)`.execute(db));
  };
  return {
    fresh: async () => {
      await drop();
      const name = `switchboard_test_${randomBytes(6).toString('hex')}`;
      await ask(server, (db) => sql`create database ${sql.id(name)}`.execute(db));
      used = name;
      const url = new URL(server);
      url.pathname = `/${name}`;
      return url.href;
    },
    outage: undefined,
    stop: drop,
  };
}

async function ask(url: string, work: (db: PostgresDatabase) => Promise<unknown>): Promise<void> {
  const db = new PostgresDatabase(await openPool(url));
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

/** Connects as a starting server does: migrates the tables, and seeds them if empty. */
export async function openSeeded(url: string, clock: Clock = () => testNow): Promise<OpenStore> {
  const store = await openPostgres(url);
  await seedFirstStart(store.db, clock);
  return store;
}

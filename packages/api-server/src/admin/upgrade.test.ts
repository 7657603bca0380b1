import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { admin } from '../../test/adminProcess.ts';
import { failToStart, signInAt, startServer } from '../../test/childServer.ts';
import { startPgliteServer } from '../../test/pgliteServer.ts';
import { systemClock } from '../platform/clock.ts';
import type { Tables } from '../platform/store/Database.ts';
import { migrations } from '../platform/store/migrations.ts';
import { openPool } from '../platform/store/openPool.ts';
import { databaseFile, openPostgres, openStore } from '../platform/store/openStore.ts';
import { PostgresDatabase } from '../platform/store/PostgresDatabase.ts';
import { SqliteDatabase } from '../platform/store/SqliteDatabase.ts';
import { seedFirstStart } from '../seed/seedFirstStart.ts';

/** A version that was released. */
const earlier = '0043-sandbox-workflows';
const newest = Object.keys(migrations).at(-1) ?? '';

async function migrateTo(db: Kysely<Tables>, version: string): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(version);
  if (error) throw error;
}

let folder: string;
const database = () => join(folder, databaseFile);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A folder as a server of the earlier version leaves it that was killed: most of it is in the journal. */
async function leaveEarlier(): Promise<void> {
  const at = join(folder, 'at-work.db');
  const db = SqliteDatabase.open(at);
  await sql`pragma wal_autocheckpoint = 0`.execute(db);
  await migrateTo(db, earlier);
  await seedFirstStart(db, systemClock);
  for (const end of ['', '-wal']) copyFileSync(at + end, database() + end);
  await db.destroy();
  for (const end of ['', '-wal', '-shm']) rmSync(at + end, { force: true });
  expect(statSync(`${database()}-wal`).size).toBeGreaterThan(statSync(database()).size);
}

/** All that a database holds, its tables' definitions included. */
function contentOf(path: string): unknown {
  const sqlite = new DatabaseSync(path, { readOnly: true });
  try {
    const tables = sqlite.prepare(`select name, sql from sqlite_master where type = 'table' order by name`).all();
    return tables.map(({ name, sql: made }) => [made, sqlite.prepare(`select * from "${String(name)}"`).all()]);
  } finally {
    sqlite.close();
  }
}

const copies = () => readdirSync(folder).filter((name) => name.startsWith('before-migration-'));

describe('a data folder of an earlier version', () => {
  test('is copied and migrated at a start, and the command that the log names goes back', async () => {
    await leaveEarlier();
    const before = contentOf(database());
    const { address, child, ended, output } = await startServer({ DATA_DIR: folder });
    expect((await fetch(`${address}/api/agents`, { headers: await signInAt(address) })).status).toBe(200);
    child.kill('SIGTERM');
    await ended;
    expect(output()).toContain(`Migrating the database from version ${earlier} to ${newest}.`);
    const [copy = ''] = copies();
    expect(statSync(join(folder, copy)).mode & 0o777).toBe(0o600);
    expect(contentOf(join(folder, copy))).toEqual(before);
    expect(contentOf(database())).not.toEqual(before);

    const [, typed = ''] = /run npm run admin -- ([^,]+),/.exec(output()) ?? [];
    const { code, output: said } = await admin({ DATA_DIR: folder }, ...typed.split(' '), '--yes');
    expect(code).toBe(0);
    expect(said).toContain('Start the version of the product that wrote it');
    expect(contentOf(database())).toEqual(before);
  });

  test('has three copies at most, the newest ones', async () => {
    await leaveEarlier();
    const made: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      await (await openStore(folder, { say: () => {} })).close();
      const copy = copies().at(-1) ?? '';
      made.push(copy);
      copyFileSync(join(folder, copy), database());
    }
    expect(copies()).toEqual(made.slice(-3));
    expect(new Set(made).size).toBe(5);
  });

  test('is not copied where BEFORE_MIGRATION=off, and one of this version never', async () => {
    await leaveEarlier();
    const said: string[] = [];
    const open = async (copy: boolean) =>
      (await openStore(folder, { copy, say: (line) => void said.push(line) })).close();
    await open(false);
    await open(true);
    expect([copies(), said]).toEqual([[], []]);
  });
});

test('a database of a later version is refused, by both versions', async () => {
  const { db, close } = await openStore(folder);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01')`.execute(db);
  await close();
  const { code, output } = await failToStart({ DATA_DIR: folder });
  expect([code, output]).toEqual([
    1,
    `The database ${database()} can't be used: it is from a later version of the product: its tables are of version 9999-later, and this one knows them up to ${newest}. Start the later one\n`,
  ]);
});

test('of a PostgreSQL the log says that nothing goes back but a backup of the operator’s', async () => {
  const postgres = await startPgliteServer();
  const db = new PostgresDatabase(await openPool(postgres.url));
  await migrateTo(db, earlier);
  await db.destroy();
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  for (let start = 0; start < 2; start += 1) await (await openPostgres(postgres.url, { say })).close();
  const { host, pathname } = new URL(postgres.url);
  expect(said).toEqual([
    `Migrating the tables of ${host}${pathname} from version ${earlier} to ${newest}. Only a backup of yours goes back from there.`,
  ]);
  await postgres.stop();
});

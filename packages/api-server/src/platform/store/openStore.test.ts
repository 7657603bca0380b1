import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { seedFirstStart } from '../../seed/seedFirstStart.ts';
import { createTestApp, signIn, testNow } from '../../../test/testApp.ts';
import { migrations } from './migrations.ts';
import { openStore } from './openStore.ts';
import { StoreError } from './Database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const clock = () => testNow;

describe('openStore', () => {
  test('makes a private folder and a database that is safe on the disk', async () => {
    const deeper = join(folder, 'a/b');
    const { db, close } = await openStore(deeper);
    expect(statSync(deeper).mode & 0o777).toBe(0o700);
    const pragmas = await Promise.all(
      ['journal_mode', 'synchronous', 'foreign_keys'].map(
        async (name) =>
          Object.values((await sql`select * from pragma_${sql.raw(name)}`.execute(db)).rows[0] as object)[0] as unknown,
      ),
    );
    expect(pragmas).toEqual(['wal', 2, 1]);
    await close();
  });

  test('finds after a restart what was written before: session, configuration, new agent, first start only once', async () => {
    const first = await openStore(folder);
    await seedFirstStart(first.db, clock);
    const app = await createTestApp({ db: first.db });
    const headers = await signIn(app);
    await app.inject({ method: 'PUT', url: '/api/agents/email/config', headers, payload: { timeout: 42 } });
    await app.inject({ method: 'POST', url: '/api/agents', headers, payload: { name: 'Scout', type: 'custom' } });
    await app.inject({ method: 'POST', url: '/api/agents/research/stop', headers });
    const before = (await app.inject({ url: '/api/agents', headers })).json<unknown>();
    await app.close();
    await first.close();

    const second = await openStore(folder);
    await seedFirstStart(second.db, clock);
    const again = await createTestApp({ db: second.db });
    expect((await again.inject({ url: '/api/agents', headers })).json()).toEqual(before);
    expect((await again.inject({ url: '/api/agents/email', headers })).json()).toMatchObject({
      configurationVersion: 2,
      configuration: { timeout: 42 },
    });
    expect((await again.inject({ url: '/api/agents/scout', headers })).statusCode).toBe(200);
    expect((await again.inject({ url: '/api/agents/research', headers })).json()).toMatchObject({ status: 'paused' });
    await again.close();
    await second.close();
  });

  test('lets nobody else in until it is closed', async () => {
    const first = await openStore(folder);
    await expect(openStore(folder)).rejects.toThrow(
      new StoreError(
        `Another Switchboard server is using the data folder ${folder}. Stop it, or set DATA_DIR to another folder`,
      ),
    );
    await first.close();
    await (await openStore(folder)).close();
  });

  test('leaves the folder free when the database can not be used, and says why', async () => {
    const path = join(folder, 'switchboard.db');
    writeFileSync(path, 'no database at all, but long enough to be read as one '.repeat(100));
    await expect(openStore(folder)).rejects.toThrow(`The database ${path} can't be used: file is not a database`);
    rmSync(path);
    await (await openStore(folder)).close();
  });

  test('says what is wrong with a folder that is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(openStore(file)).rejects.toThrow(`DATA_DIR ${file} can't be written: it is not a folder`);
    await expect(openStore(join(file, 'below'))).rejects.toThrow(StoreError);
  });

  test('does not touch a database of a newer version', async () => {
    const { db, close } = await openStore(folder);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01')`.execute(db);
    await close();
    await expect(openStore(folder)).rejects.toThrow(/can't be used: .*9999-later/);
  });
});

describe('migrations', () => {
  test('are named by number, in order', () => {
    const names = Object.keys(migrations);
    expect(names).toEqual(names.toSorted());
    for (const name of names) expect(name).toMatch(/^\d{4}-[a-z-]+$/);
    expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
  });

  test('are done whole or not at all', async () => {
    const { db, close } = await openStore(folder);
    await expect(
      db.transaction().execute(async (trx) => {
        await trx.schema.createTable('half').addColumn('id', 'text').execute();
        throw new Error('stopped');
      }),
    ).rejects.toThrow('stopped');
    await close();
    const raw = new DatabaseSync(join(folder, 'switchboard.db'), { readOnly: true });
    expect(raw.prepare("select name from sqlite_master where name = 'half'").all()).toEqual([]);
    raw.close();
  });
});

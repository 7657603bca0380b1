import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failToStart, startServer } from '../test/childServer.ts';
import { openSeeded, startPostgres, type TestPostgres } from '../test/postgres.ts';
import { seedFolder } from '../test/testApp.ts';
import { runAdmin } from './admin/runAdmin.ts';
import { fittingKey } from './admin/vaultKey.ts';
import { sealCredentials } from './outside/credentials/credentials.ts';
import type { Database } from './platform/store/Database.ts';
import { openStore } from './platform/store/openStore.ts';
import { parseSecretKey } from './platform/vault/secretKey.ts';
import { createVault } from './platform/vault/Vault.ts';

const toDo = 'Start with the key that was used before. If it is lost for good: npm run admin -- replace-lost-key';
const makeKey = () => randomBytes(32).toString('hex');
const toKey = (hex: string) => parseSecretKey(hex, 'the key');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wrong-key-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Env = Readonly<Record<string, string>>;

/** What a server says that does not start. */
async function refusal(env: Env): Promise<string> {
  const { code, output } = await failToStart(env);
  expect(code).toBe(1);
  return output;
}

/** Runs a command, with nobody to answer its questions. */
async function admin(env: Env, ...typed: readonly string[]) {
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const code = await runAdmin(typed, env, { say, complain: say, ask: undefined });
  return { code, said: said.join('\n') };
}

/** Connects Apollo, with credentials that a key seals. */
async function connectApollo(db: Database, hex: string): Promise<void> {
  const owner = { tenantId: 'northlight', serviceId: 'apollo' as const };
  const credentials = sealCredentials(createVault(toKey(hex)), owner, { apiKey: 'an Apollo key' });
  await db.updateTable('connections').set({ credentials }).where('serviceId', '=', 'apollo').execute();
}

describe('a data folder', () => {
  const path = () => join(folder, 'secret.key');
  const away = () => join(folder, 'secret.key.away');
  /** Does something with the database that no server uses. */
  async function inStore<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const { db, close } = await openStore(folder);
    try {
      return await work(db);
    } finally {
      await close();
    }
  }
  /** As at a start: with SECRET_KEY, or the key in the folder. */
  const startWith = (hex?: string) =>
    inStore((db) => fittingKey(db, { dataDir: folder, secretKey: hex === undefined ? undefined : toKey(hex) }));
  const begin = async () => {
    await seedFolder(folder);
    await inStore(async (db) => {
      await fittingKey(db, { dataDir: folder, secretKey: undefined });
      await connectApollo(db, readFileSync(path(), 'utf8'));
    });
  };

  test('starts with its own key alone, and makes none in place of one that is missing', async () => {
    await begin();
    expect(await refusal({ DATA_DIR: folder, SECRET_KEY: makeKey() })).toBe(
      `SECRET_KEY is not the key of this database: 1 of 1 stored secrets can't be opened. ${toDo}\n`,
    );
    renameSync(path(), away());
    expect(await refusal({ DATA_DIR: folder })).toBe(
      `The key ${path()} is missing: 1 of 1 stored secrets can't be opened. ${toDo}\n`,
    );
    expect(existsSync(path())).toBe(false);
    const { child, ended } = await startServer({ DATA_DIR: folder, SECRET_KEY: readFileSync(away(), 'utf8') });
    child.kill('SIGTERM');
    await ended;
  });

  test('of a version without fingerprints takes the key that opens all that is sealed', async () => {
    await begin();
    await inStore((db) => db.deleteFrom('vaultKey').execute());
    await expect(startWith(makeKey())).rejects.toThrow('1 of 1 stored secrets');
    expect(await inStore((db) => db.selectFrom('vaultKey').selectAll().execute())).toEqual([]);
    await startWith();
    expect(await inStore((db) => db.selectFrom('vaultKey').selectAll().execute())).toHaveLength(1);
  });

  test('of a version without fingerprints takes the key that opens one of several', async () => {
    await begin();
    await inStore(async (db) => {
      await db.deleteFrom('vaultKey').execute();
      const credentials = sealCredentials(
        createVault(toKey(makeKey())),
        { tenantId: 'northlight', serviceId: 'openai' },
        { apiKey: 'a key from long ago' },
      );
      await db.updateTable('connections').set({ credentials }).where('serviceId', '=', 'openai').execute();
    });
    await expect(startWith(makeKey())).rejects.toThrow('2 of 2 stored secrets');
    await startWith();
    await expect(startWith(makeKey())).rejects.toThrow('2 of 2 stored secrets');
  });

  test('without secrets takes another key, and makes one that is missing', async () => {
    await startWith();
    await startWith(makeKey());
    rmSync(path());
    await startWith();
    expect(existsSync(path())).toBe(true);
  });

  test('whose key is lost goes on with a new one once the operator has said so', async () => {
    await begin();
    const env = { DATA_DIR: folder };
    expect((await admin(env, 'replace-lost-key', '--yes')).said).toContain('Nothing was changed');
    rmSync(path());
    expect(await admin(env, 'replace-lost-key')).toMatchObject({
      code: 1,
      said: expect.stringContaining('Go on with a new key? It does not open 1 of 1 stored secrets.'),
    });
    expect(existsSync(path())).toBe(false);
    expect((await admin(env, 'replace-lost-key', '--yes')).code).toBe(0);
    await startWith();
    expect((await admin(env, 'rotate-key', '--yes')).said).toContain('1 could not be opened with the old key either');
    await startWith();
  });

  test('is restored without making a key, and says which is missing', async () => {
    await begin();
    const backup = join(folder, 'backup.db');
    expect((await admin({ DATA_DIR: folder }, 'backup', backup)).code).toBe(0);
    const fresh = join(folder, 'fresh');
    const { code, said } = await admin({ DATA_DIR: fresh }, 'restore', backup, '--yes');
    expect(code).toBe(0);
    expect(said).toContain(`The key ${join(fresh, 'secret.key')} is missing: 1 of 1 stored secrets`);
    expect(existsSync(join(fresh, 'secret.key'))).toBe(false);
  });
});

describe('a PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('lets a second server with another key not in, also before anything is sealed', async () => {
    const url = await postgres.fresh();
    const [right, wrong, next] = [makeKey(), makeKey(), makeKey()];
    const env = { DATABASE_URL: url, SECRET_KEY: right };
    const { db, close } = await openSeeded(url);
    const startWith = (hex: string) => fittingKey(db, { dataDir: folder, secretKey: toKey(hex) });
    await startWith(right);
    expect(await refusal({ ...env, SECRET_KEY: wrong })).toBe(`SECRET_KEY is not the key of this database. ${toDo}\n`);
    await connectApollo(db, right);
    await expect(startWith(wrong)).rejects.toThrow("1 of 1 stored secrets can't be opened");
    const rotate = (hex: string) => admin({ ...env, SECRET_KEY: hex, NEW_SECRET_KEY: next }, 'rotate-key', '--yes');
    expect(await rotate(wrong)).toMatchObject({
      code: 1,
      said: expect.stringContaining('SECRET_KEY is not the key of this database'),
    });
    expect((await rotate(right)).code).toBe(0);
    await startWith(next);
    await expect(startWith(right)).rejects.toThrow('SECRET_KEY is not the key of this database');
    await close();
  });
});

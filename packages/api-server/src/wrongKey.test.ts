import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { admin } from '../test/adminProcess.ts';
import { failToStart, startServer } from '../test/childServer.ts';
import { startPostgres, type TestPostgres } from '../test/postgres.ts';
import { sealCredentials } from './outside/credentials/credentials.ts';
import type { Database } from './platform/store/Database.ts';
import { openPostgres, openStore } from './platform/store/openStore.ts';
import { parseSecretKey } from './platform/vault/secretKey.ts';
import { createVault } from './platform/vault/Vault.ts';

const toDo = 'Start with the key that was used before. If it is lost for good: npm run admin -- replace-lost-key';
const makeKey = () => randomBytes(32).toString('hex');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wrong-key-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Env = Readonly<Record<string, string>>;

/** Starts a server and ends it. */
async function startOnce(env: Env): Promise<void> {
  const { child, ended } = await startServer(env);
  child.kill('SIGTERM');
  await ended;
}

/** What a server says that does not start. */
async function refusal(env: Env): Promise<string> {
  const { code, output } = await failToStart(env);
  expect(code).toBe(1);
  return output;
}

/** Connects Apollo, with credentials that a key seals. */
async function connectApollo(db: Database, hex: string): Promise<void> {
  const vault = createVault(parseSecretKey(hex, 'the key'));
  const owner = { tenantId: 'northlight', serviceId: 'apollo' as const };
  const credentials = sealCredentials(vault, owner, { apiKey: 'an Apollo key' });
  await db.updateTable('connections').set({ credentials }).where('serviceId', '=', 'apollo').execute();
}

describe('a data folder', () => {
  const path = () => join(folder, 'secret.key');
  const change = async (work: (db: Database) => Promise<unknown>) => {
    const { db, close } = await openStore(folder);
    await work(db);
    await close();
  };
  const begin = async () => {
    await startOnce({ DATA_DIR: folder });
    await change((db) => connectApollo(db, readFileSync(path(), 'utf8')));
  };

  test.each(['with', 'without'])('%s a fingerprint and with secrets starts with its own key alone', async (noted) => {
    await begin();
    if (noted === 'without') await change((db) => db.deleteFrom('vaultKey').execute());
    expect(await refusal({ DATA_DIR: folder, SECRET_KEY: makeKey() })).toBe(
      `SECRET_KEY is not the key of this database: 1 of 1 stored secrets can't be opened. ${toDo}\n`,
    );
    renameSync(path(), `${path()}.away`);
    expect(await refusal({ DATA_DIR: folder })).toBe(
      `The key ${path()} is missing: 1 of 1 stored secrets can't be opened. ${toDo}\n`,
    );
    expect(existsSync(path())).toBe(false);
    await startOnce({ DATA_DIR: folder, SECRET_KEY: readFileSync(`${path()}.away`, 'utf8') });
    await change(async (db) => expect(await db.selectFrom('vaultKey').selectAll().execute()).toHaveLength(1));
  });

  test('without secrets takes another key, and makes one that is missing', async () => {
    await startOnce({ DATA_DIR: folder });
    await startOnce({ DATA_DIR: folder, SECRET_KEY: makeKey() });
    rmSync(path());
    await startOnce({ DATA_DIR: folder });
    expect(existsSync(path())).toBe(true);
  });

  test('whose key is lost goes on with a new one once the operator has said so', async () => {
    await begin();
    const env = { DATA_DIR: folder };
    expect((await admin(env, 'replace-lost-key', '--yes')).output).toContain('Nothing was changed');
    rmSync(path());
    expect(await admin(env, 'replace-lost-key')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('Go on with a new key? It does not open 1 of 1 stored secrets.'),
    });
    expect(existsSync(path())).toBe(false);
    expect(await admin(env, 'replace-lost-key', '--yes')).toMatchObject({ code: 0, errors: '' });
    await startOnce(env);
    expect((await admin(env, 'rotate-key', '--yes')).output).toContain('1 could not be opened with the old key either');
    await startOnce(env);
  });

  test('is restored without making a key, and says what is missing', async () => {
    await begin();
    const backup = join(folder, 'backup.db');
    expect(await admin({ DATA_DIR: folder }, 'backup', backup)).toMatchObject({ code: 0 });
    const fresh = join(folder, 'fresh');
    const { code, output } = await admin({ DATA_DIR: fresh }, 'restore', backup, '--yes');
    expect(code).toBe(0);
    expect(output).toContain(`The key ${join(fresh, 'secret.key')} is missing: 1 of 1 stored secrets`);
    expect(existsSync(join(fresh, 'secret.key'))).toBe(false);
  });
});

describe('a PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('lets a second server with another key not in, also before anything is stored', async () => {
    const url = await postgres.fresh();
    const [right, wrong] = [makeKey(), makeKey()];
    const env = { DATABASE_URL: url, SECRET_KEY: right, DEMO: 'on' };
    const { child, ended } = await startServer(env);
    expect(await refusal({ ...env, SECRET_KEY: wrong })).toBe(`SECRET_KEY is not the key of this database. ${toDo}\n`);
    await startOnce(env);
    child.kill('SIGTERM');
    await ended;
    const { db, close } = await openPostgres(url);
    await connectApollo(db, right);
    await close();
    expect(await refusal({ ...env, SECRET_KEY: wrong })).toContain("1 of 1 stored secrets can't be opened");
    expect(await admin({ ...env, SECRET_KEY: wrong, NEW_SECRET_KEY: makeKey() }, 'rotate-key', '--yes')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('SECRET_KEY is not the key of this database'),
    });
    const next = makeKey();
    expect(await admin({ ...env, NEW_SECRET_KEY: next }, 'rotate-key', '--yes')).toMatchObject({ code: 0 });
    await startOnce({ ...env, SECRET_KEY: next });
    expect(await refusal(env)).toContain('SECRET_KEY is not the key of this database');
  });
});

import { createSecretKey, randomBytes } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';
import { seedFolder, testNow } from '../../test/testApp.ts';
import { sealCredentials } from '../outside/credentials/credentials.ts';
import type { Database } from '../platform/store/Database.ts';
import { openPostgres, openStore, type OpenStore } from '../platform/store/openStore.ts';
import { createVault } from '../platform/vault/Vault.ts';
import { fingerprintOf, makeSecretKey } from '../platform/vault/secretKey.ts';
import { backUp } from './backup.ts';
import { copyFolderToPostgres } from './commands/copyToPostgres.ts';
import { keyIn, restore } from './restore.ts';
import { rotateKeyFile } from './commands/rotateKey.ts';
import { fittingKey, noteKey, tryFit } from './vaultKey.ts';

/** A folder with data and its key, and a backup of it. */
let model: string;
let archive: string;
let dataDir: string;
let store: OpenStore;
const file = () => join(dataDir, 'backups', 'tonight.db');
const place = () => ({ dataDir, databaseUrl: undefined, secretKey: undefined });
const key = () => makeSecretKey(dataDir);

beforeAll(async () => {
  model = mkdtempSync(join(tmpdir(), 'switchboard-backup-'));
  dataDir = join(model, 'data');
  archive = join(model, 'archive.db');
  mkdirSync(dataDir);
  await seedFolder(dataDir);
  const { db, close } = await openStore(dataDir);
  await connectApollo(db, 'an Apollo key');
  await close();
  await backUp(place(), archive);
});
afterAll(() => rmSync(model, { recursive: true, force: true }));
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'switchboard-backup-'));
  cpSync(join(model, 'data'), dataDir, { recursive: true });
  store = await openStore(dataDir);
});
afterEach(async () => {
  await store.close().catch(() => {});
  rmSync(dataDir, { recursive: true, force: true });
});

async function connectApollo(db: Database, apiKey: string): Promise<void> {
  const owner = { tenantId: 'northlight', serviceId: 'apollo' as const };
  const credentials = sealCredentials(createVault(key()), owner, { apiKey });
  await db.updateTable('connections').set({ credentials }).where('serviceId', '=', 'apollo').execute();
}

/** How many rows each table has, and what the totals of runs add up to. */
async function sizesOf(db: Database): Promise<Record<string, number>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const counted = tables.map(async (name) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db);
    return [name, Number(rows[0]?.count)] as const;
  });
  const { runs } = await db
    .selectFrom('runTotals')
    .select((eb) => eb.fn.sum<number>('runs').as('runs'))
    .executeTakeFirstOrThrow();
  return { ...Object.fromEntries(await Promise.all(counted)), 'sum of runs': runs };
}

async function reopened(): Promise<Database> {
  store = await openStore(dataDir);
  return store.db;
}

describe('a backup', () => {
  test('beside a server that writes holds what was acknowledged, and restores to equal counts and sums', async () => {
    const sizes = await sizesOf(store.db);
    const { promise: written, resolve: onWritten } = Promise.withResolvers<void>();
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    const unfinished = store.db.change('northlight', async (trx) => {
      await trx.deleteFrom('executions').where('tenantId', '=', 'northlight').execute();
      onWritten();
      await done;
    });
    await written;
    await backUp(place(), file());
    finish();
    await unfinished;
    await store.close();
    const { movedTo, secrets } = await restore(file(), place(), { key: key(), now: testNow });
    expect(secrets).toEqual({ opened: 1, lost: 0, fits: true });
    expect(await sizesOf(await reopened())).toEqual(sizes);
    expect(existsSync(movedTo ?? '')).toBe(true);
  });

  test('is for its owner alone, and so is every file of the data folder, whatever its mode was', async () => {
    await store.close();
    for (const name of ['switchboard.db', 'lock']) chmodSync(join(dataDir, name), 0o664);
    writeFileSync(join(dataDir, 'switchboard.db-wal'), '', { mode: 0o644 });
    await reopened();
    await backUp(place(), file());
    await backUp(place(), join(dataDir, 'with-key.db'), { key: key(), passphrase: 'a long passphrase' });
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const modes = files.map(({ parentPath, name }) => [name, statSync(join(parentPath, name)).mode & 0o777] as const);
    expect(modes.map(([name]) => name)).toEqual(
      expect.arrayContaining(['lock', 'switchboard.db', 'switchboard.db-wal', 'tonight.db', 'with-key.db']),
    );
    expect(modes.filter(([, mode]) => mode !== 0o600)).toEqual([]);
  });

  test('is never written over another file', async () => {
    await expect(backUp(place(), archive)).rejects.toThrow('already exists');
  });

  test('holds no key, unless a passphrase seals it', async () => {
    expect(keyIn(archive, 'anything')).toBeUndefined();
    const withKey = join(dataDir, 'with-key.db');
    await backUp(place(), withKey, { key: key(), passphrase: 'a long passphrase' });
    expect(readFileSync(withKey).includes(key().export())).toBe(false);
    expect(keyIn(withKey, 'a long passphrase')).toBe(key().export().toString('hex'));
    expect(() => keyIn(withKey, 'another')).toThrow('decrypted');
  });

  test('says of what it restores how much the key at hand does not open', async () => {
    await store.close();
    const other = createSecretKey(randomBytes(32));
    expect((await restore(archive, place(), { key: other, now: testNow })).secrets).toEqual({
      opened: 0,
      lost: 1,
      fits: false,
    });
  });

  test('is not written with a key that is not the data’s', async () => {
    await store.db.inTurn('start', (trx) => noteKey(trx, key()));
    const other = { key: createSecretKey(randomBytes(32)), passphrase: 'a long passphrase' };
    await expect(backUp(place(), file(), other)).rejects.toThrow('is not the key of this database');
    expect(existsSync(file())).toBe(false);
  });

  test('of a later version is refused, and so is what is none, and the data stays', async () => {
    const later = join(dataDir, 'later.db');
    copyFileSync(archive, later);
    const sqlite = new DatabaseSync(later);
    sqlite.exec(`insert into kysely_migration values ('9999-later', '2030-01-01')`);
    sqlite.close();
    const sizes = await sizesOf(store.db);
    await store.close();
    await expect(restore(later, place(), { key: key(), now: testNow })).rejects.toThrow('9999-later');
    const torn = join(dataDir, 'torn.db');
    writeFileSync(torn, readFileSync(archive).subarray(0, 5_000));
    await expect(restore(torn, place(), { key: key(), now: testNow })).rejects.toThrow('is not a complete backup');
    expect(await sizesOf(await reopened())).toEqual(sizes);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('.restore'))).toEqual([]);
  });

  test('is not restored under a server that runs', async () => {
    await expect(restore(archive, place(), { key: key(), now: testNow })).rejects.toThrow('Another Switchboard server');
  });
});

describe('rotating the key', () => {
  test('seals everything with a new one, which the next start uses', async () => {
    const before = key().export().toString('hex');
    expect(await rotateKeyFile(store.db, dataDir)).toEqual({ opened: 1, lost: 0 });
    expect(key().export().toString('hex')).not.toBe(before);
    expect(await tryFit(store.db, key(), true)).toEqual({ opened: 1, lost: 0, fits: true });
  });

  test('refuses a key at hand that is not the one, and leaves all as it was', async () => {
    await fittingKey(store.db, place());
    const right = readFileSync(join(dataDir, 'secret.key'));
    writeFileSync(join(dataDir, 'secret.key'), randomBytes(32).toString('hex'), { mode: 0o600 });
    await expect(rotateKeyFile(store.db, dataDir)).rejects.toThrow('1 of 1 stored secrets');
    writeFileSync(join(dataDir, 'secret.key'), right);
    expect(readdirSync(dataDir)).not.toContain('secret.key.next');
    expect(await tryFit(store.db, key(), true)).toEqual({ opened: 1, lost: 0, fits: true });
  });

  test('that was cut off after sealing goes on with the key that it had made', async () => {
    const old = readFileSync(join(dataDir, 'secret.key'));
    await rotateKeyFile(store.db, dataDir);
    writeFileSync(join(dataDir, 'secret.key.next'), readFileSync(join(dataDir, 'secret.key')), { mode: 0o600 });
    writeFileSync(join(dataDir, 'secret.key'), old);
    expect(await rotateKeyFile(store.db, dataDir)).toEqual({ opened: 1, lost: 0 });
    expect(await tryFit(store.db, key(), true)).toEqual({ opened: 1, lost: 0, fits: true });
  });

  test('knows every column of bytes', async () => {
    const tables = await store.db.introspection.getTables();
    const bytes = tables.flatMap(({ name, columns }) =>
      columns.filter(({ dataType }) => dataType.toLowerCase() === 'blob').map((column) => `${name}.${column.name}`),
    );
    // Ways to a consent screen are dropped, and keys of passkeys are public.
    expect(bytes.toSorted()).toEqual([
      'agents.secrets',
      'connections.credentials',
      'consents.client',
      'passkeys.publicKey',
    ]);
  });
});

describe('on PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('a copy has equal counts and sums, gives new numbers, and can be backed up and restored again', async () => {
    const at = testNow.toISOString();
    await store.db
      .insertInto('activity')
      .values({ tenantId: 'northlight', agentId: 'email-agent', kind: 'failed', text: '"x"' as never, at })
      .execute();
    await fittingKey(store.db, place());
    const sizes = await sizesOf(store.db);
    const url = await postgres.fresh();
    const started = await openPostgres(url);
    // A server that was started there before.
    await started.db.inTurn('start', (trx) => noteKey(trx, createSecretKey(randomBytes(32))));
    await started.close();
    await copyFolderToPostgres(dataDir, url);
    const copy = await openPostgres(url);
    expect(await sizesOf(copy.db)).toEqual(sizes);
    expect(await copy.db.selectFrom('vaultKey').selectAll().execute()).toEqual([{ fingerprint: fingerprintOf(key()) }]);
    const { id } = await copy.db
      .insertInto('activity')
      .values({ tenantId: 'northlight', agentId: 'email-agent', kind: 'failed', text: '"y"' as never, at })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe(2);
    await copy.close();
    await expect(copyFolderToPostgres(dataDir, url)).rejects.toThrow('holds organisations already');
    await backUp({ dataDir, databaseUrl: url }, file());
    await store.close();
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect((await restore(file(), place(), { key: key(), now: testNow })).secrets).toEqual({
      opened: 1,
      lost: 0,
      fits: true,
    });
    expect(await sizesOf(await reopened())).toEqual({ ...sizes, activity: 2 });
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { manualTime, type ManualTime } from '../../../test/manualTime.ts';
import { createTestApp, createTestDatabase, signIn, testNow } from '../../../test/testApp.ts';
import { SqliteDatabase } from './SqliteDatabase.ts';

let folder: string;
let path: string;
let db: SqliteDatabase;
let time: ManualTime;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'driver-'));
  path = join(folder, 'switchboard.db');
  writeFileSync(path, (await createTestDatabase()).image());
  time = manualTime(testNow);
  db = SqliteDatabase.open(path, time.timers);
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const tenant = (id: string, name = id) => ({ id, name, samplesAt: null, createdAt: testNow.toISOString() });
const addTenant = (id: string, name?: string) => db.insertInto('tenants').values(tenant(id, name)).execute();
const tenantIds = async () => (await db.selectFrom('tenants').select('id').orderBy('id').execute()).map(({ id }) => id);

/** Lets SQLite say that its disk is full, until the function returned is called. */
async function fillDisk(): Promise<() => Promise<unknown>> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(db);
  return () => sql`pragma max_page_count = 1000000`.execute(db);
}
const large = 'x'.repeat(100_000);

/** Another process that writes. It ends with the function returned. */
function lockFile(): () => void {
  const other = new DatabaseSync(path);
  other.exec('begin immediate');
  return () => other.close();
}

/** A server over the database, and what it writes to its log. */
async function serve() {
  const lines: { msg: string; reason?: string }[] = [];
  const app = await createTestApp({
    db,
    clock: time.clock,
    env: { LOG_LEVEL: 'warn' },
    logTo: { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
  });
  const headers = await signIn(app);
  let names = 0;
  return {
    lines,
    get: (url: string) => app.inject({ url, headers }),
    /** Creates an agent whose name takes up space. */
    write: () =>
      app.inject({
        method: 'POST',
        url: '/api/agents',
        headers,
        payload: { name: `Scout ${(names += 1)}`, type: 'custom', description: large.slice(0, 200) },
      }),
    send: (method: 'POST' | 'PUT', url: string, payload: object) => app.inject({ method, url, headers, payload }),
  };
}

describe('a disk that is full', () => {
  test('is the reason that a transaction fails, and the next one is done as ever', async () => {
    const free = await fillDisk();
    await expect(
      db.change('northlight', async (trx) => {
        await trx.insertInto('tenants').values(tenant('a')).execute();
        await trx.insertInto('tenants').values(tenant('b', large)).execute();
      }),
    ).rejects.toThrow('its disk is full');
    await free();
    await addTenant('c');
    expect(await tenantIds()).toEqual(['c', 'northlight']);
  });

  test('lets nothing of its transaction be done outside of it', async () => {
    await fillDisk();
    await expect(
      db.change('northlight', async (trx) => {
        await trx
          .insertInto('tenants')
          .values(tenant('b', large))
          .execute()
          .catch(() => {});
        await trx.insertInto('tenants').values(tenant('c')).execute();
      }),
    ).rejects.toThrow('its disk is full');
    expect(await tenantIds()).toEqual(['northlight']);
  });

  test('answers 503 with the reason and when to try again, until it has space; the log says so once', async () => {
    const { lines, get, write } = await serve();
    const free = await fillDisk();
    const answers = [];
    while (answers.length < 3) {
      const answer = await write();
      if (answer.statusCode !== 200) answers.push(answer);
    }
    for (const answer of [...answers, await get('/readyz')]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json()).toEqual({
        error: 'The disk of this server is full, so nothing can be saved. An admin has to make space.',
      });
    }
    expect((await get('/api/agents')).statusCode).toBe(200);
    expect((await get('/healthz')).statusCode).toBe(200);
    await free();
    time.advance(5_000);
    await expect.poll(async () => (await get('/readyz')).statusCode).toBe(200);
    expect((await write()).statusCode).toBe(200);
    expect(lines.map(({ msg, reason }) => [msg, reason])).toEqual([
      ['the database can’t be written', 'its disk is full'],
      ['the database can be written again', undefined],
    ]);
  });

  test('that turns into another fault is told again', async () => {
    const { lines, get } = await serve();
    const free = await fillDisk();
    await expect(addTenant('b', large)).rejects.toThrow('its disk is full');
    await sql`pragma query_only = on`.execute(db);
    for (let tries = 0; tries < 2; tries += 1) await expect(addTenant('c')).rejects.toThrow('its file is read-only');
    await sql`pragma query_only = off`.execute(db);
    await free();
    time.advance(5_000);
    await expect.poll(async () => (await get('/readyz')).statusCode).toBe(200);
    expect(lines.map(({ msg, reason }) => [msg, reason])).toEqual([
      ['the database can’t be written', 'its disk is full'],
      ['the database can’t be written', 'its file is read-only'],
      ['the database can be written again', undefined],
    ]);
  });

  test('is told to admins by what needs attention, also where their visit could not be saved', async () => {
    const { send, get } = await serve();
    const free = await fillDisk();
    await expect(addTenant('b', large)).rejects.toThrow('its disk is full');
    const item = {
      id: 'storage.full',
      kind: 'storage',
      severity: 'critical',
      text: 'The disk of this server is full',
      about: 'Nothing can be saved until there is space on it',
    };
    expect((await get('/api/attention')).json()).toMatchObject({ items: expect.arrayContaining([item]) as unknown });
    await sql`pragma query_only = on`.execute(db);
    const visit = await send('POST', '/api/attention/visit', {});
    expect(visit.json()).toMatchObject({ items: [] });
    await free();
  });
});

describe('a file that can only be read', () => {
  test('is said by readyz before anybody has tried to write', async () => {
    const { get, lines } = await serve();
    await sql`pragma query_only = on`.execute(db);
    const answer = await get('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { error: 'This server’s database is read-only, so nothing can be saved. An admin has to look at the server.' },
    ]);
    expect((await get('/api/agents')).statusCode).toBe(200);
    await sql`pragma query_only = off`.execute(db);
    time.advance(5_000);
    await expect.poll(async () => (await get('/readyz')).statusCode).toBe(200);
    expect(lines).toHaveLength(2);
  });

  test('is written to by readyz at most every five seconds, and read in between', async () => {
    const { get } = await serve();
    const status = async () => (await get('/readyz')).statusCode;
    expect(await status()).toBe(200);
    await sql`pragma query_only = on`.execute(db);
    time.advance(4_999);
    expect(await status()).toBe(200);
    time.advance(1);
    expect(await status()).toBe(503);
  });
});

describe('a file that another process has locked', () => {
  test('is waited for: reads go on, and the write is done once the file is free', async () => {
    const { get, lines } = await serve();
    const release = lockFile();
    const single = addTenant('single');
    const transaction = db.change('northlight', (trx) => trx.insertInto('tenants').values(tenant('b')).execute());
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/api/agents')).statusCode).toBe(200);
    release();
    await advanceUntil(Promise.all([single, transaction]));
    expect(await tenantIds()).toEqual(['b', 'northlight', 'single']);
    expect(lines).toEqual([]);
  });

  test('is given up after five seconds, with the reason', async () => {
    const release = lockFile();
    const began = time.clock().getTime();
    await expect(advanceUntil(addTenant('b'))).rejects.toThrow('another process keeps it locked');
    expect(time.clock().getTime() - began).toBe(4_950);
    release();
    await addTenant('c');
    expect(await tenantIds()).toEqual(['c', 'northlight']);
  });
});

/** Lets time pass until the work has ended. */
async function advanceUntil<T>(work: Promise<T>): Promise<T> {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  work.then(end, end);
  for (;;) {
    // Whatever was under way gets to its next wait.
    await new Promise((resolve) => void setImmediate(resolve));
    if (hasEnded) return work;
    time.advance(50);
  }
}

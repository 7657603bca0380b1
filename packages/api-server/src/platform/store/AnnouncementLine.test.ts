import { afterEach, beforeEach, expect, test } from 'vitest';
import { hearEachOther } from '../../../test/hearEachOther.ts';
import { manualTime, type ManualTime } from '../../../test/manualTime.ts';
import { startPgliteServer, type PgliteServer } from '../../../test/pgliteServer.ts';
import { testNow } from '../../../test/testApp.ts';
import { openPool } from './openPool.ts';
import { PostgresDatabase } from './PostgresDatabase.ts';

let server: PgliteServer;
let time: ManualTime;
let open: PostgresDatabase[];
beforeEach(() => {
  time = manualTime(testNow);
  open = [];
});
afterEach(async () => {
  for (const db of open) await db.destroy();
  await server.stop();
});

async function connect(): Promise<PostgresDatabase> {
  const db = new PostgresDatabase(await openPool(server.url), time.timers);
  open.push(db);
  return db;
}

function hear(db: PostgresDatabase) {
  const heard: string[] = [];
  const stop = db.listen('runs', (about) => heard.push(about));
  return { heard, stop };
}

test('what one server announces, it is told at once and once, and so are the others', async () => {
  server = await startPgliteServer();
  const [one, other] = [await connect(), await connect()];
  await hearEachOther(one, other);
  const [here, there] = [hear(one), hear(other)];
  const all = Array.from({ length: 100 }, (_, index) => `run-${index}`);
  for (const about of all) one.announce('runs', about);
  expect(here.heard).toEqual(all);
  await expect.poll(() => there.heard.length).toBe(all.length);
  expect(there.heard.toSorted()).toEqual(all.toSorted());
  there.stop();
  other.announce('runs', 'of the other');
  await expect.poll(() => here.heard.at(-1)).toBe('of the other');
  expect([here.heard.length, there.heard.length]).toEqual([101, 100]);
});

test('a server that lost its database hears the others again once it is back', async () => {
  server = await startPgliteServer();
  const [one, other] = [await connect(), await connect()];
  await hearEachOther(one, other);
  await server.shut();
  const { heard } = hear(one);
  other.announce('runs', 'lost');
  await server.open();
  await expect.poll(() => (time.advance(5_000), other.announce('runs', 'found'), heard)).toContain('found');
  expect(heard).not.toContain('lost');
});

test('a server that may have no connection for it goes on without', async () => {
  server = await startPgliteServer({ mostConnections: 1 });
  const db = await connect();
  await db.check();
  const { heard } = hear(db);
  for (let tries = 0; tries < 3; tries += 1) {
    time.advance(5_000);
    await db.check();
  }
  db.announce('runs', 'run-1');
  expect(heard).toEqual(['run-1']);
});

test('a server whose only connection it is gives it up for a call', async () => {
  server = await startPgliteServer({ mostConnections: 2 });
  const [one, other] = [await connect(), await connect()];
  await hearEachOther(one, other);
  await expect(one.check()).resolves.toBeUndefined();
});

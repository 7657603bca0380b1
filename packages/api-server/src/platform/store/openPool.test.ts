import { afterEach, expect, test } from 'vitest';
import { startPgliteServer, type PgliteServer } from '../../../test/pgliteServer.ts';
import { DatabaseUnavailableError } from './Database.ts';
import { openPool } from './openPool.ts';

const open: { readonly end: () => Promise<void> }[] = [];
let server: PgliteServer | undefined;
afterEach(async () => {
  for (const pool of open.splice(0)) await pool.end();
  await server?.stop();
});

const poolOf = async (url: string) => {
  const pool = await openPool(url);
  open.push(pool);
  return pool;
};

test('at the database’s limit of connections, who wants one waits for one of the pool’s own', async () => {
  server = await startPgliteServer({ mostConnections: 2 });
  const pool = await poolOf(server.url);
  const held = [await pool.connect(), await pool.connect()];
  const waiting = Array.from({ length: 12 }, async () => {
    const client = await pool.connect();
    const { rows } = await client.query('select 1 as one', []);
    client.release();
    return rows;
  });
  for (const client of held) client.release();
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => [{ one: 1 }]));
});

test('where others have them all, it says so at once, and goes on once there is one', async () => {
  server = await startPgliteServer({ mostConnections: 1 });
  const theirs = await (await poolOf(server.url)).connect();
  const pool = await poolOf(server.url);
  await expect(pool.connect()).rejects.toThrow(new DatabaseUnavailableError('sorry, too many clients already'));
  theirs.release(true);
  const connect = () =>
    pool.connect().then(
      (client) => client.release(),
      (error: unknown) => error,
    );
  await expect.poll(connect).toBeUndefined();
});

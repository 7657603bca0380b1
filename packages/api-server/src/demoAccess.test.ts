import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoCredentials } from '@switchboard/api-contract/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, createTestDatabase, signIn } from '../test/testApp.ts';

const closed = '<meta name="demo-access" content="off">';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'demo-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head><title>Switchboard</title></head></html>');
});
afterAll(() => rmSync(folder, { recursive: true }));

const paths = ['/', '/index.html', '/login', '/agent/email-agent'];

test.each(paths)('%s says whether there is Demo Access, by the settings and by its account', async (url) => {
  const db = await createTestDatabase();
  const open = await createTestApp({ db, env: { APP_DIR: folder } });
  const off = await createTestApp({ db, env: { APP_DIR: folder, DEMO: 'off' } });
  const pageOf = async (app: typeof open) => {
    const { statusCode, body, headers } = await app.inject({ url });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(body).toContain('<title>Switchboard</title>');
    return body;
  };
  expect(await pageOf(open)).not.toContain(closed);
  expect(await pageOf(off)).toContain(closed);
  await db.deleteFrom('users').where('username', '=', demoCredentials.username).execute();
  expect(await pageOf(open)).toContain(closed);
});

test('whoever used Demo Access is signed out where it is off', async () => {
  const db = await createTestDatabase();
  const headers = await signIn(await createTestApp({ db }));
  const off = await createTestApp({ db, env: { DEMO: 'off' } });
  expect((await off.inject({ url: '/api/agents', headers })).statusCode).toBe(401);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { demoCredentials } from '@switchboard/api-contract/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signOnEnv } from '../test/signOnApp.ts';
import { addMember, createTestApp, createTestDatabase, signIn } from '../test/testApp.ts';

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

test('the page says what single sign-on is called, whatever signs the name has', async () => {
  const env = { ...signOnEnv(), APP_DIR: folder, OIDC_NAME: 'Acme & <b> "SSO" $&' };
  const app = await createTestApp({ db: await createTestDatabase(), env });
  const { body } = await app.inject({ url: '/login' });
  expect(body).toContain('<head><meta name="sso" content="Acme &amp; &lt;b> &quot;SSO&quot; $&amp;"><title>');
});

test('the page says where passwords are off, once somebody gets in without', async () => {
  const db = await createTestDatabase();
  const ada = { tenantId: 'northlight', username: 'ada', password: 'a-long-password', role: 'tenant_admin' };
  await addMember(db, ada);
  const app = await createTestApp({ db, env: { ...signOnEnv(), APP_DIR: folder, PASSWORDS: 'off', DEMO: 'off' } });
  const isSaid = async () =>
    (await app.inject({ url: '/login' })).body.includes('<meta name="passwords" content="off">');
  expect(await isSaid()).toBe(false);
  await db.updateTable('users').set({ emergency: 1 }).where('username', '=', 'ada').execute();
  expect(await isSaid()).toBe(true);
});

test.each<[string, Record<string, string>]>([
  ['X-Forwarded-For', { 'x-forwarded-for': '203.0.113.7' }],
  ['Forwarded', { forwarded: 'for=203.0.113.7' }],
  ['Via', { via: '1.1 varnish' }],
  ['X-Real-IP', { 'x-real-ip': '203.0.113.7' }],
  ['X-Forwarded-Proto', { 'x-forwarded-proto': 'https' }],
  ['X-Forwarded-Host', { 'x-forwarded-host': 'switchboard.example.com' }],
  ['the page that the call came from', { origin: 'https://switchboard.example.com' }],
  ['a page of nowhere', { origin: 'null' }],
  ['a name that only looks like this machine’s', { host: '127.example.com' }],
  ['a name that is not this machine’s', { host: 'switchboard.example.com' }],
])('a call through a proxy, seen by %s, has no Demo Access unless DEMO is on', async (_, headers) => {
  const db = await createTestDatabase();
  const seenBy = async (env: Record<string, string>) => {
    const app = await createTestApp({ db, env: { APP_DIR: folder, ...env } });
    const login = await app.inject({ method: 'POST', url: '/api/auth/login', headers, payload: demoCredentials });
    const page = await app.inject({ url: '/login', headers });
    return [login.statusCode, page.body.includes(closed)];
  };
  expect(await seenBy({})).toEqual([401, true]);
  expect(await seenBy({ DEMO: 'on' })).toEqual([200, false]);
});

test('a call of a page of this machine, such as one that vite serves, has Demo Access', async () => {
  const app = await createTestApp();
  for (const origin of ['http://localhost:5173', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
    const login = { method: 'POST', url: '/api/auth/login', payload: demoCredentials } as const;
    expect((await app.inject({ ...login, headers: { host: '127.0.0.1:3001', origin } })).statusCode).toBe(200);
  }
});

test('a call in HTTP/1.0, as nginx makes them, has no Demo Access; one of a browser at any loopback address has', async () => {
  const app = await createTestApp({ env: { APP_DIR: folder } });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const pageFor = async (version: string, host: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET / HTTP/${version}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    return text(socket);
  };
  expect(await pageFor('1.0', '127.0.0.1')).toContain(closed);
  for (const host of ['localhost', `127.0.0.1:${port}`, '[::1]:3000']) {
    const page = await pageFor('1.1', host);
    expect(page).toContain('<title>');
    expect(page).not.toContain(closed);
  }
  await app.close();
});

test('whoever used Demo Access is signed out where it is off', async () => {
  const db = await createTestDatabase();
  const headers = await signIn(await createTestApp({ db }));
  const off = await createTestApp({ db, env: { DEMO: 'off' } });
  expect((await off.inject({ url: '/api/agents', headers })).statusCode).toBe(401);
});

import { catalogue } from '@switchboard/api-contract/catalogue';
import { fieldsOf } from '@switchboard/api-contract/services/setup';
import { demoCredentials } from '@switchboard/api-contract/session';
import { expect, test } from 'vitest';
import { createTestApp, signIn } from '../../../test/testApp.ts';
import { asActor } from '../actor.ts';

async function loggingApp() {
  const lines: string[] = [];
  const app = await createTestApp({ env: { LOG_LEVEL: 'trace' }, logTo: { write: (line) => void lines.push(line) } });
  return { app, lines, log: () => lines.join('') };
}

test('one JSON line per answer: from where, method, path without query and parameters, status, time', async () => {
  const { app, lines } = await loggingApp();
  await app.inject({ url: '/api/agents/planted?token=planted' });
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      request: 'req-1',
      address: '127.0.0.1',
      method: 'GET',
      path: '/api/agents/:agentId',
      status: 401,
      ms: expect.any(Number),
      msg: 'answered',
    },
  ]);
});

test('the line of a member’s call says whose it was, and what a handler logs does, too', async () => {
  const { app, lines } = await loggingApp();
  const headers = await signIn(app);
  lines.length = 0;
  await app.inject({ url: '/api/agents', headers });
  const about = { member: 'demo-user', tenant: 'northlight', address: '127.0.0.1' };
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([expect.objectContaining(about)]);
  lines.length = 0;
  await asActor({ by: { type: 'member', id: 'demo-user', name: 'Ada' }, address: '10.0.0.9' }, async () =>
    app.log.warn('something'),
  );
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ member: 'demo-user', address: '10.0.0.9', msg: 'something' });
  expect(lines[0]).not.toContain('Ada');
});

const token = 'qL0tP7-planted_9ZkXw3uVbN5mYcR2dHsA8eFgTiJo';

test.each([
  ['a call', `/api/invitations/${token}`, '/api/invitations/:token'],
  ['a call with a method that it has not', `DELETE /api/invitations/${token}`, '/api/…'],
  ['a call that is none', `/api/invitation/${token}`, '/api/…'],
  ['a page', `/invitation/${token}?from=mail`, '/invitation/…'],
  ['a page in other letters', `/%69nvitation/${token}`, '/…'],
  ['a page after two slashes', `//invitation/${token}`, '//…'],
  ['a link whose begin is missing', `/${token}`, '/…'],
  ['a file', `/assets/${token}.js`, '/assets/…'],
  ['what is no address', `/invitation/${token}%`, '/'],
  ['a page without a parameter', '/dashboard', '/dashboard'],
])('the log has no token of %s', async (_, address, logged) => {
  const { app, lines, log } = await loggingApp();
  const [url = '', method = 'GET'] = address.split(' ').toReversed();
  await app.inject({ url, method: method as 'GET', headers: { accept: 'text/html' } });
  expect(log()).not.toContain(token);
  expect(lines.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual([logged]);
});

test('no password, token, cookie or body is logged by signing in and using the API', async () => {
  const { app, log } = await loggingApp();
  const headers = await signIn(app);
  await app.inject({ url: '/api/agents?authToken=planted-query', headers: { ...headers, cookie: 'planted-cookie=1' } });
  await app.inject({
    method: 'PUT',
    url: '/api/agents/lead-generation/config',
    headers,
    payload: { customSettings: { apolloApiKey: 'planted-body' } },
  });
  await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'planted-name', password: 'planted-password', extra: 'planted-extra' },
  });
  expect(log()).toContain('/api/agents');
  expect(log()).not.toContain('planted');
  expect(log()).not.toContain(demoCredentials.password);
  expect(log()).not.toContain(headers.authorization.slice(7));
});

test('a call without X-Forwarded-For, where a proxy should send it, is told once, and not by a check of health', async () => {
  const lines: string[] = [];
  const app = await createTestApp({
    env: { LOG_LEVEL: 'warn', TRUST_PROXY: '127.0.0.1' },
    logTo: { write: (line) => void lines.push(line) },
  });
  await app.inject({ url: '/readyz' });
  await app.inject({ url: '/login', headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(lines).toEqual([]);
  for (let call = 0; call < 3; call += 1) await app.inject({ url: '/login' });
  expect(lines).toEqual([
    expect.stringContaining('GET /login came without X-Forwarded-For, or was made without the proxy'),
  ]);
  expect(lines[0]).toContain('"address":"127.0.0.1"');
});

const secretNames = [
  'authorization',
  'Authorization',
  'cookie',
  'set-cookie',
  'password',
  'passwordHash',
  'newPassphrase',
  'token',
  'tokenHash',
  'x-api-key',
  'googleAccessToken',
  'credentials',
  ...catalogue.flatMap((service) =>
    fieldsOf(service)
      .filter((field) => field.secret)
      .map((field) => field.key),
  ),
];

test.each([...new Set(secretNames)])('%s is left out wherever it stands', async (name) => {
  const { app, log } = await loggingApp();
  app.log.warn(
    { [name]: 'planted', a: { [name]: 'planted', b: { c: [{ [name]: { deep: 'planted' } }] } }, kept: 'kept' },
    'odd',
  );
  expect(log()).not.toContain('planted');
  expect(log()).toContain('"kept":"kept"');
  expect(log().match(/\[redacted\]/g)).toHaveLength(3);
});

test('errors are logged with their cause, but without what was hung on them', async () => {
  const { app, log } = await loggingApp();
  app.log.error(
    { err: Object.assign(new Error('outer', { cause: new Error('inner') }), { headers: { 'x-api-key': 'planted' } }) },
    'failed',
  );
  expect(JSON.parse(log())).toMatchObject({ err: { type: 'Error', message: 'outer', cause: { message: 'inner' } } });
  expect(log()).not.toContain('planted');
});

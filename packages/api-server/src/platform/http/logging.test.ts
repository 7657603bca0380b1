import { catalogue } from '@switchboard/api-contract/catalogue';
import { demoCredentials } from '@switchboard/api-contract/session';
import { expect, test } from 'vitest';
import { createTestApp, signIn } from '../../../test/testApp.ts';

async function loggingApp() {
  const lines: string[] = [];
  const app = await createTestApp({ env: { LOG_LEVEL: 'trace' }, logTo: { write: (line) => void lines.push(line) } });
  return { app, lines, log: () => lines.join('') };
}

test('one JSON line per answer: method, path without query, status, time', async () => {
  const { app, lines } = await loggingApp();
  await app.inject({ url: '/api/nothing?token=planted' });
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      request: 'req-1',
      method: 'GET',
      path: '/api/nothing',
      status: 404,
      ms: expect.any(Number),
      msg: 'answered',
    },
  ]);
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

const secretNames = [
  'authorization',
  'Authorization',
  'cookie',
  'set-cookie',
  'password',
  'passwordHash',
  'token',
  'credentials',
  ...catalogue.flatMap((service) => service.fields.filter((field) => field.secret).map((field) => field.key)),
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

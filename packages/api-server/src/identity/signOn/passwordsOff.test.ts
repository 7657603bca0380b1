import { demoCredentials } from '@switchboard/api-contract/session';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { signOnEnv } from '../../../test/signOnApp.ts';
import { addMember, createTestApp, createTestDatabase, testNow } from '../../../test/testApp.ts';
import { testContext } from '../../../test/testContext.ts';
import { readConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/store/Database.ts';
import { signOnWarnings } from './signOnWarnings.ts';

const tenantId = 'northlight';
const password = 'a-long-password';
const env = { ...signOnEnv(), PASSWORDS: 'off', DEMO: 'off' };
let db: Database;
let app: FastifyInstance;
beforeEach(async () => {
  db = await createTestDatabase();
  await addMember(db, { tenantId, username: 'ada', password, role: 'tenant_admin' });
  await addMember(db, { tenantId, username: 'eve', password, role: 'tenant_admin' });
  app = await createTestApp({ db, env });
});

const login = async (username: string) =>
  app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password } });
const join = (username: string) =>
  db
    .insertInto('signOnMembers')
    .values({
      issuer: 'https://login.nordlicht-feinkost.example/works',
      sub: username,
      tenantId,
      userId: `${tenantId}-${username}`,
      roleSet: 0,
      otherEmail: null,
      signedInAt: testNow.toISOString(),
    })
    .execute();
const mark = async (headers: { authorization: string }, emergency = true) =>
  app.inject({ method: 'PUT', url: '/api/sso/members/northlight-eve/emergency', headers, payload: { emergency } });
const warnings = () => {
  const context = testContext({ db, clock: () => testNow, config: readConfig(env) });
  return signOnWarnings(db, context);
};
const ways = async () => (await app.inject({ url: '/api/sso' })).json<object>();

test('where nobody could get in, passwords stay, and the operator is told', async () => {
  expect((await login('ada')).statusCode).toBe(200);
  expect(await ways()).toEqual({ name: 'Acme SSO', passwordsOff: false });
  expect(await warnings()).toEqual([expect.stringContaining('passwords stay there')]);
  await join('ada');
  expect(await warnings()).toEqual([]);
  expect(await ways()).toEqual({ name: 'Acme SSO', passwordsOff: true });
});

test('nobody signs in, proves themselves, or is given a password, but the one marked Emergency', async () => {
  const headers = { authorization: `Bearer ${(await login('ada')).json<{ token: string }>().token}` };
  expect((await mark(headers)).json()).toMatchObject({ emergency: true });
  const error = 'Passwords are off here. Sign in with Acme SSO.';
  expect([(await login('ada')).statusCode, (await login('ada')).json()]).toEqual([401, { error }]);
  expect((await login('eve')).statusCode).toBe(200);
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload });
  const refused = await Promise.all([
    post('/api/auth/proof', { password }),
    post(`/api/members/northlight-ada/reset`, {}),
    app.inject({
      method: 'PUT',
      url: '/api/auth/password',
      headers,
      payload: { old: password, new: 'a quiet tuesday' },
    }),
  ]);
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
  const { link } = (
    await post('/api/members/invitations', { email: 'teo@northlight.test', role: 'tenant_viewer' })
  ).json<{
    link: string;
  }>();
  const accept = await post(`/api/invitations/${link.split('/').at(-1)}/accept`, {
    name: 'Teo',
    password: 'a quiet tuesday',
  });
  expect([accept.statusCode, accept.json()]).toEqual([409, { error }]);
  expect((await post('/api/members/northlight-eve/reset', {})).statusCode).toBe(200);
  // Without the mark, nobody could get in.
  expect((await mark(headers, false)).json()).not.toHaveProperty('emergency');
  expect((await login('ada')).statusCode).toBe(200);
});

test('the mark is one admin’s, and a line each', async () => {
  const headers = { authorization: `Bearer ${(await login('ada')).json<{ token: string }>().token}` };
  const set = (id: string) =>
    app.inject({ method: 'PUT', url: `/api/sso/members/${id}/emergency`, headers, payload: { emergency: true } });
  for (const id of ['northlight-eve', 'northlight-ada', 'northlight-ada']) expect((await set(id)).statusCode).toBe(200);
  expect(await db.selectFrom('users').select('username').where('emergency', '=', 1).execute()).toEqual([
    { username: 'ada' },
  ]);
  const lines = await db.selectFrom('audit').select('target').where('kind', '=', 'member.emergency-set').execute();
  expect(lines.map(({ target }) => target)).toEqual(['eve', 'eve', 'ada']);
  await addMember(db, { tenantId, username: 'vera', password, role: 'tenant_viewer' });
  expect((await set('northlight-vera')).statusCode).toBe(409);
  expect((await set('demo-user')).statusCode).toBe(409);
});

test('a joined member adds no passkey', async () => {
  const headers = { authorization: `Bearer ${(await login('ada')).json<{ token: string }>().token}` };
  const options = () => app.inject({ method: 'POST', url: '/api/auth/passkeys/options', headers });
  await mark(headers);
  const { statusCode } = await options();
  await join('ada');
  const refused = await options();
  expect([statusCode, refused.statusCode, refused.json()]).toEqual([
    200,
    409,
    { error: 'Passkeys are off here. Sign in with Acme SSO.' },
  ]);
});

test('with Demo Access on, its organisation keeps passwords', async () => {
  const demo = await createTestApp({ db: await createTestDatabase(), env: { ...env, DEMO: 'on' } });
  expect((await demo.inject({ url: '/api/sso' })).json()).toEqual({ name: 'Acme SSO', passwordsOff: false });
  const answer = await demo.inject({ method: 'POST', url: '/api/auth/login', payload: demoCredentials });
  expect(answer.statusCode).toBe(200);
});

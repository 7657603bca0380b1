import { demoCredentials } from '@switchboard/api-contract/session';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { publicUrl, signOnEnv } from '../../../test/signOnApp.ts';
import { StandInAuthenticator } from '../../../test/standInAuthenticator.ts';
import { addMember, addTenant, createTestApp, createTestDatabase, testNow } from '../../../test/testApp.ts';
import { testContext } from '../../../test/testContext.ts';
import { readConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/store/Database.ts';
import { hashOfNobody } from '../passwords.ts';
import { signOnWarnings } from './signOnWarnings.ts';

type Options = Parameters<StandInAuthenticator['create']>[0];
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
  const invitation = await app.inject({ url: `/api/invitations/${link.split('/').at(-1)}` });
  expect(invitation.json()).toMatchObject({ kind: 'invitation', sso: 'Acme SSO', passwordsOff: true });
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

test('the mark lets nobody in who has no password', async () => {
  const headers = { authorization: `Bearer ${(await login('ada')).json<{ token: string }>().token}` };
  await mark(headers);
  expect(await ways()).toMatchObject({ passwordsOff: true });
  await db.updateTable('users').set({ passwordHash: hashOfNobody }).where('username', '=', 'eve').execute();
  expect(await ways()).toMatchObject({ passwordsOff: false });
  expect((await login('ada')).statusCode).toBe(200);
});

test('a session says of whom no password signs in, and what does', async () => {
  const on = await createTestApp({ db, env: { ...env, PASSWORDS: 'on' } });
  const [ada, eve] = await Promise.all(
    ['ada', 'eve'].map(async (name) => (await login(name)).json<{ token: string }>().token),
  );
  const of = async (token: string | undefined, server = app) =>
    (await server.inject({ url: '/api/auth/session', headers: { authorization: `Bearer ${token}` } })).json<{
      withoutPassword?: object;
    }>().withoutPassword;
  await join('ada');
  const provider = 'Acme SSO';
  expect([await of(ada), await of(eve)]).toEqual([
    { off: true, passkeysOff: true, provider },
    { off: true, provider },
  ]);
  expect([await of(ada, on), await of(eve, on)]).toEqual([undefined, undefined]);
  await db.updateTable('users').set({ passwordHash: hashOfNobody }).where('username', '=', 'ada').execute();
  expect([await of(ada, on), await of(eve, on)]).toEqual([{ provider }, undefined]);
  await mark({ authorization: `Bearer ${ada}` });
  expect(await of(eve)).toBeUndefined();
});

test('an invitation to another organisation, or a link for a new password, does not offer single sign-on', async () => {
  await addTenant(db, { tenantId: 'rival', username: 'rita', password });
  const as = async (name: string) => ({
    authorization: `Bearer ${(await login(name)).json<{ token: string }>().token}`,
  });
  const payload = { email: 'teo@rival.test', role: 'tenant_viewer' };
  for (const [url, headers, body] of [
    ['/api/members/invitations', await as('rita'), payload],
    ['/api/members/northlight-eve/reset', await as('ada'), {}],
  ] as const) {
    const made = (await app.inject({ method: 'POST', url, headers, payload: body })).json<{ link: string }>();
    const opened = (await app.inject({ url: `/api/invitations/${made.link.split('/').at(-1)}` })).json<object>();
    expect(opened).toHaveProperty('kind');
    expect(opened).not.toHaveProperty('sso');
    expect(opened).not.toHaveProperty('passwordsOff');
  }
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

test('nor does one sign in with theirs, but for the one marked Emergency', async () => {
  const post = (url: string, headers: object, payload?: object) =>
    app.inject({ method: 'POST', url, headers: { ...headers }, ...(payload && { payload }) });
  const authenticator = new StandInAuthenticator(publicUrl);
  const headers = { authorization: `Bearer ${(await login('eve')).json<{ token: string }>().token}` };
  const options = (await post('/api/auth/passkeys/options', headers)).json<Options>();
  const added = { name: 'Laptop', response: authenticator.create(options) };
  expect((await post('/api/auth/passkeys', headers, added)).statusCode).toBe(201);
  const enter = async () => {
    const asked = (await post('/api/auth/passkey/options', {})).json<Options>();
    return post('/api/auth/passkey', {}, { response: authenticator.get(asked) });
  };
  await join('eve');
  const refused = await enter();
  expect([refused.statusCode, refused.json()]).toEqual([
    401,
    { error: 'Passkeys are off here. Sign in with Acme SSO.' },
  ]);
  expect((await mark(headers)).statusCode).toBe(200);
  expect((await enter()).statusCode).toBe(200);
});

test('with Demo Access on, its organisation keeps passwords', async () => {
  const demo = await createTestApp({ db: await createTestDatabase(), env: { ...env, DEMO: 'on' } });
  expect((await demo.inject({ url: '/api/sso' })).json()).toEqual({ name: 'Acme SSO', passwordsOff: false });
  const answer = await demo.inject({ method: 'POST', url: '/api/auth/login', payload: demoCredentials });
  expect(answer.statusCode).toBe(200);
});

import { demoCredentials } from '@switchboard/api-contract/session';
import { dayMs } from '@switchboard/api-contract/time';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../platform/store/Database.ts';
import { createTestApp, createTestDatabase, signIn, testNow } from '../../test/testApp.ts';

let now: number;
let db: Database;
let app: FastifyInstance;
beforeEach(async () => {
  now = testNow.getTime();
  db = await createTestDatabase();
  app = await createTestApp({ db, clock: () => new Date(now) });
});

const login = (payload: object, remoteAddress = '127.0.0.1') =>
  app.inject({ method: 'POST', url: '/api/auth/login', payload, remoteAddress });
const through = (target: FastifyInstance, address: string) =>
  target.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'demo', password: 'nope' },
    headers: { 'x-forwarded-for': address },
  });
const whoAmI = (headers: Record<string, string>) => app.inject({ url: '/api/auth/session', headers });

describe('POST /api/auth/login', () => {
  test('answers token, user and tenant', async () => {
    const answer = await login(demoCredentials);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: {
        id: 'demo-user',
        username: 'demo',
        name: 'Demo User',
        email: 'demo@switchboard.test',
        role: 'tenant_admin',
      },
      tenant: { id: 'northlight', name: 'Northlight GmbH' },
      sandbox: true,
      firstVisit: true,
    });
    expect((await login(demoCredentials)).json()).not.toHaveProperty('firstVisit');
  });

  test('takes the user name in any case and with spaces around it', async () => {
    expect((await login({ ...demoCredentials, username: ' Demo ' })).statusCode).toBe(200);
  });

  test('refuses a wrong password and an unknown user in the same words', async () => {
    const [wrong, unknown] = [
      await login({ username: 'demo', password: 'nope' }),
      await login({ username: 'nobody', password: 'nope' }),
    ];
    expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
    expect(wrong.json()).toEqual({ error: 'Invalid credentials' });
    expect(unknown.body).toBe(wrong.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
  });

  test('names each missing and each unknown field', async () => {
    const answer = await login({ username: ' ', remember: true });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      error: expect.any(String),
      fields: {
        username: 'Username is required',
        password: 'password is required',
        remember: 'remember is not a known field',
      },
    });
  });

  test('answers 429 with Retry-After after five failures, to the right password too, until the window has passed', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await login({ username: 'demo', password: 'nope' })).statusCode).toBe(401);
    const refused = await login(demoCredentials);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('900');
    expect(refused.json()).toEqual({ error: 'Too many failed sign-ins. Try again in 15 minutes.' });
    expect((await login(demoCredentials, '10.0.0.1')).statusCode).toBe(200);
    now += 900_000;
    expect((await login(demoCredentials)).statusCode).toBe(200);
  });

  test('counts failures by the address that a trusted proxy names, and believes nobody else', async () => {
    const behind = await createTestApp({ db, env: { TRUST_PROXY: '1' } });
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect((await through(behind, `10.0.0.${attempt}`)).statusCode).toBe(401);
    for (let attempt = 0; attempt < 5; attempt += 1) await through(app, `10.0.0.${attempt}`);
    expect((await through(app, '10.0.0.9')).statusCode).toBe(429);
  });

  test('keeps only a hash of the token', async () => {
    const { token } = (await login(demoCredentials)).json<{ token: string }>();
    const rows = await db.selectFrom('sessions').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('a session', () => {
  test('stands for its member', async () => {
    const answer = await whoAmI(await signIn(app));
    expect(answer.json()).toMatchObject({ user: { id: 'demo-user', username: 'demo' }, tenant: { id: 'northlight' } });
    expect(answer.body).not.toMatch(/hash|argon/i);
  });

  test.each([
    ['no header', {}],
    ['another scheme', { authorization: 'Basic ZGVtbzpkZW1v' }],
    ['an empty token', { authorization: 'Bearer ' }],
    ['an unknown token', { authorization: `Bearer ${'A'.repeat(43)}` }],
    ['a token with something added', { authorization: `Bearer ${'A'.repeat(44)}` }],
  ])('is refused with %s', async (_, headers: Record<string, string>) => {
    const answer = await whoAmI(headers);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json()).toEqual({ error: 'Sign in to continue' });
  });

  test('ends at sign-out, and only that one', async () => {
    const [mine, other] = [await signIn(app), await signIn(app)];
    expect((await whoAmI(mine)).statusCode).toBe(200);
    const out = await app.inject({ method: 'POST', url: '/api/auth/logout', headers: mine });
    expect(out.json()).toEqual({ ok: true });
    expect((await whoAmI(mine)).statusCode).toBe(401);
    expect((await whoAmI(other)).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url: '/api/auth/logout', headers: mine })).statusCode).toBe(401);
  });

  test('expires after the days that are set', async () => {
    const headers = await signIn(app);
    for (let day = 1; day < 8; day += 1) {
      now += dayMs - 1;
      expect((await whoAmI(headers)).statusCode).toBe(200);
    }
    now += 7;
    expect((await whoAmI(headers)).statusCode).toBe(401);
    await signIn(app);
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
  });

  test('expires for a server that sees it for the first time, too', async () => {
    const headers = await signIn(app);
    const later = await createTestApp({ db, clock: () => new Date(now + 7 * dayMs) });
    expect((await later.inject({ url: '/api/auth/session', headers })).statusCode).toBe(401);
  });

  test('holds in another server on the same database', async () => {
    const headers = await signIn(app);
    const other = await createTestApp({ db });
    expect((await other.inject({ url: '/api/auth/session', headers })).statusCode).toBe(200);
  });
});

test('refused sign-ins of an account leave a line, with where they came from; those of nobody leave none', async () => {
  for (const username of ['demo', 'nobody'])
    await app.inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress: '198.51.100.7',
      payload: { username, password: 'wrong' },
    });
  const lines = await db.selectFrom('audit').select(['kind', 'byName', 'address', 'target']).execute();
  expect(lines).toEqual([
    { kind: 'session.refused', byName: 'Demo User', address: '198.51.100.7', target: 'demo@switchboard.test' },
  ]);
});

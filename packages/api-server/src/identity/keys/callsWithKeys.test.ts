import { callLimits } from '@switchboard/api-contract/endpoints/callLimits';
import { demoCredentials } from '@switchboard/api-contract/session';
import { dayMs, minuteMs } from '@switchboard/api-contract/time';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../../../test/connect.ts';
import { type Bearer, makeKey } from '../../../test/keys.ts';
import { makeReady } from '../../../test/makeReady.ts';
import { manualTime, type ManualTime } from '../../../test/manualTime.ts';
import { signOnEnv } from '../../../test/signOnApp.ts';
import { addMember, createTestApp, createTestDatabase, signIn, testNow } from '../../../test/testApp.ts';
import type { Database } from '../../platform/store/Database.ts';

const tenantId = 'northlight';
const password = 'a-long-password';
const inAddress = {
  error:
    'A key does not belong in an address, which others keep. Send it as “Authorization: Bearer”, and revoke this one.',
};

let time: ManualTime;
let db: Database;
let app: FastifyInstance;
let ada: Bearer;
let log: string[];
beforeEach(async () => {
  time = manualTime(testNow);
  db = await createTestDatabase();
  log = [];
  app = await createTestApp({
    db,
    ...time,
    env: { ...signOnEnv(), LOG_LEVEL: 'trace', SESSION_DAYS: '365' },
    logTo: { write: (line) => void log.push(line) },
  });
  await addMember(db, { tenantId, username: 'ada', password, role: 'tenant_admin' });
  ada = await signIn(app, { username: 'ada', password });
});

const get = (url: string, headers: Bearer | Record<string, string> = {}) => app.inject({ url, headers });
const post = (path: string, headers: Bearer, payload?: object) =>
  app.inject({ method: 'POST', url: `/api/${path}`, headers, ...(payload && { payload }) });
const setRole = (role: string) => db.updateTable('users').set({ role }).where('username', '=', 'ada').execute();

describe('a key in an address', () => {
  test.each([
    ['?key=', (key: string) => `/api/agents?key=${key}`],
    ['?access_token=', (key: string) => `/api/agents?access_token=${key}`],
    ['among others', (key: string) => `/api/usage?month=2026-03&x=1${key}`],
    ['with escaped signs', (key: string) => `/api/agents?key=${key.replace('_', '%5F').replace('b', '%62')}`],
    ['in the path of a call', (key: string) => `/api/agents/${key}`],
    ['of a page', (key: string) => `/dashboard?key=${key}`],
    ['of nothing', (key: string) => `/mcp/${key}`],
  ])('%s is refused, and not logged', async (_, urlOf) => {
    const { key, bearer } = await makeKey(app, ada);
    const answer = await get(urlOf(key), bearer);
    expect([answer.statusCode, answer.json()]).toEqual([400, inAddress]);
    expect(log.join('')).not.toContain(key.slice(3));
  });
});

describe('a key in what somebody sends', () => {
  test('is not stored: what lists show of it stays', async () => {
    const { key } = await makeKey(app, ada);
    const lead = { name: `Key ${key}!`, company: 'Port Ltd' };
    const added = await post('agents/lead-generation/records/leads', ada, lead);
    expect(added.json()).toMatchObject({ name: `Key ${key.slice(0, 11)}…!` });
    await post('switchboard/chat', ada, { message: `My key is ${key}`, sessionId: 'session-1' });
    expect(JSON.stringify(await db.selectFrom('conversationMessages').selectAll().execute())).toContain(
      `My key is ${key.slice(0, 11)}…`,
    );
    for (const table of ['records', 'conversationMessages', 'conversations', 'audit', 'activity'] as const)
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toContain(key.slice(11));
  });

  test('is not answered, and not logged', async () => {
    const { key } = await makeKey(app, ada);
    const answer = await post('agents/lead-generation/records/leads', ada, { [key]: 1, name: '' });
    expect(answer.statusCode).toBe(422);
    app.log.error({ err: new Error(`no ${key}`), about: [key] }, `a fault with ${key}`);
    expect(log.join('')).toContain(`a fault with ${key.slice(0, 11)}…`);
    expect(log.join('')).not.toContain(key.slice(11));
  });
});

describe('what its maker may', () => {
  test('is all that it may: as their role falls, and rises', async () => {
    const { bearer } = await makeKey(app, ada, { rights: ['see', 'work'], acts: 'act' });
    const retry = async () => (await post('runs/run-1/retry', bearer)).json<{ error: string }>().error;
    expect(await retry()).toBe('There is no run with this id');
    await setRole('tenant_member');
    expect(await retry()).toBe('This key asks first: use the MCP server at /mcp, or a key that acts at once.');
    await setRole('tenant_viewer');
    expect((await get('/api/agents', bearer)).statusCode).toBe(200);
    await setRole('tenant_admin');
    expect(await retry()).toBe('There is no run with this id');
  });

  test('a key never sees what is for admins', async () => {
    const { bearer } = await makeKey(app, ada);
    await connect(db, { serviceId: 'slack', credentials: { botToken: 'xoxb-made-up' } });
    const payload = { channels: [{ service: 'slack', target: '#alerts', kinds: ['attention'] }] };
    await app.inject({ method: 'PUT', url: '/api/notifications', headers: ada, payload });
    expect((await get('/api/notifications', ada)).body).toContain('#alerts');
    expect((await get('/api/notifications', bearer)).body).not.toContain('#alerts');
  });
});

describe('a key of a member who is joined with single sign-on', () => {
  const join = (issuer: string) =>
    db
      .insertInto('signOnMembers')
      .values({
        issuer,
        sub: 'ada',
        tenantId,
        userId: `${tenantId}-ada`,
        roleSet: 0,
        otherEmail: null,
        signedInAt: testNow.toISOString(),
      })
      .execute();
  const issuer = signOnEnv().OIDC_ISSUER.replace(/\/$/, '');

  test('rests once they have not signed in there for thirty days, until they do', async () => {
    const { bearer } = await makeKey(app, ada, { days: 365 });
    await join(issuer);
    time.advance(30 * dayMs);
    expect((await get('/api/agents', bearer)).statusCode).toBe(200);
    time.advance(1);
    const resting = await get('/api/agents', bearer);
    expect([resting.statusCode, resting.headers['www-authenticate']]).toEqual([
      401,
      'Bearer realm="Switchboard", error="invalid_token"',
    ]);
    expect((await get('/api/keys', ada)).json()).toMatchObject({
      items: [{ state: 'resting', restsSince: testNow.toISOString() }],
    });
    await db.updateTable('signOnMembers').set({ signedInAt: time.clock().toISOString() }).execute();
    expect((await get('/api/agents', bearer)).statusCode).toBe(200);
  });

  test('does not rest for a provider that is not asked any more', async () => {
    const { bearer } = await makeKey(app, ada, { days: 365 });
    await join('https://earlier.example');
    time.advance(40 * dayMs);
    expect((await get('/api/agents', bearer)).statusCode).toBe(200);
  });

  test('ends where an admin parts them from it', async () => {
    const { bearer } = await makeKey(app, ada);
    await join(issuer);
    const url = `/api/sso/members/${tenantId}-ada`;
    expect((await app.inject({ method: 'DELETE', url, headers: ada })).statusCode).toBe(200);
    expect((await get('/api/agents', bearer)).statusCode).toBe(401);
  });
});

test('a key ends where its maker sets a new password by a link', async () => {
  await addMember(db, { tenantId, username: 'mia', password, role: 'tenant_member' });
  const { bearer } = await makeKey(app, await signIn(app, { username: 'mia', password }));
  const { link } = (await post(`members/${tenantId}-mia/reset`, ada)).json<{ link: string }>();
  const payload = { password: 'a quiet tuesday' };
  const url = `/api/invitations/${link.split('/').at(-1)}/accept`;
  expect((await app.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
  expect((await get('/api/agents', bearer)).statusCode).toBe(401);
});

test('a key of the demo account opens nothing through a proxy, and is not made through one', async () => {
  const demo = await signIn(app, demoCredentials);
  const { bearer } = await makeKey(app, demo);
  const proxied = { 'x-forwarded-for': '203.0.113.7' };
  expect((await get('/api/agents', bearer)).statusCode).toBe(200);
  expect((await get('/api/agents', { ...bearer, ...proxied })).statusCode).toBe(401);
  const payload = { name: 'Another', rights: ['see'] };
  const made = await app.inject({ method: 'POST', url: '/api/keys', headers: { ...demo, ...proxied }, payload });
  expect(made.statusCode).toBe(409);
  const closed = await createTestApp({ db, ...time, env: { DEMO: 'off' } });
  expect((await closed.inject({ url: '/api/agents', headers: bearer })).statusCode).toBe(401);
});

test('runs and lines of the audit log say which key it was', async () => {
  const { bearer, item } = await makeKey(app, ada, { rights: ['see', 'work'], acts: 'act' });
  await makeReady(db, 'email');
  const { id } = (await post('agents/email/runs', bearer)).json<{ id: string }>();
  expect((await get(`/api/runs/${id}`, bearer)).json()).toMatchObject({ trigger: 'key', startedBy: 'Claude Code' });
  await post(`runs/${id}/cancel`, bearer);
  await app.inject({ method: 'DELETE', url: `/api/keys/${item.id}`, headers: ada });
  const lines = (await get('/api/audit', ada)).json<{
    items: { kind: string; by: object; target: string }[];
  }>();
  const key = { type: 'key', id: item.id, name: 'Claude Code' };
  const member = { type: 'member', id: `${tenantId}-ada`, name: 'ada' };
  expect(lines.items.slice(0, 4)).toMatchObject([
    { kind: 'key.revoked', by: member, target: 'Claude Code' },
    { kind: 'run.cancelled', by: key },
    { kind: 'run.started', by: key },
    { kind: 'key.made', by: member, target: 'Claude Code' },
  ]);
});

test('a key that is limited to an agent sees no other in lists, and none of their runs', async () => {
  for (const slug of ['email', 'maps-scraper'] as const) await makeReady(db, slug);
  const started = await post('agents/maps-scraper/runs', ada);
  const { id } = started.json<{ id: string }>();
  const { bearer } = await makeKey(app, ada, { rights: ['see', 'work'], acts: 'act', agents: ['email-agent'] });
  expect((await get('/api/agents', bearer)).json()).toMatchObject([{ id: 'email-agent' }]);
  for (const answer of [await get(`/api/runs/${id}`, bearer), await post(`runs/${id}/cancel`, bearer)])
    expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'There is no run with this id' }]);
  const own = (await post('agents/email/runs', bearer)).json<{ id: string }>();
  expect((await get(`/api/runs/${own.id}`, bearer)).statusCode).toBe(200);
});

test('a key that works is not limited to an agent that gives work to others', async () => {
  const wanted = { name: 'Plans', agents: ['switchboard-super-agent'] };
  const answer = await post('keys', ada, { ...wanted, rights: ['see', 'work'] });
  expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([
    422,
    { agents: expect.stringContaining('gives work to all agents') },
  ]);
  expect((await post('keys', ada, { ...wanted, rights: ['see'] })).statusCode).toBe(201);
});

test('a stream ends within a second of its key', async () => {
  const { bearer, item } = await makeKey(app, ada);
  const stream = await app.inject({ url: '/api/agents/email/events', headers: bearer, payloadAsStream: true });
  const ended = stream.stream().resume().toArray();
  await app.inject({ method: 'DELETE', url: `/api/keys/${item.id}`, headers: ada });
  time.advance(1_000);
  expect((await ended).join('')).toContain(': ');
});

test('a key makes 120 calls a minute, whatever they come to', async () => {
  const { bearer } = await makeKey(app, ada);
  const other = await makeKey(app, ada, { name: 'Another' });
  const { most } = callLimits.keyCalls;
  expect(most).toBe(120);
  for (let index = 0; index < most; index += 1)
    expect((await get(index % 2 === 0 ? '/api/agents' : '/api/audit', bearer)).statusCode).toBe(
      index % 2 === 0 ? 200 : 403,
    );
  const refused = await get('/api/agents', bearer);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    429,
    '60',
    { error: 'Too many calls with this key. Try again in 60 seconds.' },
  ]);
  expect((await get('/api/agents', other.bearer)).statusCode).toBe(200);
  time.advance(minuteMs);
  expect((await get('/api/agents', bearer)).statusCode).toBe(200);
});

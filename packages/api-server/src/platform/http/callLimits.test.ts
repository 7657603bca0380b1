import { PassThrough } from 'node:stream';
import { endpoints, type Endpoint } from '@switchboard/api-contract/endpoints';
import { type CallLimit, type CallLimitName, callLimits } from '@switchboard/api-contract/endpoints/callLimits';
import { refusalsOf } from '@switchboard/api-contract/endpoints/Endpoint';
import { demoCredentials } from '@switchboard/api-contract/session';
import { minuteMs } from '@switchboard/api-contract/time';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countWrites } from '../../../test/countWrites.ts';
import { openSeeded, startPostgres, type TestPostgres } from '../../../test/postgres.ts';
import { sampleBody } from '../../../test/sampleBody.ts';
import { createTestDatabase, testNow } from '../../../test/testApp.ts';
import { type Member, markUnchanged } from '../actor.ts';
import { Refusal } from '../Refusal.ts';
import type { Database } from '../store/Database.ts';
import { CallCounts, sweepCallCounts } from './CallCounts.ts';
import { handleErrors } from './errors.ts';
import { route } from './route.ts';

// Keys are counted at every call: `keyCalls.test.ts`.
type Per = Exclude<CallLimit['per'], 'key'>;
const limits = Object.entries(callLimits).filter(([, { per }]) => per !== 'key') as [
  CallLimitName,
  CallLimit & { readonly per: Per },
][];
const callsWith = (name: CallLimitName): readonly Endpoint[] =>
  Object.values<Endpoint>(endpoints).filter(({ limit }) => limit === name);

const member = (userId: string, tenantId: string): Member => ({
  userId,
  tenantId,
  tenantName: tenantId,
  username: userId,
  name: userId,
  email: `${userId}@${tenantId}.test`,
  role: 'tenant_admin',
});
const demo = demoCredentials.username;
const members = [
  member('ada', 'northlight'),
  member('bea', 'northlight'),
  member('cy', 'harbour'),
  member(demo, 'northlight'),
];

let now: number;
let answers: 'well' | 'with a refusal';
const open: PassThrough[] = [];

/** A server that has only the calls with limits; they do nothing, and those that stream stay open. */
function serverOn(db: Database): FastifyInstance {
  const app = fastify();
  handleErrors(app);
  const server = {
    app,
    callCounts: new CallCounts({ db, clock: () => new Date(now) }),
    strict: true,
    findMember: async (token: string) => members.find(({ userId }) => userId === token),
    isProven: async () => true,
  };
  for (const [name, { refusedAs }] of limits)
    for (const endpoint of callsWith(name))
      route<Endpoint>(server, endpoint, async ({ reply }) => {
        markUnchanged();
        if (refusedAs && answers === 'with a refusal') throw new Refusal(refusedAs, 'No');
        if (!endpoint.stream) return reply.send({});
        const stream = new PassThrough();
        stream.write(': open\n\n');
        open.push(stream);
        return reply.send(stream);
      });
  return app;
}

interface Caller {
  readonly as?: string;
  readonly from?: string;
}

function call(app: FastifyInstance, endpoint: Endpoint, { as = 'ada', from = '203.0.113.1' }: Caller = {}) {
  const { method, path, signedIn } = endpoint;
  return app.inject({
    method,
    url: path.replaceAll(/:\w+/g, 'x'),
    remoteAddress: from,
    payloadAsStream: true,
    ...(signedIn && { headers: { authorization: `Bearer ${as}` } }),
    ...(endpoint.request && { payload: sampleBody(endpoint) as object }),
  });
}

/** Whose calls count with those of ada from 203.0.113.1, and whose do not. */
const together: Readonly<Record<Per, Caller>> = {
  member: { from: '203.0.113.2' },
  organisation: { as: 'bea' },
  address: { as: 'cy', from: '::ffff:203.0.113.1' },
};
const apart: Readonly<Record<Per, Caller>> = {
  member: { as: 'bea' },
  organisation: { as: 'cy' },
  address: { from: '203.0.113.2' },
};

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
beforeEach(() => {
  now = testNow.getTime();
  answers = 'with a refusal';
});

const stores: readonly [string, () => Promise<{ db: Database; close: () => Promise<void> }>][] = [
  ['SQLite', async () => createTestDatabase().then((db) => ({ db, close: () => db.destroy() }))],
  ['PostgreSQL', async () => openSeeded(await postgres.fresh())],
];

describe.each(stores)('on %s', (_, openStore) => {
  let store: Awaited<ReturnType<typeof openStore>>;
  let apps: readonly [FastifyInstance, FastifyInstance];
  beforeAll(async () => {
    store = await openStore();
    apps = [serverOn(store.db), serverOn(store.db)];
  });
  afterAll(() => store.close());

  test.each(limits)(
    '%s: so many and no more, over all servers and calls, until time has passed',
    async (name, limit) => {
      const { most, minutes, per } = limit;
      const calls = callsWith(name);
      // What is open counts on one server alone.
      const next = (caller?: Caller, index = 0) =>
        call(minutes === undefined ? apps[0] : apps[index % 2 === 0 ? 0 : 1], calls[index % calls.length]!, caller);
      for (let index = 0; index < most; index += 1) expect((await next({}, index)).statusCode).toBeLessThan(429);

      const refused = await next();
      expect(refused.statusCode).toBe(429);
      const seconds = Number(refused.headers['retry-after']);
      expect(seconds).toBe(minutes === undefined ? 60 : minutes * 60);
      let body = '';
      for await (const part of refused.stream()) body += String(part);
      expect(JSON.parse(body)).toEqual({
        error: `Too many ${limit.of}. Try again in ${minutes === undefined ? '60 seconds' : `${minutes} minutes`}.`,
      });
      expect((await next(together[per])).statusCode).toBe(429);
      expect((await next(apart[per])).statusCode).toBeLessThan(429);

      now += (minutes ?? 1) * minuteMs - 1;
      expect((await next()).statusCode).toBe(429);
      if (minutes === undefined) open.shift()?.end();
      else now += 1;
      await expect.poll(async () => (await next()).statusCode).toBeLessThan(429);
      for (const stream of open.splice(0)) stream.end();
    },
  );

  test('of many at once no more get through', async () => {
    const [one] = callsWith('exports');
    now += 60 * minuteMs;
    const { most } = callLimits.exports;
    const statuses = await Promise.all(
      Array.from(
        { length: most + 10 },
        async (__, index) => (await call(apps[index % 2 === 0 ? 0 : 1], one!)).statusCode,
      ),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test('the account of Demo Access is many people: what a member may do, each of its addresses may', async () => {
    now += 60 * minuteMs;
    const [one] = callsWith('exports');
    const next = async (from: string) => (await call(apps[0], one!, { as: demo, from })).statusCode;
    for (let index = 0; index < callLimits.exports.most; index += 1)
      expect(await next('203.0.113.1')).toBeLessThan(429);
    expect(await next('203.0.113.1')).toBe(429);
    expect(await next('203.0.113.2')).toBeLessThan(429);
  });

  test('counts whose time has passed are removed', async () => {
    await sweepCallCounts({ db: store.db, clock: () => new Date(now) });
    expect(await store.db.selectFrom('callCounts').selectAll().execute()).not.toEqual([]);
    now += 120 * minuteMs;
    await sweepCallCounts({ db: store.db, clock: () => new Date(now) });
    expect(await store.db.selectFrom('callCounts').selectAll().execute()).toEqual([]);
  });
});

test('where only refusals count, a call that is answered writes nothing, and is never too much', async () => {
  const db = await createTestDatabase();
  const app = serverOn(db);
  answers = 'well';
  const before = await countWrites(db);
  for (const [name, { refusedAs, most }] of limits.filter(([, limit]) => limit.refusedAs))
    for (const endpoint of callsWith(name))
      for (let count = 0; count <= most; count += 1)
        expect([refusedAs, (await call(app, endpoint)).statusCode < 300]).toEqual([refusedAs, true]);
  expect(await countWrites(db)).toBe(before);
});

test.each(limits)('%s is declared by a call, which says when it refuses', (name) => {
  expect(callsWith(name)).not.toEqual([]);
  for (const endpoint of callsWith(name)) expect(refusalsOf(endpoint).limited).toMatch(/^More than \d+ .*Retry-After/);
});

test('each try to prove who one is, and each to add a passkey, has a limit', () => {
  expect([endpoints.prove, endpoints.addPasskey].map((endpoint: Endpoint) => endpoint.limit)).toEqual([
    'proofsFailed',
    'passkeysAsked',
  ]);
});

test('each call that answers with a file, and each stream that is opened to listen, has a limit', () => {
  const unlimited = Object.values<Endpoint>(endpoints).filter(
    ({ method, file, stream, limit }) => method === 'GET' && (file || stream) && !limit,
  );
  expect(unlimited).toEqual([]);
});

import { demoCredentials } from '@switchboard/api-contract/session';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { configureAgent } from './agents/configureAgent.ts';
import { endAnswer } from './assistant/conversations/answerRows.ts';
import { addMessage } from './assistant/conversations/conversations.ts';
import { hearEachOther } from '../test/hearEachOther.ts';
import { makeReady } from '../test/makeReady.ts';
import { createTestApp, signIn } from '../test/testApp.ts';
import { twoServers } from '../test/twoServers.ts';

const two = twoServers();
const { both, ownRuns, untilEnded } = two;
const tenantId = 'northlight';
const fail = (app: FastifyInstance) =>
  app.inject({ method: 'POST', url: '/api/auth/login', payload: { ...demoCredentials, password: 'wrong' } });
const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

describe('two servers on one database, asked', () => {
  let apps: [FastifyInstance, FastifyInstance];
  beforeEach(async () => {
    apps = [await createTestApp({ db: two.stores[0].db }), await createTestApp({ db: two.stores[1].db })];
  });
  afterEach(async () => {
    for (const app of apps) await app.close();
  });

  test('end fifty runs that were asked for at both', async () => {
    const headers = await signIn(apps[0]);
    for (const slug of ['email', 'maps-scraper'] as const) {
      await makeReady(two.stores[0].db, slug);
      await configureAgent(both()[0], tenantId, slug, { retryAttempts: 0 });
    }
    const asked = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        apps[index % 2 === 0 ? 0 : 1].inject({
          method: 'POST',
          url: `/api/agents/${index < 25 ? 'email' : 'maps-scraper'}/runs`,
          headers,
        }),
      ),
    );
    expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    await untilEnded(apps.map(({ jobs }) => jobs));
    const runs = await ownRuns();
    expect(runs).toHaveLength(50);
    expect(new Set(runs.map(({ attempts }) => attempts))).toEqual(new Set([1]));
    expect(
      await two.stores[0].db.selectFrom('activity').select('id').where('kind', '=', 'failed').execute(),
    ).toHaveLength(50);
  });

  test('work at once on a run that the other was asked for, and break it off where the other cancels it', async () => {
    const [here] = apps;
    await here.jobs.stop();
    const never = () => new Promise<never>(() => {});
    const there = await createTestApp({ db: two.stores[1].db, timers: two.time.timers, call: never });
    await apps[1].jobs.stop();
    await hearEachOther(two.stores[0].db, two.stores[1].db);
    const headers = await signIn(here);
    await makeReady(two.stores[0].db, 'email');
    const { id } = (await here.inject({ method: 'POST', url: '/api/agents/email/runs', headers })).json<{
      id: string;
    }>();
    const status = async () => (await ownRuns())[0]?.status;
    await expect.poll(status).toBe('running');
    await here.inject({ method: 'POST', url: `/api/runs/${id}/cancel`, headers });
    await expect.poll(status).toBe('cancelled');
    await there.close();
  });

  test('know the same sessions, and forget one that was ended at either at once', async () => {
    const headers = await signIn(apps[0]);
    for (const app of apps) expect((await app.inject({ url: '/api/auth/session', headers })).statusCode).toBe(200);
    await apps[1].inject({ method: 'POST', url: '/api/auth/logout', headers });
    for (const app of apps) expect((await app.inject({ url: '/api/auth/session', headers })).statusCode).toBe(401);
  });

  test('answer what the other one wrote, with a 304 only while nothing changed', async () => {
    const headers = await signIn(apps[0]);
    const read = (app: FastifyInstance, etag = '') =>
      app.inject({ url: '/api/agents/email', headers: { ...headers, 'if-none-match': etag } });
    const before = String((await read(apps[1])).headers.etag);
    expect((await read(apps[1], before)).statusCode).toBe(304);
    expect((await read(apps[0], before)).statusCode).toBe(304);
    expect(
      (await apps[0].inject({ method: 'PUT', url: '/api/agents/email/config', headers, payload: { timeout: 42 } }))
        .statusCode,
    ).toBe(200);
    expect((await read(apps[1], before)).json()).toMatchObject({
      configuration: { timeout: 42 },
      configurationVersion: 2,
    });
  });

  test('let one of two savings of the same field win', async () => {
    const headers = await signIn(apps[0]);
    const saved = await Promise.all(
      apps.flatMap((app, index) =>
        [1, 2, 3].map((number) =>
          app.inject({
            method: 'PUT',
            url: '/api/agents/email/config',
            headers,
            payload: { base: { timeout: 300 }, timeout: 100 * (index + 1) + number },
          }),
        ),
      ),
    );
    expect(ascending(saved.map(({ statusCode }) => statusCode))).toEqual([200, 409, 409, 409, 409, 409]);
  });

  test('lose no setting of two that are saved at once', async () => {
    const headers = await signIn(apps[0]);
    const patches = [{ timeout: 42 }, { retryAttempts: 2 }, { maxConcurrentExecutions: 4 }, { enabled: false }];
    await Promise.all(
      patches.map((payload, index) =>
        apps[index % 2 === 0 ? 0 : 1].inject({ method: 'PUT', url: '/api/agents/email/config', headers, payload }),
      ),
    );
    expect((await apps[0].inject({ url: '/api/agents/email', headers })).json()).toMatchObject({
      configurationVersion: 5,
      configuration: Object.assign({}, ...patches) as object,
    });
  });

  /** Creates agents concurrently, on both servers in turn. */
  const createAll = async (names: readonly string[]) => {
    const headers = await signIn(apps[0]);
    return Promise.all(
      names.map((name, index) =>
        apps[index % 2 === 0 ? 0 : 1].inject({
          method: 'POST',
          url: '/api/agents',
          headers,
          payload: { name, type: 'custom' },
        }),
      ),
    );
  };

  test('give a name to one of those that ask for it at once', async () => {
    const created = await createAll(Array.from({ length: 8 }, () => 'Scout'));
    expect(ascending(created.map(({ statusCode }) => statusCode))).toEqual([200, 422, 422, 422, 422, 422, 422, 422]);
  });

  test('give agents whose names make one id, created at once, an id each', async () => {
    const created = await createAll(['Scout', 'Scout!', 'Scout?', 'Scout.']);
    expect(created.map((answer) => answer.json<{ id: string }>().id).toSorted()).toEqual([
      'scout',
      'scout-2',
      'scout-3',
      'scout-4',
    ]);
  });

  test('hand out a question that the assistant asked to one yes alone', async () => {
    const key = { tenantId, userId: 'demo-user', sessionId: 'session-1' };
    const { answerId } = await addMessage(both()[0], key, { message: 'Pause the email agent' });
    await endAnswer(
      both()[0],
      key,
      { id: answerId, text: 'Shall I?', status: 'done', parts: {} },
      { proposed: [{ kind: 'stop', agentId: 'email-agent', agentName: 'Email Agent' }], hinted: true },
    );
    const yeses = await Promise.allSettled(
      both().flatMap((context) => [1, 2].map(() => addMessage(context, key, { message: 'yes' }))),
    );
    const taken = yeses.flatMap((yes) => (yes.status === 'fulfilled' ? yes.value : []));
    expect(taken).toMatchObject([{ conversation: { pending: [{ kind: 'stop' }], turns: [{}, {}] } }]);
  });

  test('count failed sign-ins together', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => fail(apps[index % 2 === 0 ? 0 : 1])));
    expect(ascending(answers.map(({ statusCode }) => statusCode))).toEqual([
      ...Array.from({ length: 5 }, () => 401),
      ...Array.from({ length: 11 }, () => 429),
    ]);
    for (const app of apps)
      expect((await app.inject({ method: 'POST', url: '/api/auth/login', payload: demoCredentials })).statusCode).toBe(
        429,
      );
  });

  test('let many sign in to one account at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        apps[index % 2 === 0 ? 0 : 1].inject({ method: 'POST', url: '/api/auth/login', payload: demoCredentials }),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await two.stores[0].db.selectFrom('attempts').select('id').execute()).toEqual([]);
    expect(await two.stores[0].db.selectFrom('sessions').select('userId').execute()).toHaveLength(16);
  });
});

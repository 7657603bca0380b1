import { demoCredentials } from '@switchboard/api-contract/session';
import { externalText, type ExternalText } from '@switchboard/api-contract/words/factOrText';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Program } from './tenants/Program.ts';
import type { Context } from './platform/Context.ts';
import { Jobs } from './runs/queue/Jobs.ts';
import { manualTime, type ManualTime } from '../test/manualTime.ts';
import { queueDueWatches } from './programs/research/queueDueWatches.ts';
import { queueDueRuns } from './agents/schedules/queueDueRuns.ts';
import { writeRecords } from './records/records.ts';
import { addWatch } from './programs/research/watches.ts';
import { configureAgent } from './agents/configureAgent.ts';
import { endAnswer } from './assistant/answerRows.ts';
import { takeMessage } from './assistant/conversations.ts';
import { sealCredentials } from './outside/credentials/credentials.ts';
import { makeReady } from '../test/makeReady.ts';
import { queueRun } from '../test/queueRun.ts';
import { programsRunning, testContext } from '../test/testContext.ts';
import type { Database } from './platform/store/Database.ts';
import type { OpenStore } from './platform/store/openStore.ts';
import { createTestApp, signIn, testNow, testVault } from '../test/testApp.ts';
import { rowInWords } from '../test/rowInWords.ts';
import { openSeeded, startPostgres, type TestPostgres } from '../test/postgres.ts';

const tenantId = 'northlight';
const minute = 60_000;
// PostgreSQL is slow on a busy machine.

let postgres: TestPostgres;
let stores: [OpenStore, OpenStore];
let time: ManualTime;
beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  const url = await postgres.fresh();
  stores = [await openSeeded(url), await openSeeded(url)];
  time = manualTime(testNow);
});
afterEach(async () => {
  for (const { close } of stores) await close();
});
afterAll(() => postgres.stop());

const contextOn = (db: Database): Context => testContext({ db, clock: time.clock });
const both = () => [contextOn(stores[0].db), contextOn(stores[1].db)] as const;
const fail = (app: FastifyInstance) =>
  app.inject({ method: 'POST', url: '/api/auth/login', payload: { ...demoCredentials, password: 'wrong' } });
const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
const ownRuns = async () =>
  (await stores[0].db.selectFrom('executions').selectAll().where('sample', '=', 0).orderBy('id').execute()).map(
    rowInWords,
  );

/** Waits until every run has ended. A server is woken only by its own runs, and its timers don't advance here. */
async function untilEnded(workers: readonly Jobs[]): Promise<void> {
  do {
    for (const worker of workers) worker.wake();
    for (const worker of workers) await worker.idle();
  } while ((await ownRuns()).some(({ status }) => status === 'queued' || status === 'running'));
}

describe('two servers on one database, at work', () => {
  let workers: Jobs[];
  const faults: unknown[] = [];
  beforeEach(() => {
    workers = [];
    faults.length = 0;
  });
  afterEach(async () => {
    for (const worker of workers) await worker.stop();
  });

  function workersWith(program: Program['run']): readonly [Jobs, Jobs] {
    const [one, other] = both().map(
      (context) =>
        new Jobs(
          { ...context, programOf: programsRunning(program) },
          { timers: time.timers, onFault: (error) => faults.push(error) },
        ),
    ) as [Jobs, Jobs];
    workers = [one, other];
    return [one, other];
  }
  const idle = async () => {
    for (const worker of [...workers, ...workers]) await worker.idle();
  };

  test('run each of fifty executions once, and no more at a time than the agent allows', async () => {
    const [one, other] = both();
    await configureAgent(one, tenantId, 'email', { maxConcurrentExecutions: 4 });
    const ids = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => queueRun(index % 2 === 0 ? one : other, tenantId, 'email')),
    );
    const begun: string[] = [];
    let running = 0;
    let most = 0;
    const [first, second] = workersWith(async (_, { id }) => {
      begun.push(id);
      most = Math.max(most, (running += 1));
      // Lets the other server have its turn.
      await stores[0].db.selectFrom('tenants').select('id').execute();
      running -= 1;
      return { result: externalText('Done') };
    });
    first.wake();
    second.wake();
    await untilEnded(workers);
    expect(begun.toSorted()).toEqual(ids.toSorted());
    expect(most).toBeLessThanOrEqual(4);
    expect((await ownRuns()).map(({ status, attempts }) => ({ status, attempts }))).toEqual(
      ids.map(() => ({ status: 'completed', attempts: 1 })),
    );
    expect(
      await stores[0].db.selectFrom('activity').select('id').where('kind', '=', 'completed').execute(),
    ).toHaveLength(50);
    expect(faults).toEqual([]);
  });

  test('leave a run to the one that has it until its lease ends, and then only one of them ends it', async () => {
    const id = await queueRun(both()[0], tenantId, 'email');
    const results = ['of the first', 'of the second'];
    const letGo: ((result: { result: ExternalText }) => void)[] = [];
    const begun = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const [first, second] = workersWith(
      () =>
        new Promise((resolve) => {
          letGo.push(resolve);
          begun[letGo.length - 1]?.resolve();
        }),
    );
    await configureAgent(both()[0], tenantId, 'email', { retryAttempts: 1 });
    first.wake();
    await begun[0]?.promise;
    second.begin();
    await second.idle();
    expect(letGo).toHaveLength(1);
    // The first server is silent for longer than its lease.
    time.advance(2 * minute);
    await begun[1]?.promise;
    letGo.forEach((end, index) => end({ result: externalText(results[index] ?? '') }));
    await idle();
    expect(await ownRuns()).toMatchObject([{ id, status: 'completed', result: 'of the second', attempts: 2 }]);
    expect(await stores[0].db.selectFrom('activity').select('text').where('kind', '=', 'completed').execute()).toEqual([
      { text: '"of the second"' },
    ]);
  });

  test('make one run of each due time, Auto Sync of contacts too', async () => {
    const { db } = stores[0];
    await db.updateTable('agents').set({ status: 'deployed' }).where('id', '=', 'contacts-agent').execute();
    await configureAgent(both()[0], tenantId, 'contacts', { customSettings: { autoSync: true } });
    const credentials = sealCredentials(
      testVault,
      { tenantId, serviceId: 'google' },
      { clientId: 'a', clientSecret: 'b', refreshToken: 'c' },
    );
    await db
      .insertInto('connections')
      .values({
        tenantId,
        serviceId: 'google',
        status: 'connected',
        credentials,
        lastSync: null,
        lastTestJson: null,
        position: 99,
      })
      .onConflict((conflict) => conflict.columns(['tenantId', 'serviceId']).doUpdateSet({ credentials }))
      .execute();
    for (const runs of [1, 2]) {
      time.advance(60 * minute);
      const next = await Promise.all(both().map((context) => queueDueRuns(context)));
      expect(new Set(next.map((at) => at?.getTime()))).toEqual(new Set([time.clock().getTime() + 60 * minute]));
      expect(await ownRuns()).toHaveLength(runs);
      expect((await db.selectFrom('schedules').select('leftOut').execute()).map(({ leftOut }) => leftOut)).toEqual([0]);
      await db.updateTable('executions').set({ status: 'completed' }).where('sample', '=', 0).execute();
    }
  });

  test('ask a monitored research again once, though both see that it is due', async () => {
    const [{ db }] = stores;
    await makeReady(db, 'research');
    await configureAgent(both()[0], tenantId, 'research', { customSettings: { realTimeMonitoring: true } });
    const place = { tenantId, agentId: 'research-agent' } as const;
    const at = time.clock().toISOString();
    const record = { id: 'research-1', query: 'Who moves frozen goods?', insights: [] };
    await writeRecords(db, { ...place, collection: 'tasks' }, [{ record, createdAt: at }]);
    await db.change(tenantId, (trx) => addWatch(trx, { ...place, taskId: 'research-1' }, { at, seen: [] }));
    time.advance(24 * 60 * minute);
    await Promise.all(both().map((context) => queueDueWatches(context, () => {})));
    expect(await ownRuns()).toMatchObject([{ agentId: 'research-agent', trigger: 'schedule', status: 'queued' }]);
  });
});

describe('two servers on one database, asked', () => {
  let apps: [FastifyInstance, FastifyInstance];
  beforeEach(async () => {
    apps = [await createTestApp({ db: stores[0].db }), await createTestApp({ db: stores[1].db })];
  });
  afterEach(async () => {
    for (const app of apps) await app.close();
  });

  test('end fifty runs that were asked for at both', async () => {
    const headers = await signIn(apps[0]);
    for (const slug of ['email', 'maps-scraper'] as const) {
      await makeReady(stores[0].db, slug);
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
    expect(await stores[0].db.selectFrom('activity').select('id').where('kind', '=', 'failed').execute()).toHaveLength(
      50,
    );
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
    const { answerId } = await takeMessage(contextOn(stores[0].db), key, { message: 'Pause the email agent' });
    await endAnswer(
      contextOn(stores[0].db),
      key,
      { id: answerId, text: 'Shall I?', status: 'done', parts: {} },
      { proposed: [{ kind: 'stop', agentId: 'email-agent', agentName: 'Email Agent' }], hinted: true },
    );
    const yeses = await Promise.allSettled(
      both().flatMap((context) => [1, 2].map(() => takeMessage(context, key, { message: 'yes' }))),
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
    expect(await stores[0].db.selectFrom('attempts').select('id').execute()).toEqual([]);
    expect(await stores[0].db.selectFrom('sessions').select('userId').execute()).toHaveLength(16);
  });
});

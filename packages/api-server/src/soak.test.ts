import { setImmediate } from 'node:timers/promises';
import { externalText } from '@switchboard/api-contract/words/factOrText';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTenants } from '../test/addTenants.ts';
import { manualTime } from '../test/manualTime.ts';
import { openSeeded, startPostgres, type TestPostgres } from '../test/postgres.ts';
import { programsRunning, testContext } from '../test/testContext.ts';
import { testNow } from '../test/testApp.ts';
import type { Program } from './tenants/Program.ts';
import { readConfig } from './platform/config.ts';
import { addRun } from './runs/addRun.ts';
import { Jobs } from './runs/queue/Jobs.ts';
import { findAgentRow } from './tenants/agentRows.ts';
import { configureAgent } from './agents/configureAgent.ts';

const tenants = Array.from({ length: 10 }, (_, index) => `tenant-${index}`);
/** All thousand on a real server; PGlite, which has one session, would take long. */
const runsEach = process.env['TEST_DATABASE_URL'] ? 100 : 40;
const allRuns = tenants.length * runsEach;
/** A server is killed each time that so many runs have begun. */
const killEvery = Math.floor(allRuns / 7);
const runSlots = { slots: 8, ofTenant: 20 };

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

test('runs of ten tenants end once each, in fair shares, while servers are killed and started', async () => {
  const url = await postgres.fresh();
  const time = manualTime(testNow);
  const begun: { readonly id: string; readonly tenantId: string }[] = [];
  const live: Server[] = [];
  const changes: Promise<void>[] = [];
  let killed = 0;

  interface Server {
    readonly jobs: Jobs;
    /** Cuts its connections, so that nothing it still does reaches the database. */
    readonly kill: () => Promise<void>;
  }
  async function startServer(): Promise<void> {
    const { db, close } = await openSeeded(url);
    let dead = false;
    const program: Program['run'] = async (_, { id, tenantId }) => {
      begun.push({ id, tenantId });
      if (begun.length % killEvery === 0) changes.push(replaceOldest());
      for (let turn = 0; turn < 3; turn += 1) await setImmediate();
      return { result: externalText('Done') };
    };
    const context = testContext({
      db,
      clock: time.clock,
      config: { ...readConfig({}), runSlots },
      programOf: programsRunning(program),
    });
    const jobs = new Jobs(context, {
      timers: time.timers,
      onFault: (error) => {
        if (!dead) throw error;
      },
    });
    const kill = async () => {
      dead = true;
      await close();
      // Its timers stop with it.
      await jobs.stop();
    };
    live.push({ jobs, kill });
    jobs.begin();
  }
  async function replaceOldest(): Promise<void> {
    killed += 1;
    await live.shift()?.kill();
    await startServer();
  }

  const store = await openSeeded(url);
  await addTenants(store.db, tenants);
  for (const tenantId of tenants) {
    const context = testContext({ ...store, clock: time.clock });
    await configureAgent(context, tenantId, 'email', {
      maxConcurrentExecutions: 10,
    });
    const agent = await findAgentRow(store.db, tenantId, 'email');
    await store.db.change(tenantId, async (trx) => {
      for (let index = 0; index < runsEach; index += 1)
        await addRun(context, trx, agent, { id: `${tenantId}-${index}`, at: testNow.toISOString(), trigger: 'member' });
    });
  }
  await startServer();
  await startServer();

  const countOpen = async () =>
    (
      await store.db
        .selectFrom('executions')
        .select('id')
        .where('sample', '=', 0)
        .where('status', 'in', ['queued', 'running'])
        .execute()
    ).length;
  while ((await countOpen()) > 0) {
    for (const { jobs } of live) jobs.wake();
    for (const { jobs } of [...live, ...live]) await jobs.idle();
    await Promise.all(changes);
    // The leases of the killed ones end.
    time.advance(20_000);
  }

  expect(killed).toBeGreaterThanOrEqual(Math.floor(allRuns / killEvery));
  expect(new Set(begun.map(({ id }) => id)).size).toBe(allRuns);
  const rows = await store.db
    .selectFrom('executions')
    .select(['id', 'status', 'attempts'])
    .where('sample', '=', 0)
    .execute();
  expect(rows.filter(({ status }) => status === 'completed')).toHaveLength(allRuns);
  // What a killed server had begun was begun once more. Nothing else was.
  const timesBegun = Map.groupBy(begun, ({ id }) => id);
  expect(rows.filter(({ id, attempts }) => (timesBegun.get(id)?.length ?? 0) > attempts)).toEqual([]);
  expect(rows.filter(({ attempts }) => attempts > 1).length).toBeLessThanOrEqual(killed * runSlots.slots);
  const ends = await store.db.selectFrom('activity').select('id').where('kind', '=', 'completed').execute();
  expect(ends).toHaveLength(allRuns);

  for (const upTo of [allRuns / 2, (allRuns * 3) / 4]) {
    const shares = tenants.map((id) => begun.slice(0, upTo).filter(({ tenantId }) => tenantId === id).length);
    const fair = upTo / tenants.length;
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(fair * 0.9);
    expect(Math.max(...shares)).toBeLessThanOrEqual(fair * 1.1);
  }
  for (const { kill } of live) await kill();
  await store.close();
});

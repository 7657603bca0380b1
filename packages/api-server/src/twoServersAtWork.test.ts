import { externalText, type ExternalText } from '@switchboard/api-contract/words/factOrText';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { minuteMs } from '@switchboard/api-contract/time';
import type { Program } from './tenants/Program.ts';
import { Jobs } from './runs/queue/Jobs.ts';
import { queueDueWatches, addWatch } from './programs/research/watches.ts';
import { queueDueRuns } from './agents/schedules/queueDueRuns.ts';
import { writeRecords } from './records/records.ts';
import { configureAgent } from './agents/configureAgent.ts';
import { sealCredentials } from './outside/credentials/credentials.ts';
import { makeReady } from '../test/makeReady.ts';
import { queueRun } from '../test/queueRun.ts';
import { programsRunning } from '../test/testContext.ts';
import { testVault } from '../test/testApp.ts';
import { twoServers } from '../test/twoServers.ts';

const two = twoServers();
const { both, ownRuns, untilEnded } = two;
const tenantId = 'northlight';

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
          { timers: two.time.timers, onFault: (error) => faults.push(error) },
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
      await two.stores[0].db.selectFrom('tenants').select('id').execute();
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
      await two.stores[0].db.selectFrom('activity').select('id').where('kind', '=', 'completed').execute(),
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
    two.time.advance(2 * minuteMs);
    await begun[1]?.promise;
    letGo.forEach((end, index) => end({ result: externalText(results[index] ?? '') }));
    await idle();
    expect(await ownRuns()).toMatchObject([{ id, status: 'completed', result: 'of the second', attempts: 2 }]);
    expect(
      await two.stores[0].db.selectFrom('activity').select('text').where('kind', '=', 'completed').execute(),
    ).toEqual([{ text: '"of the second"' }]);
  });

  test('make one run of each due time, Auto Sync of contacts too', async () => {
    const { db } = two.stores[0];
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
      two.time.advance(60 * minuteMs);
      const next = await Promise.all(both().map((context) => queueDueRuns(context)));
      expect(new Set(next.map((at) => at?.getTime()))).toEqual(new Set([two.time.clock().getTime() + 60 * minuteMs]));
      expect(await ownRuns()).toHaveLength(runs);
      expect((await db.selectFrom('schedules').select('leftOut').execute()).map(({ leftOut }) => leftOut)).toEqual([0]);
      await db.updateTable('executions').set({ status: 'completed' }).where('sample', '=', 0).execute();
    }
  });

  test('ask a monitored research again once, though both see that it is due', async () => {
    const [{ db }] = two.stores;
    await makeReady(db, 'research');
    await configureAgent(both()[0], tenantId, 'research', { customSettings: { realTimeMonitoring: true } });
    const place = { tenantId, agentId: 'research-agent' } as const;
    const at = two.time.clock().toISOString();
    const record = { id: 'research-1', query: 'Who moves frozen goods?', insights: [] };
    await writeRecords(db, { ...place, collection: 'tasks' }, [{ record, createdAt: at }]);
    await db.change(tenantId, (trx) => addWatch(trx, { ...place, taskId: 'research-1' }, { at, seen: [] }));
    two.time.advance(24 * 60 * minuteMs);
    await Promise.all(both().map((context) => queueDueWatches(context, () => {})));
    expect(await ownRuns()).toMatchObject([{ agentId: 'research-agent', trigger: 'schedule', status: 'queued' }]);
  });
});

import { externalText } from '@switchboard/api-contract/words/factOrText';
import type { Program } from '../../src/tenants/Program.ts';
import { addRun } from '../../src/runs/addRun.ts';
import { Jobs } from '../../src/runs/queue/Jobs.ts';
import { findAgentRow } from '../../src/tenants/agentRows.ts';
import { configureAgent } from '../../src/agents/configureAgent.ts';
import { systemTimers } from '../../src/platform/clock.ts';
import { addTenants } from '../addTenants.ts';
import { openSeeded, startPostgres } from '../postgres.ts';
import { programsRunning, testContext } from '../testContext.ts';
import type { Figure } from './Figure.ts';

const tenants = Array.from({ length: 10 }, (_, index) => `tenant-${index}`);
const runsEach = 100;
const allRuns = tenants.length * runsEach;
const clock = () => new Date();

/** How long two servers take for a thousand runs of ten tenants, which do nothing else than report a step. */
export async function measureQueue(): Promise<readonly Figure[]> {
  const postgres = await startPostgres();
  const url = await postgres.fresh();
  const stores = [await openSeeded(url), await openSeeded(url)] as const;
  const [{ db }] = stores;
  await addTenants(db, tenants);
  for (const tenantId of tenants) {
    const context = testContext({ db, clock });
    await configureAgent(context, tenantId, 'email', { maxConcurrentExecutions: 10 });
    const agent = await findAgentRow(db, tenantId, 'email');
    await db.change(tenantId, async (trx) => {
      for (let index = 0; index < runsEach; index += 1)
        await addRun(context, trx, agent, { id: `${tenantId}-${index}`, at: clock().toISOString(), trigger: 'member' });
    });
  }
  const begun: string[] = [];
  const done = Promise.withResolvers<void>();
  const program: Program['run'] = async (_, { id, tenantId, log }) => {
    begun.push(tenantId);
    log.add({ kind: 'decision', text: { kind: 'duplicatesSkipped', args: { records: 1 } } });
    if (begun.length === allRuns) done.resolve();
    return { result: externalText(`Done: ${id}`) };
  };
  const workers = stores.map(
    (store) =>
      new Jobs(testContext({ db: store.db, clock, programOf: programsRunning(program) }), {
        timers: systemTimers,
        onFault: (error) => done.reject(error),
      }),
  );
  const began = performance.now();
  for (const worker of workers) worker.begin();
  // The timers keep no process alive.
  const alive = setInterval(() => {}, 1_000);
  await done.promise;
  for (const worker of workers) await worker.idle();
  const seconds = (performance.now() - began) / 1_000;
  clearInterval(alive);
  const half = begun.slice(0, allRuns / 2);
  const shares = tenants.map((tenant) => (half.filter((one) => one === tenant).length * 100) / (runsEach / 2));
  const ended = await db
    .selectFrom('executions')
    .select('id')
    .where('sample', '=', 0)
    .where('status', '=', 'completed')
    .where('attempts', '=', 1)
    .execute();
  for (const worker of workers) await worker.stop();
  for (const { close } of stores) await close();
  await postgres.stop();
  return [
    {
      what: 'runs that ended, each after one attempt',
      measured: [ended.length],
      unit: 'runs',
      bar: allRuns,
      least: true,
    },
    { what: 'all of them', measured: [seconds], unit: 's' },
    { what: 'runs a second', measured: [allRuns / seconds], unit: 'runs/s' },
    {
      what: 'of its fair share when half are done, the least a tenant got',
      measured: [Math.min(...shares)],
      unit: '%',
      bar: 90,
      least: true,
    },
  ];
}

import { externalText } from '@switchboard/api-contract/words/factOrText';
import { afterEach, beforeEach } from 'vitest';
import { readConfig, type RunSlots } from '../src/platform/config.ts';
import type { Context } from '../src/platform/Context.ts';
import type { Run } from '../src/runs/Run.ts';
import type { Program } from '../src/tenants/Program.ts';
import { Jobs } from '../src/runs/queue/Jobs.ts';
import { configureAgent } from '../src/agents/configureAgent.ts';
import { queueRun } from './queueRun.ts';
import { programsRunning, testContext } from './testContext.ts';
import type { Database } from '../src/platform/store/Database.ts';
import { manualTime, type ManualTime } from './manualTime.ts';
import { createTestDatabase, testNow } from './testApp.ts';
import { rowInWords } from './rowInWords.ts';

/** The tenant of the runs. */
export const tenantId = 'northlight';

/** A program whose runs last until they are released. `begun` resolves with the next run that starts. */
export function held() {
  const waiting: ((run: Run) => void)[] = [];
  const runs: Run[] = [];
  const letGo = new Map<string, (result: string) => void>();
  const program: Program['run'] = (_, run) =>
    new Promise((resolve) => {
      letGo.set(run.id, (result) => resolve({ result: externalText(result) }));
      runs.push(run);
      waiting.shift()?.(run);
    });
  return {
    program,
    begun: () => new Promise<Run>((resolve) => waiting.push(resolve)),
    runs,
    letGo: (id: string, result: string) => letGo.get(id)?.(result),
  };
}

/** A queue of runs for workers that the test creates, empty before each test of the file. */
export function workedQueue() {
  let db: Database;
  let time: ManualTime;
  let faults: unknown[];
  let runSlots: RunSlots;
  beforeEach(async () => {
    db = await createTestDatabase();
    time = manualTime(testNow);
    faults = [];
    runSlots = readConfig({}).runSlots;
  });
  afterEach(async () => {
    await db.destroy();
  });

  function contextWith(clock: Context['clock'], given: Partial<Context> = {}): Context {
    return testContext({ ...given, db, clock, config: { ...readConfig({}), runSlots } });
  }

  /** Another worker, as if in another process on the same database. */
  function worker(
    program: Program['run'],
    { clock, timers }: Omit<ManualTime, 'advance'> = time,
    given: Partial<Context> = {},
  ): Jobs {
    return new Jobs(contextWith(clock, { ...given, programOf: programsRunning(program) }), {
      timers,
      onFault: (error) => faults.push(error),
    });
  }

  const queue = (agent = 'email', tenant = tenantId) => queueRun(contextWith(time.clock), tenant, agent);
  const read = async (id: string) =>
    rowInWords(
      await db
        .selectFrom('executions')
        .selectAll()
        .where('tenantId', '=', tenantId)
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
    );
  const lines = async () =>
    (await db.selectFrom('activity').select(['agentId', 'kind', 'text']).execute()).map(rowInWords);
  const configure = (patch: object, agent = 'email') => configureAgent(contextWith(time.clock), tenantId, agent, patch);

  return {
    get db() {
      return db;
    },
    get time() {
      return time;
    },
    /** The unexpected errors in this test. */
    get faults() {
      return faults;
    },
    /** How many runs the workers that are created from now on may have. */
    allow: (slots: RunSlots) => void (runSlots = slots),
    worker,
    queue,
    read,
    lines,
    configure,
  };
}

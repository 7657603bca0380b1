import { externalText } from '@switchboard/api-contract/words/factOrText';
import { newWorkflow, type NewWorkflow } from '@switchboard/api-contract/agents/orchestrator';
import * as v from 'valibot';
import { afterEach, beforeEach } from 'vitest';
import { orchestrator } from '../src/programs/orchestrator/orchestrator.ts';
import type { Run } from '../src/runs/Run.ts';
import type { Program } from '../src/tenants/Program.ts';
import type { Context } from '../src/platform/Context.ts';
import { Jobs } from '../src/runs/queue/Jobs.ts';
import { configureAgent } from '../src/agents/configureAgent.ts';
import { readAgentPage } from '../src/agents/pages/readAgentPage.ts';
import { addWorkflow } from '../src/workflows/addWorkflow.ts';
import type { Database } from '../src/platform/store/Database.ts';
import { manualTime, type ManualTime } from './manualTime.ts';
import { createTestDatabase, testNow } from './testApp.ts';
import { programsRunning, testContext } from './testContext.ts';

const tenantId = 'northlight';
export const demoMember = { tenantId, name: 'Demo User' } as const;

/** A run that a step's agent has begun, for the test to end. */
export interface Begun {
  readonly task: string;
  readonly agentId: string;
  readonly run: Run;
  readonly end: () => void;
  readonly fail: (error: Error) => void;
}

/** The queue with the real orchestrator. What the other agents do is up to the test: `begun` are their open runs. */
export function workflowsAtWork() {
  let db: Database;
  let time: ManualTime;
  let context: Context;
  let jobs: Jobs;
  let begun: Begun[];
  const program: Program['run'] = (_, run) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one = { task: run.input.task ?? '', agentId: run.agent.id, run };
    const leave = () => void (begun = begun.filter((other) => other.run !== run));
    begun.push({
      ...one,
      end: () => {
        leave();
        resolve();
      },
      fail: (error) => {
        leave();
        reject(error);
      },
    });
    return promise.then(() => ({ result: externalText(`Done: ${one.task}`) }));
  };
  beforeEach(async () => {
    db = await createTestDatabase();
    time = manualTime(testNow);
    begun = [];
    context = testContext({
      db,
      clock: time.clock,
      wake: () => jobs.wake(),
      breakOff: (runId) => db.announce('cancel', runId),
      programOf: (listType) => (listType === 'orchestrator' ? orchestrator : programsRunning(program)(listType)),
    });
    jobs = new Jobs(context, {
      timers: time.timers,
      onFault: (error) => {
        throw error;
      },
    });
  });
  afterEach(async () => {
    await jobs.stop();
    await db.destroy();
  });

  /** Waits until nothing goes on but what the test has to end. */
  const settled = async () => {
    for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
  };
  const at = {
    get db() {
      return db;
    },
    get time() {
      return time;
    },
    get context() {
      return context;
    },
    get jobs() {
      return jobs;
    },
    settled,
    /** The tasks that are being worked on, in order of their beginning. */
    tasks: () => begun.map(({ task }) => task),
    begun: (task: string): Begun => {
      const found = begun.find((one) => one.task === task);
      if (!found) throw new Error(`Nobody works on “${task}”.`);
      return found;
    },
    end: async (...tasks: readonly string[]) => {
      for (const task of tasks) at.begun(task).end();
      await settled();
    },
    fail: async (task: string, error: Error) => {
      at.begun(task).fail(error);
      await settled();
    },
    set: (customSettings: Record<string, unknown>) =>
      configureAgent(context, tenantId, 'orchestrator', { customSettings }),
    /** Starts a workflow, by default one of research agents, and returns its id. */
    start: async (steps: readonly (Partial<NewWorkflow['steps'][number]> & { task: string })[], name = 'Flow') => {
      const body = v.parse(newWorkflow, { name, steps: steps.map((step) => ({ agent: 'research', ...step })) });
      const { id } = await addWorkflow(context, tenantId, body, { trigger: 'member', startedBy: 'Demo User' });
      await settled();
      return id;
    },
    page: () => readAgentPage(context, tenantId, 'orchestrator'),
    /** The status of each task of the page, by its text. */
    states: async () => Object.fromEntries(((await at.page()).tasks ?? []).map((one) => [one.description, one.status])),
    run: (id: string) => db.selectFrom('executions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  };
  return at;
}

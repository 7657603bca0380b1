import { externalText } from '@switchboard/api-contract/words/factOrText';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { orchestrator } from '../programs/orchestrator/orchestrator.ts';
import { RunFailure } from '../outside/RunFailure.ts';
import type { Program } from '../tenants/Program.ts';
import type { Context } from '../platform/Context.ts';
import { Jobs } from '../runs/queue/Jobs.ts';
import { endAllLeases } from '../runs/queue/leases.ts';
import { manualTime, type ManualTime } from '../../test/manualTime.ts';
import { programsRunning, testContext } from '../../test/testContext.ts';
import type { Database } from '../platform/store/Database.ts';
import { rowInWords } from '../../test/rowInWords.ts';
import { createTestDatabase, testNow } from '../../test/testApp.ts';
import { carryOutAgentAction } from '../agents/carryOutAgentAction.ts';
import { readAgentPage } from '../agents/pages/readAgentPage.ts';
import { startRun } from '../runs/startRun.ts';
import { addWorkflow } from './addWorkflow.ts';
import { advanceWorkflow } from './advanceWorkflow.ts';

const tenantId = 'northlight';
const second = 1_000;

let db: Database;
let time: ManualTime;
let context: Context;
let jobs: Jobs;
let order: string[];
beforeEach(async () => {
  db = await createTestDatabase();
  time = manualTime(testNow);
  order = [];
});
afterEach(async () => {
  await jobs.stop();
  await db.destroy();
});

/** Uses the real orchestrator. The other agents do what the test says. */
function begin(program: Program['run']): void {
  context = testContext({
    db,
    clock: time.clock,
    wake: () => jobs.wake(),
    programOf: (listType) => (listType === 'orchestrator' ? orchestrator : programsRunning(program)(listType)),
  });
  jobs = new Jobs(context, {
    timers: time.timers,
    onFault: (error) => {
      throw error;
    },
  });
}

/** Every step takes ten seconds and notes its task. */
const works: Program['run'] = async (_, { agent, input, workflowId }) => {
  order.push(`${agent.id}: ${input.task ?? ''}`);
  expect(workflowId).toBeDefined();
  time.advance(10 * second);
  return { result: externalText('Done') };
};

const three = {
  name: 'Poland outreach',
  description: '',
  steps: [
    { agent: 'lead-generation', task: 'Find logistics in Poland' },
    { agent: 'research-agent', task: 'Who are they?' },
    { agent: 'email', task: 'Read the new mail' },
  ],
};
const page = () => readAgentPage(context, tenantId, 'orchestrator');
const tasks = async () =>
  (await page()).tasks?.map(({ description, status, progress }) => [description, status, progress]);

/** How a run ended, in words. */
const endOf = async (id = '') =>
  rowInWords(
    await db.selectFrom('executions').select(['status', 'result']).where('id', '=', id).executeTakeFirstOrThrow(),
  );

const byMember = { trigger: 'member', startedBy: 'Demo User' } as const;

describe('a workflow', () => {
  test('took no time where a server with an earlier clock ends it', async () => {
    begin(async () => {
      await db
        .updateTable('executions')
        .set({ startTime: new Date(testNow.getTime() + 5 * second).toISOString() })
        .whereRef('id', '=', 'workflowId')
        .execute();
      return { result: externalText('Done') };
    });
    const { id } = await addWorkflow(context, tenantId, three, byMember);
    await jobs.idle();
    expect(await db.selectFrom('executions').select(['status', 'durationMs']).where('id', '=', id).execute()).toEqual([
      { status: 'completed', durationMs: 0 },
    ]);
  });

  test('runs its steps one after the other by the named agents, each with what came before it', async () => {
    begin(works);
    const added = await addWorkflow(context, tenantId, three, byMember);
    expect(added).toEqual({
      id: expect.stringMatching(/^workflow-/),
      name: 'Poland outreach',
      status: 'running',
      startTime: testNow.toISOString(),
      totalTasks: 3,
      completedTasks: 0,
      failedTasks: 0,
      currentTask: 'Find logistics in Poland',
    });
    await jobs.idle();
    expect(order).toEqual([
      'lead-generation-agent: Find logistics in Poland',
      'research-agent: Who are they?',
      'email-agent: Read the new mail',
    ]);
    const { workflows, tasks: done, stats, activity, sample, asOf } = await page();
    const ended = new Date(testNow.getTime() + 30 * second).toISOString();
    expect(workflows).toEqual([
      {
        id: added.id,
        name: 'Poland outreach',
        status: 'completed',
        startTime: testNow.toISOString(),
        endTime: ended,
        totalTasks: 3,
        completedTasks: 3,
        failedTasks: 0,
      },
    ]);
    const finished = { status: 'completed', progress: 100, duration: 10 * second };
    expect(done).toMatchObject([
      { ...finished, id: `${added.id}-step-1`, agentId: 'lead-generation-agent', dependencies: [] },
      { ...finished, id: `${added.id}-step-2`, agentId: 'research-agent', dependencies: [`${added.id}-step-1`] },
      { ...finished, id: `${added.id}-step-3`, agentId: 'email-agent', dependencies: [`${added.id}-step-2`] },
    ]);
    expect(stats).toEqual({
      totalTasks: 3,
      activeTasks: 0,
      completedTasks: 3,
      failedTasks: 0,
      averageExecutionTime: 10,
      systemLoad: 0,
      agentsConnected: 6,
      endedToday: 3,
    });
    expect(activity?.map(({ kind, text }) => [kind, text && wordsOf(text)])).toEqual([
      ['completed', 'Workflow “Poland outreach” completed'],
      ['started', 'Workflow “Poland outreach” started'],
      ['created', 'Workflow “Poland outreach” added'],
    ]);
    expect([sample, asOf]).toEqual([undefined, ended]);
    expect(await endOf(added.id)).toEqual({ status: 'completed', result: '3 of 3 tasks' });
  });

  test('shows the one step that runs, the load of it, and the ones that wait', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const started = Promise.withResolvers<void>();
    begin(async () => {
      started.resolve();
      await promise;
      return { result: externalText('Done') };
    });
    const { id } = await addWorkflow(context, tenantId, three, byMember);
    await started.promise;
    expect(await tasks()).toEqual([
      ['Find logistics in Poland', 'running', undefined],
      ['Who are they?', 'queued', 0],
      ['Read the new mail', 'queued', 0],
    ]);
    expect((await page()).stats).toMatchObject({ activeTasks: 1, systemLoad: 10 });
    // Advancing it once more than needed changes nothing.
    await db
      .transaction()
      .execute((trx) => advanceWorkflow(context, trx, { tenantId, workflowId: id, at: time.clock().toISOString() }));
    expect(await tasks()).toHaveLength(3);
    expect((await page()).stats).toMatchObject({ activeTasks: 1 });
    resolve();
    await jobs.idle();
  });

  test('ends with the first step that fails; the later ones are skipped, and counted as neither', async () => {
    begin(async (_, { input }) => {
      if (input.task === 'Who are they?') throw new RunFailure(externalText('Connect Tavily, Serper or Perplexity'));
      return { result: externalText('Done') };
    });
    const { id } = await addWorkflow(context, tenantId, three, byMember);
    await jobs.idle();
    expect(await tasks()).toEqual([
      ['Find logistics in Poland', 'completed', 100],
      ['Who are they?', 'failed', undefined],
      ['Read the new mail', 'skipped', 0],
    ]);
    const { workflows, activity, tasks: steps } = await page();
    expect(steps?.map(({ error }) => error && wordsOf(error))).toEqual([
      undefined,
      'Connect Tavily, Serper or Perplexity',
      undefined,
    ]);
    expect(workflows).toMatchObject([
      { status: 'failed', completedTasks: 1, failedTasks: 1, totalTasks: 3, currentTask: 'Who are they?' },
    ]);
    const fact = {
      kind: 'stepFailed',
      args: { task: 'Who are they?', reason: 'Connect Tavily, Serper or Perplexity' },
    };
    expect(activity?.[0]).toMatchObject({ kind: 'failed', text: fact });
    expect(wordsOf(fact)).toBe('“Who are they?” failed: Connect Tavily, Serper or Perplexity');
    expect(await db.selectFrom('executions').select('errorMessage').where('id', '=', id).execute()).toEqual([
      { errorMessage: JSON.stringify(fact) },
    ]);
    expect(
      await db
        .selectFrom('executions')
        .select('id')
        .where('agentId', '=', 'email-agent')
        .where('sample', '=', 0)
        .execute(),
    ).toEqual([]);
  });

  test('is held while the orchestrator is paused, and goes on when it is started', async () => {
    begin(works);
    await carryOutAgentAction(context, tenantId, 'orchestrator', 'stop');
    await addWorkflow(context, tenantId, three, byMember);
    const run = await startRun(context, tenantId, { key: 'orchestrator', trigger: 'member' });
    await jobs.idle();
    expect(order).toEqual([]);
    expect(await endOf(run.id)).toMatchObject({ result: '1 workflow is on hold: the orchestrator is paused' });
    await carryOutAgentAction(context, tenantId, 'orchestrator', 'start');
    await jobs.idle();
    expect(order).toHaveLength(3);
  });

  test('that is stopped between two steps waits for the start', async () => {
    begin(async (one, run) => {
      if (run.input.task === 'Find logistics in Poland')
        await carryOutAgentAction(context, tenantId, 'orchestrator', 'stop');
      return works(one, run);
    });
    await addWorkflow(context, tenantId, three, byMember);
    await jobs.idle();
    expect(await tasks()).toEqual([
      ['Find logistics in Poland', 'completed', 100],
      ['Who are they?', 'queued', 0],
      ['Read the new mail', 'queued', 0],
    ]);
    await carryOutAgentAction(context, tenantId, 'orchestrator', 'restart');
    await jobs.idle();
    expect(order).toHaveLength(3);
  });

  test('survives a crash in the middle of a step', async () => {
    const begun = Promise.withResolvers<void>();
    begin((_, { input }) => {
      order.push(`lost: ${input.task ?? ''}`);
      begun.resolve();
      return new Promise(() => {});
    });
    await addWorkflow(context, tenantId, three, byMember);
    await begun.promise;
    await endAllLeases(db, time.clock());
    begin(works);
    jobs.begin();
    await jobs.idle();
    expect(order).toEqual([
      'lost: Find logistics in Poland',
      'lead-generation-agent: Find logistics in Poland',
      'research-agent: Who are they?',
      'email-agent: Read the new mail',
    ]);
    expect((await page()).workflows).toMatchObject([{ status: 'completed', completedTasks: 3 }]);
  });

  test('has a research among its steps stand on the research page', async () => {
    begin(works);
    const { id } = await addWorkflow(context, tenantId, three, byMember);
    await jobs.idle();
    const stored = await db
      .selectFrom('records')
      .select(['id', 'bodyJson'])
      .where('collection', '=', 'tasks')
      .execute();
    expect(stored.map((row) => [row.id, JSON.parse(row.bodyJson)])).toMatchObject([
      [`${id}-step-2`, { query: 'Who are they?' }],
    ]);
  });
});

test('a run of the orchestrator without a workflow says that none waits', async () => {
  begin(works);
  const run = await startRun(context, tenantId, { key: 'orchestrator', trigger: 'member' });
  await jobs.idle();
  expect(await endOf(run.id)).toEqual({
    status: 'completed',
    result: 'No workflow is waiting; add one to run its steps',
  });
});

test.each([
  ['telegram', 'Choose an agent'],
  ['', 'Choose an agent'],
  ['orchestrator', 'Choose an agent other than the orchestrator'],
  ['__proto__', 'Choose an agent'],
])('a step of the agent %j is refused, and nothing is kept', async (agent, message) => {
  begin(works);
  await expect(
    addWorkflow(context, tenantId, { ...three, steps: [...three.steps, { agent, task: 'Write' }] }, byMember),
  ).rejects.toMatchObject({ kind: 'invalid', message, fields: { 'steps.3.agent': message } });
  expect(await db.selectFrom('records').select('id').execute()).toEqual([]);
});

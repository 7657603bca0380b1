import { externalText } from '@switchboard/api-contract/words/factOrText';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { expect, test } from 'vitest';
import { RunFailure } from '../outside/RunFailure.ts';
import { describeRun } from '../runs/describeRun.ts';
import { rowInWords } from '../../test/rowInWords.ts';
import { demoMember, workflowsAtWork } from '../../test/workflowsAtWork.ts';
import { configureAgent } from '../agents/configureAgent.ts';
import { createAgent } from '../agents/createAgent.ts';

const work = workflowsAtWork();
const { tenantId } = demoMember;
const alone = (task: string) => ({ task, after: [] });
const broken = (again = false) => new RunFailure(externalText('It broke'), { again });

test('auto scaling: steps that wait for nothing run side by side; off, one after the other', async () => {
  await work.start([alone('One?'), alone('Two?'), { task: 'Three?', after: [1, 2] }]);
  expect(work.tasks()).toEqual(['One?', 'Two?']);
  await work.end('One?');
  expect(work.tasks()).toEqual(['Two?']);
  await work.end('Two?');
  expect(work.tasks()).toEqual(['Three?']);
  await work.end('Three?');

  await work.set({ autoScaling: false, resourceOptimization: false });
  await work.start([alone('One?'), alone('Two?')]);
  expect(work.tasks()).toEqual(['One?']);
  await work.end('One?');
  expect(work.tasks()).toEqual(['Two?']);
});

test('max concurrent tasks: no more run side by side, over all workflows', async () => {
  await work.set({ maxConcurrentTasks: 2 });
  await work.start([alone('One?'), alone('Two?'), alone('Three?')]);
  await work.start([alone('Four?')]);
  expect(work.tasks()).toHaveLength(2);
  await work.end(...work.tasks());
  expect(work.tasks()).toHaveLength(2);
});

test('load balancing: a step goes to the agent of its type with the fewest open runs; off, to the named one', async () => {
  const { id } = await createAgent(work.context, tenantId, {
    name: 'Second reader',
    type: 'research',
    description: '',
  });
  await work.start([alone('One?'), alone('Two?'), alone('Three?')]);
  const agents = () => ['One?', 'Two?', 'Three?'].map((task) => work.begun(task).agentId);
  expect(agents()).toEqual(['research-agent', id, 'research-agent']);
  expect((await work.page()).tasks?.map(({ agentId }) => agentId)).toEqual(agents());
  await work.end('One?', 'Two?', 'Three?');

  await work.set({ loadBalancing: false, resourceOptimization: false });
  await work.start([alone('One?'), alone('Two?'), alone('Three?')]);
  expect(agents()).toEqual(['research-agent', 'research-agent', 'research-agent']);
});

test('load balancing gives nothing to an agent that is switched off', async () => {
  const { id } = await createAgent(work.context, tenantId, {
    name: 'Second reader',
    type: 'research',
    description: '',
  });
  await configureAgent(work.context, tenantId, id ?? '', { enabled: false });
  await work.start([alone('One?'), alone('Two?')]);
  expect([work.begun('One?').agentId, work.begun('Two?').agentId]).toEqual(['research-agent', 'research-agent']);
});

const ranked = [
  { ...alone('Medium?'), priority: 'medium' as const },
  { ...alone('High?'), priority: 'high' as const },
  { ...alone('Critical?'), priority: 'critical' as const },
];
async function orderOf(): Promise<readonly string[]> {
  const order: string[] = [];
  for (let [task] = work.tasks(); task !== undefined; [task] = work.tasks()) {
    order.push(task);
    await work.end(task);
  }
  return order;
}

test('priority weighting: critical goes before high before medium; off, the oldest first', async () => {
  const one = { maxConcurrentTasks: 1, resourceOptimization: false };
  await work.set(one);
  await work.start(ranked);
  expect(await orderOf()).toEqual(['Critical?', 'High?', 'Medium?']);
  await work.set({ ...one, priorityWeighting: false });
  await work.start(ranked);
  expect(await orderOf()).toEqual(['Medium?', 'High?', 'Critical?']);
});

test('priority weighting: a step waits at most ten turns', async () => {
  await work.set({ maxConcurrentTasks: 1 });
  await work.start([alone('First?')]);
  await work.start([{ ...alone('Medium?'), priority: 'medium' }]);
  work.time.advance(1_000);
  for (let count = 1; count <= 13; count += 1) await work.start([{ ...alone(`${count}?`), priority: 'critical' }]);
  await work.end('First?');
  const order = await orderOf();
  expect(order.indexOf('Medium?')).toBe(10);
  expect(order).toHaveLength(14);
});

test('error recovery: what does not depend on a failed step goes on; the others are skipped', async () => {
  const id = await work.start([
    alone('Breaks?'),
    { task: 'After it?', after: [1] },
    alone('Apart?'),
    { task: 'After that?', after: [3] },
  ]);
  await work.fail('Breaks?', broken());
  await work.end('Apart?');
  await work.end('After that?');
  expect(await work.states()).toEqual({
    'Breaks?': 'failed',
    'After it?': 'skipped',
    'Apart?': 'completed',
    'After that?': 'completed',
  });
  expect(rowInWords(await work.run(id))).toMatchObject({
    status: 'failed',
    errorMessage: '“Breaks?” failed: It broke',
  });
});

test('error recovery off: the first failure ends the workflow, and nothing is tried again', async () => {
  await work.set({ errorRecovery: false, retryAttempts: 3, maxConcurrentTasks: 2 });
  const id = await work.start([alone('Breaks?'), alone('Apart?'), alone('Waits?')]);
  expect(work.tasks()).toEqual(['Breaks?', 'Apart?']);
  await work.fail('Breaks?', broken(true));
  expect(rowInWords(await work.run(id))).toMatchObject({ status: 'failed' });
  await work.end('Apart?');
  expect(await work.states()).toEqual({ 'Breaks?': 'failed', 'Apart?': 'cancelled', 'Waits?': 'cancelled' });
  expect(await work.run(`${id}-step-2`)).toMatchObject({ endedBy: null, endedByName: null });
});

test('what a step was stopped by is changed where its agent has it, and the workflow leads there', async () => {
  const id = await work.start([alone('Breaks?')]);
  const next = { kind: 'limit', id: 'maxLeadsPerDay' } as const;
  await work.fail('Breaks?', new RunFailure(externalText('No more today'), { next }));
  expect(describeRun(await work.run(id)).next).toEqual({
    kind: 'limit',
    label: 'Change the limit',
    to: addresses.setting('research-agent', 'maxLeadsPerDay'),
  });
});

test('retry attempts and task timeout are those of the orchestrator', async () => {
  await work.set({ retryAttempts: 1, taskTimeout: 20 });
  const id = await work.start([alone('Slow?')]);
  work.time.advance(19_000);
  await work.settled();
  expect(await work.run(`${id}-step-1`)).toMatchObject({ status: 'running', attempts: 1 });
  work.time.advance(1_000);
  await work.settled();
  expect(await work.run(`${id}-step-1`)).toMatchObject({ status: 'queued', attempts: 1 });
  work.time.advance(2_000);
  await work.settled();
  work.time.advance(20_000);
  await work.settled();
  expect(rowInWords(await work.run(`${id}-step-1`))).toMatchObject({
    status: 'failed',
    attempts: 2,
    errorMessage: 'The run took longer than 20 seconds',
  });
});

test('resource optimization: the result of the last 24 hours is taken over, and said; off, it runs again', async () => {
  const first = await work.start([alone('Same?')]);
  await work.end('Same?');
  const hour = 3_600_000;
  work.time.advance(23 * hour);
  const second = await work.start([alone('Same?'), alone('Other?')]);
  expect(work.tasks()).toEqual(['Other?']);
  expect(rowInWords(await work.run(`${second}-step-1`))).toMatchObject({
    status: 'completed',
    result: 'Done: Same? (reused from a run in the last 24 hours)',
  });
  const steps = await work.db.selectFrom('runSteps').selectAll().where('runId', '=', `${second}-step-1`).execute();
  expect(steps.map(({ bodyJson }) => bodyJson).join()).toContain(`${first}-step-1`);
  await work.end('Other?');

  await configureAgent(work.context, tenantId, 'research', { customSettings: { researchDepth: 'basic' } });
  await work.start([alone('Same?')]);
  expect(work.tasks()).toEqual(['Same?']);
  await work.end('Same?');

  await work.set({ resourceOptimization: false });
  await work.start([alone('Same?')]);
  expect(work.tasks()).toEqual(['Same?']);
  await work.end('Same?');

  await work.set({ resourceOptimization: true });
  work.time.advance(25 * hour);
  await work.start([alone('Same?')]);
  expect(work.tasks()).toEqual(['Same?']);
});

test('a step sees the results of those that it waits for, and of no other', async () => {
  await work.start([alone('One?'), alone('Two?'), { task: 'Three?', after: [2] }]);
  await work.end('One?', 'Two?');
  expect(work.begun('Three?').run.input.earlier).toMatchObject([{ task: 'Two?', result: 'Done: Two?', findings: [] }]);
});

import { externalText } from '@switchboard/api-contract/words/factOrText';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { expect, test } from 'vitest';
import { RunFailure } from '../outside/RunFailure.ts';
import { cancelRun } from '../runs/cancelRun.ts';
import { retryRun } from './retryRun.ts';
import { demoMember, workflowsAtWork } from '../../test/workflowsAtWork.ts';
import { pauseOrResumeWorkflow } from './pauseOrResumeWorkflow.ts';

const work = workflowsAtWork();
const two = [{ task: 'One?' }, { task: 'Two?' }];
const hold = (id: string, held = true) => pauseOrResumeWorkflow(work.context, demoMember, id, held);
const statusOf = async (id: string) => (await work.page()).workflows?.find((one) => one.id === id)?.status;

test('a paused workflow starts no further step; resumed, it goes on', async () => {
  const id = await work.start(two);
  expect(await hold(id)).toMatchObject({ status: 'paused', completedTasks: 0 });
  // What runs goes on to its end.
  await work.end('One?');
  expect(await work.states()).toEqual({ 'One?': 'completed', 'Two?': 'queued' });
  expect(work.tasks()).toEqual([]);
  expect(await statusOf(id)).toBe('paused');
  expect(await hold(id, false)).toMatchObject({ status: 'running', completedTasks: 1 });
  await work.settled();
  await work.end('Two?');
  expect(await statusOf(id)).toBe('completed');
  expect((await work.page()).activity?.map(({ text }) => text && wordsOf(text)).slice(1, 3)).toEqual([
    'Workflow “Flow” resumed by Demo User',
    'Workflow “Flow” paused by Demo User',
  ]);
});

test('steps that are queued already wait too, while other workflows go on', async () => {
  await work.set({ maxConcurrentTasks: 1 });
  const id = await work.start([
    { task: 'One?', after: [] },
    { task: 'Two?', after: [] },
  ]);
  await hold(id);
  await work.start([{ task: 'Three?' }]);
  await work.end('One?');
  expect(work.tasks()).toEqual(['Three?']);
});

test('a step that is tried again is held with its workflow', async () => {
  const id = await work.start(two);
  await hold(id);
  await work.fail('One?', new RunFailure(externalText('Busy'), { again: true }));
  work.time.advance(60_000);
  await work.settled();
  expect(work.tasks()).toEqual([]);
  await hold(id, false);
  await work.settled();
  expect(work.tasks()).toEqual(['One?']);
});

test('what has ended, is paused or does not exist is refused', async () => {
  const id = await work.start([{ task: 'One?' }]);
  await expect(hold(id, false)).rejects.toMatchObject({ kind: 'conflict', message: 'This workflow is not paused' });
  await hold(id);
  await expect(hold(id)).rejects.toMatchObject({ kind: 'conflict', message: 'This workflow is paused already' });
  await expect(hold('workflow-of-nobody')).rejects.toMatchObject({ kind: 'missing' });
  await expect(hold(`${id}-step-1`)).rejects.toMatchObject({ kind: 'missing' });
  await expect(
    pauseOrResumeWorkflow(work.context, { ...demoMember, tenantId: 'elsewhere' }, id, false),
  ).rejects.toMatchObject({
    kind: 'missing',
  });
  await work.end('One?');
  await expect(hold(id)).rejects.toMatchObject({ kind: 'conflict', message: 'This workflow has ended already' });
});

test('a paused workflow can be cancelled; its steps end with it', async () => {
  const id = await work.start([
    { task: 'One?', after: [] },
    { task: 'Two?', after: [] },
    { task: 'Three?', after: [1] },
  ]);
  await hold(id);
  await cancelRun(work.context, demoMember, id);
  await work.settled();
  expect(await statusOf(id)).toBe('cancelled');
  expect(await work.states()).toEqual({ 'One?': 'cancelled', 'Two?': 'cancelled', 'Three?': 'skipped' });
  expect(await work.run(id)).toMatchObject({ endedBy: 'member', endedByName: 'Demo User' });
});

test('retry goes on from the step that failed, and keeps what was done before', async () => {
  const id = await work.start([{ task: 'One?' }, { task: 'Two?' }, { task: 'Three?' }]);
  await work.end('One?');
  await work.fail('Two?', new RunFailure(externalText('It broke')));
  expect(await statusOf(id)).toBe('failed');
  const again = await retryRun(work.context, demoMember, id);
  await work.settled();
  expect(work.tasks()).toEqual(['Two?']);
  expect(work.begun('Two?').run.input.earlier).toMatchObject([{ task: 'One?', result: 'Done: One?', findings: [] }]);
  await work.end('Two?');
  await work.end('Three?');
  const { workflows, tasks } = await work.page();
  expect(workflows?.find((one) => one.id === again.id)).toMatchObject({
    status: 'completed',
    totalTasks: 3,
    completedTasks: 3,
    failedTasks: 0,
  });
  expect(await work.run(again.id)).toMatchObject({ retryOf: id, trigger: 'retry' });
  const ids = (tasks ?? []).map((task) => task.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(tasks?.find((task) => task.id === `${again.id}-step-2`)?.dependencies).toEqual([`${id}-step-1`]);
});

test('two retries at the same moment are one', async () => {
  const id = await work.start(two);
  await work.end('One?');
  await work.fail('Two?', new RunFailure(externalText('It broke')));
  const retries = await Promise.all([1, 2, 3].map(() => retryRun(work.context, demoMember, id)));
  expect(new Set(retries.map((run) => run.id)).size).toBe(1);
  await work.settled();
  expect(work.tasks()).toEqual(['Two?']);
});

test('the retry of a retry still knows the first result; that of a completed one starts from the beginning', async () => {
  const first = await work.start(two);
  await work.end('One?');
  await work.fail('Two?', new RunFailure(externalText('It broke')));
  const second = await retryRun(work.context, demoMember, first);
  await work.settled();
  await work.fail('Two?', new RunFailure(externalText('It broke again')));
  const third = await retryRun(work.context, demoMember, second.id);
  await work.settled();
  expect(work.tasks()).toEqual(['Two?']);
  await work.end('Two?');
  expect(await statusOf(third.id)).toBe('completed');
  await work.set({ resourceOptimization: false });
  await retryRun(work.context, demoMember, third.id);
  await work.settled();
  expect(work.tasks()).toEqual(['One?']);
});

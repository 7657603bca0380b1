import { messages } from '@switchboard/api-contract/errors';
import { listQuery } from '@switchboard/api-contract/records/listQuery';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { demoMember, workflowsAtWork } from '../../test/workflowsAtWork.ts';
import { changeRecords } from '../records/changeRecords.ts';
import { listRecords } from '../records/listRecords.ts';
import { pauseOrResumeWorkflow } from './pauseOrResumeWorkflow.ts';

const work = workflowsAtWork();
const member = {
  ...demoMember,
  userId: 'demo',
  tenantName: 'Northlight',
  username: 'demo',
  email: 'demo@switchboard.test',
  role: 'admin',
};
const asked = { agentId: 'orchestrator', collection: 'workflows' };
const act = (action: 'delete' | 'restore', id: string) =>
  changeRecords(work.context, member, asked, { ids: [id], action });
const list = async (given: Readonly<Record<string, string>>) =>
  (await listRecords(work.context, demoMember.tenantId, asked, v.parse(listQuery, given))).items;

test('a workflow that has not ended is not deleted, and goes on', async () => {
  const id = await work.start([{ task: 'One?' }, { task: 'Two?' }]);
  const refused = { done: 0, refused: [{ id, error: messages.workflowAtWork }] };
  expect(await act('delete', id)).toEqual(refused);
  await pauseOrResumeWorkflow(work.context, demoMember, id, true);
  expect(await act('delete', id)).toEqual(refused);
  await pauseOrResumeWorkflow(work.context, demoMember, id, false);
  await work.end('One?');
  await work.end('Two?');
  expect(await list({})).toMatchObject([{ id, status: 'completed', completedTasks: 2 }]);
});

test('one that has ended is deleted with its tasks, keeps its state under Deleted, and is restored', async () => {
  const id = await work.start([{ task: 'One?' }]);
  await work.end('One?');
  expect(await act('delete', id)).toEqual({ done: 1, refused: [] });
  expect(await list({})).toEqual([]);
  expect(await work.states()).toEqual({});
  const gone = { id, status: 'completed', version: 2, deletedAt: expect.any(String) };
  expect(await list({ deleted: 'true' })).toMatchObject([gone]);
  expect(await list({ deleted: 'true', status: 'completed' })).toMatchObject([gone]);
  expect(await act('restore', id)).toEqual({ done: 1, refused: [] });
  expect(await list({})).toMatchObject([{ id, status: 'completed' }]);
});

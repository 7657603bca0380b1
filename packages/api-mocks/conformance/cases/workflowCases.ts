import { assertExact } from '@switchboard/api-contract/assertExact';
import { errorBody, messages } from '@switchboard/api-contract/errors';
import { expect } from 'vitest';
import type { Ask, Group, Request } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';

const sandboxedModel: Request = {
  endpoint: 'setupConnection',
  path: { connectionId: 'openai' },
  body: { sandbox: true },
};
/** Nothing starts while the orchestrator is stopped. */
const stopped: Request = { endpoint: 'agentAction', path: { agentId: 'orchestrator', action: 'stop' } };
const step = (task: string, after?: readonly number[]) => ({ agent: 'research', task, ...(after && { after }) });
const about = (endpoint: 'pauseWorkflow' | 'resumeWorkflow', workflowId: string) =>
  ({ endpoint, path: { workflowId } }) as const;

/** The statuses that a workflow answers with when it is held, and what the page then shows. */
async function hold(ask: Ask, id: string) {
  const paused = jsonOf('pauseWorkflow', await ask(about('pauseWorkflow', id)));
  const again = await ask(about('pauseWorkflow', id));
  const { workflows } = jsonOf('orchestratorStatus', await ask({ endpoint: 'orchestratorStatus' }));
  const resumed = jsonOf('resumeWorkflow', await ask(about('resumeWorkflow', id)));
  const running = await ask(about('resumeWorkflow', id));
  return [paused.status, again.status, workflows?.[0]?.status, resumed.status, running.status];
}

/** Planning, starting and holding workflows. */
export const workflowCases: Group = {
  ofServer: true,
  title: 'workflows',
  cases: [
    {
      endpoint: 'planWorkflow',
      before: [sandboxedModel],
      body: { goal: 'Research the cold chain market in Poland' },
      name: 'a goal becomes a plan, and nothing is started',
      status: 200,
      check: async (reading, ask) => {
        const { name, steps } = jsonOf('planWorkflow', reading);
        expect(name).not.toBe('');
        expect(steps).toEqual([
          expect.objectContaining({
            agent: 'research-agent',
            task: 'Research the cold chain market in Poland',
            after: [],
          }),
        ]);
        const runs = jsonOf('executions', await ask({ endpoint: 'executions', path: { agentId: 'research' } }));
        expect(runs.filter(({ trigger }) => trigger !== undefined)).toEqual([]);
      },
    },
    {
      endpoint: 'planWorkflow',
      before: [
        { endpoint: 'disconnectConnection', path: { connectionId: 'openai' } },
        { endpoint: 'disconnectConnection', path: { connectionId: 'anthropic' } },
      ],
      body: { goal: 'Find buyers' },
      name: 'a plan without a language model',
      status: 409,
      check: (reading) => {
        const { error, missing } = assertExact(errorBody, reading.json);
        expect(error).toContain('write the steps yourself');
        expect(missing).toMatchObject([{ kind: 'connection', id: 'openai' }]);
      },
    },
    {
      endpoint: 'planWorkflow',
      body: { goal: ' ' },
      name: 'a plan without a goal',
      status: 422,
      fields: { goal: /Goal/ },
    },
    {
      endpoint: 'addWorkflow',
      before: [stopped],
      body: { name: 'Side by side', steps: [step('One?'), step('Two?', []), step('Three?', [1, 2])] },
      name: 'a workflow is paused and resumed',
      status: 200,
      check: async (reading, ask) => {
        const { id } = jsonOf('addWorkflow', reading);
        expect(await hold(ask, id)).toEqual(['paused', 409, 'paused', 'running', 409]);
        const { tasks } = jsonOf('orchestratorStatus', await ask({ endpoint: 'orchestratorStatus' }));
        expect(tasks.map(({ dependencies }) => dependencies)).toEqual([[], [], [tasks[0]?.id, tasks[1]?.id]]);
      },
    },
    {
      endpoint: 'addWorkflow',
      before: [stopped],
      body: { name: 'At work', steps: [step('One?')] },
      name: 'a workflow that has not ended is renamed, but not deleted',
      status: 200,
      check: async (reading, ask) => {
        const { id } = jsonOf('addWorkflow', reading);
        const path = { agentId: 'orchestrator', collection: 'workflows', recordId: id };
        const renamed = await ask({ endpoint: 'changeRecord', path, body: { version: 1, name: 'At night' } });
        expect(jsonOf('changeRecord', renamed)).toMatchObject({ name: 'At night', version: 2, edited: ['name'] });
        const refused = await ask({ endpoint: 'deleteRecord', path });
        expect([refused.status, refused.json]).toEqual([409, { error: messages.workflowAtWork }]);
      },
    },
    {
      endpoint: 'addWorkflow',
      body: { name: 'In a circle', steps: [step('One?', [2]), step('Two?', [1])] },
      name: 'steps that wait for each other',
      status: 422,
      fields: { 'steps.0.after': /wait for each other/, 'steps.1.after': /wait for each other/ },
    },
    {
      endpoint: 'addOwnWorkflow',
      path: { agentId: 'night-shift' },
      before: [{ endpoint: 'createAgent', body: { name: 'Night shift', type: 'orchestrator' } }],
      body: { name: 'At night', steps: [step('What happened?')] },
      name: 'a workflow of an agent that a member created',
      status: 200,
      check: async (reading, ask) => {
        const { id, totalTasks } = jsonOf('addOwnWorkflow', reading);
        expect(totalTasks).toBe(1);
        const { workflows } = jsonOf('orchestratorStatus', await ask({ endpoint: 'orchestratorStatus' }));
        expect(workflows.map((each) => each.id)).not.toContain(id);
      },
    },
    {
      endpoint: 'addOwnWorkflow',
      path: { agentId: 'email' },
      body: { name: 'At night', steps: [step('What happened?')] },
      name: 'a workflow of an agent that has none',
      status: 404,
    },
    { ...about('pauseWorkflow', 'nothing'), name: 'pausing what does not exist', status: 404 },
    { ...about('resumeWorkflow', 'nothing'), name: 'resuming what does not exist', status: 404 },
  ],
};

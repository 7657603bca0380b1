import { expect, test } from 'vitest';
import { sandboxedApp } from '../../test/sandboxedApp.ts';

const server = sandboxedApp();
const { send, connect, passing, outcomeOf, get } = server;

const goal =
  'Research the cold chain market in Poland, find logistics companies in Poland with 51-200 people and add them to the contacts';
const plan = async (text: string) => passing(send('POST', 'agents/orchestrator/plan', { goal: text }));

interface Planned {
  readonly steps: readonly {
    readonly agent: string;
    readonly task: string;
    readonly after: readonly number[];
    readonly reads?: readonly string[];
    readonly problem?: unknown;
  }[];
}

test('a goal becomes steps with what their agents make of them, and nothing is changed', async () => {
  await connect('openai');
  const answer = await plan(goal);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ service: 'OpenAI', model: expect.any(String), sandbox: true, left: [] });
  const { steps } = answer.json<Planned>();
  expect(steps.map(({ agent, after }) => [agent, after])).toEqual([
    ['research-agent', []],
    ['lead-generation-agent', []],
    ['contacts-agent', [2]],
  ]);
  expect(steps[1]?.reads).toContain('Poland');
  expect(steps[2]?.problem).toMatchObject({ kind: 'instructionNotFollowed' });
  expect(await server.db.selectFrom('records').select('id').execute()).toEqual([]);
  expect(await server.db.selectFrom('executions').select('id').where('sample', '=', 0).execute()).toEqual([]);
});

test('a run with a goal plans and starts by itself, without what no agent can follow', async () => {
  await connect('openai', 'tavily', 'apollo');
  const begun = await send('POST', 'agents/orchestrator/runs', { input: goal });
  expect(begun.statusCode, begun.body).toBe(201);
  const { id } = begun.json<{ id: string }>();
  expect(await passing(outcomeOf(id))).toBe('2 of 2 tasks');
  const run = await get<{ input: string; steps: { kind: string; text: string }[] }>(`runs/${id}`);
  expect(run.input).toBe(goal);
  expect(run.steps.map(({ kind, text }) => [kind, text])).toEqual([
    ['model', 'Asked OpenAI for a plan'],
    ['decision', expect.stringMatching(/^Left out “Add them to the contacts”: Contacts .* can’t follow this/)],
    ['decision', 'OpenAI planned 2 steps'],
  ]);
  const page = await get<{ workflows: { id: string; status: string }[]; tasks: { agentId: string }[] }>(
    'agents/orchestrator/status',
  );
  expect(page.workflows).toMatchObject([{ id, status: 'completed' }]);
  expect(page.tasks.map(({ agentId }) => agentId)).toEqual(['research-agent', 'lead-generation-agent']);
  const leads = await get<{ leads: unknown[] }>('agents/lead-generation/status');
  expect(leads.leads.length).toBeGreaterThan(0);
});

test('without a model it says so, and starts nothing', async () => {
  for (const answer of [await plan(goal), await send('POST', 'agents/orchestrator/runs', { input: goal })]) {
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      error: expect.stringContaining('write the steps yourself'),
      missing: [{ kind: 'connection', id: 'openai' }],
    });
  }
  expect(await server.db.selectFrom('executions').select('id').where('sample', '=', 0).execute()).toEqual([]);
});

test('a model that does not answer is said in words', async () => {
  await server.setUp('openai', 'sandbox-down');
  const answer = await plan(goal);
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ error: 'OpenAI has a problem at the moment (status 503)' });
});

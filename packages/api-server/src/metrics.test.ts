import { beforeEach, expect, test } from 'vitest';
import { queueRun } from '../test/queueRun.ts';
import { sandboxedApp } from '../test/sandboxedApp.ts';
import { Metrics } from './platform/http/Metrics.ts';

const server = sandboxedApp();
const { connect, send, world } = server;

let metrics: Metrics;
beforeEach(async () => {
  metrics = new Metrics();
  await server.reopen({ metrics });
});

/** The values of a metric by its labels, without those that are 0. */
async function read(name: string): Promise<Readonly<Record<string, number>>> {
  const lines = (await metrics.expose()).matchAll(new RegExp(`^${name}(?:{(.*)})? (\\S+)$`, 'gm'));
  const values = [...lines].map(([, labels = '', value]) => [labels.replaceAll('"', ''), Number(value)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== 0));
}
const runs = () => read('switchboard_runs_total');
const addWorkflow = async (task: string) => {
  await send('POST', 'agents/orchestrator/records/workflows', {
    name: 'Outreach',
    steps: [{ agent: 'lead-generation', task }],
  });
  await server.app.jobs.idle();
};
const find = 'Logistics in Poland, 51-200 people';

test('runs are counted by agent and outcome, also those that a workflow ends', async () => {
  await connect('apollo', 'openai');
  await addWorkflow(find);
  expect(await runs()).toEqual({
    'agent=switchboard-super-agent,outcome=completed': 1,
    'agent=lead-generation-agent,outcome=completed': 1,
  });
  world.play = () => new Response('', { status: 401 });
  await addWorkflow(find);
  expect(await runs()).toMatchObject({
    'agent=switchboard-super-agent,outcome=failed': 1,
    'agent=lead-generation-agent,outcome=failed': 1,
  });
});

test('a run that is cancelled counts once, one of an agent that a member created without its name', async () => {
  const made = await send('POST', 'agents', { name: 'Secret plans', type: 'custom', description: '' });
  expect(made.statusCode, made.body).toBe(200);
  const { db, time } = server;
  const { id: agent } = made.json<{ id: string }>();
  const id = await queueRun({ db, clock: time.clock, wake: () => {} }, 'northlight', agent);
  await send('POST', `runs/${id}/cancel`);
  await send('POST', `runs/${id}/cancel`);
  expect(await runs()).toEqual({ 'agent=created,outcome=cancelled': 1 });
  expect(await metrics.expose()).not.toMatch(/secret/i);
});

test('calls to services are counted by outcome, with their tokens and what they cost', async () => {
  await connect('tavily', 'openai');
  const research = async () => {
    await send('POST', 'agents/research/start', { query: 'Who moves frozen goods in Poland?' });
    await server.app.jobs.idle();
  };
  await research();
  const calls = await read('switchboard_service_calls_total');
  expect(Object.keys(calls)).toEqual(
    expect.arrayContaining(['service=tavily,sandbox=true,outcome=ok', 'service=openai,sandbox=true,outcome=ok']),
  );
  const tokens = await read('switchboard_tokens_total');
  expect(Object.keys(tokens)).toEqual([
    'service=openai,sandbox=true,direction=in',
    'service=openai,sandbox=true,direction=out',
  ]);
  const spend = Object.values(await read('switchboard_spend_total')).reduce((sum, one) => sum + one, 0);
  const { total } = await server.get<{ total: number }>('usage');
  expect(spend).toBeGreaterThan(0);
  expect(spend).toBeCloseTo(total, 9);
  world.play = () => new Response('', { status: 401 });
  await research();
  expect(await read('switchboard_service_calls_total')).toHaveProperty('service=tavily,sandbox=true,outcome=failed', 1);
});

test('the queue says how many runs are due, and how long the oldest has been', async () => {
  const { db, time } = server;
  const queue = async () => [await read('switchboard_queued_runs'), await read('switchboard_queue_age_seconds')];
  expect(await queue()).toEqual([{}, {}]);
  const clock = time.clock;
  await queueRun({ db, clock, wake: () => {} }, 'northlight', 'email');
  time.advance(90_000);
  await queueRun({ db, clock, wake: () => {} }, 'northlight', 'email');
  expect(await queue()).toEqual([{ '': 2 }, { '': 90 }]);
});

test('streams are counted while they are open', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const open = new AbortController();
  const answer = await fetch(`${address}/api/agents/email/events`, { headers: server.headers, signal: open.signal });
  expect(answer.status).toBe(200);
  expect(await read('switchboard_event_streams')).toEqual({ '': 1 });
  open.abort();
  await expect.poll(() => read('switchboard_event_streams')).toEqual({});
});

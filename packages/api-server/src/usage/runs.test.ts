import { expect, test } from 'vitest';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { demoTenantId } from '../tenants/demo.ts';
import { reserve, settleCall } from '../outside/metering/meter.ts';
import { leadsApp } from '../../test/leadsApp.ts';

const app = leadsApp();
const { begin, leads, newest, paid, run, server, start } = app;
const { get, send } = server;

const prices = (amount: number | null) =>
  send('PUT', 'prices', { items: [{ service: 'apollo', unit: 'credits', amount }] });
const budgets = (body: object) => send('PUT', 'budgets', body);
const usage = () => get<AnswerOf<typeof endpoints.usage>>('usage');

test('a run that a budget ends keeps what it has and says where it is changed', async () => {
  await begin({ maxLeadsPerDay: 50 });
  await prices(0.01);
  await budgets({ month: 0.15 });
  expect(await run()).toBe('$0.20 of $0.15 spent this month. 20 leads kept');
  expect(await newest()).toMatchObject({
    status: 'completed',
    endedBy: 'budget',
    cost: { amount: 0.2, currency: 'USD', unknown: false },
    next: { kind: 'budget', label: 'Change the budget', to: '/profile?tab=usage&open=budget' },
  });
  expect(await leads()).toHaveLength(20);
  expect(paid()).toHaveLength(20);
  expect(await usage()).toMatchObject({
    total: 0.2,
    budget: 0.15,
    runs: 1,
    sandbox: true,
    byAgent: [{ agentId: 'lead-generation-agent', name: 'Lead Generation Agent', cost: 0.2, runs: 1 }],
    dearest: [
      { agentId: 'lead-generation-agent', cost: 0.2, result: '$0.20 of $0.15 spent this month. 20 leads kept' },
    ],
  });
  const refused = await start();
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    error: '$0.20 of $0.15 spent this month',
    missing: [{ kind: 'budget', id: 'month', label: 'Change the budget' }],
  });
  await budgets({ month: null });
  expect((await start()).statusCode).toBe(201);
});

test('a budget of each run ends that run alone', async () => {
  await begin({ maxLeadsPerDay: 50 });
  await prices(0.01);
  await budgets({ perRun: { 'lead-generation-agent': 0.1 } });
  for (const count of [10, 20]) {
    expect(await run()).toBe('$0.10 of the $0.10 that a run may cost has been spent. 10 leads kept');
    expect(await leads()).toHaveLength(count);
    server.time.advance(1_000);
  }
});

test('a run that has nothing yet has failed at the budget', async () => {
  await begin({ maxLeadsPerDay: 50 });
  await prices(0.01);
  await budgets({ month: 0.05 });
  // What others spend while it runs.
  server.world.play = async ({ address }, _, played) => {
    if (!address.endsWith('api_search')) return played();
    const context = { db: server.db, clock: server.time.clock };
    const atMost = [{ unit: 'credits', units: 7 }] as const;
    const ticket = await reserve(context, { tenantId: demoTenantId, service: 'apollo', sandbox: true, atMost });
    await settleCall(context, ticket, atMost);
    return played();
  };
  expect(await run()).toBe('failed: $0.07 of $0.05 spent this month');
  expect(await newest()).toMatchObject({ status: 'failed', endedBy: 'budget', next: { kind: 'budget' } });
  expect(paid()).toEqual([]);
});

test('without a budget there is no limit, and a price that nobody knows is said', async () => {
  await begin({ maxLeadsPerDay: 20 });
  expect(await run()).toBe('20 leads added');
  expect((await newest()).cost).toEqual({ unknown: true });
  expect(await usage()).toMatchObject({ total: 0, unknown: true, dearest: [] });
});

test('what a run can do without a model it still does', async () => {
  // One that costs more than a cent for the mails.
  await server.reopen({ env: { OPENAI_MODEL: 'gpt-4o' } });
  await server.connect('gmail', 'openai');
  await budgets({ perRun: { 'email-agent': 0.01 } });
  const before = server.world.asked.length;
  expect(await server.run('email')).toMatch(
    /^\$0\.\d\d of the \$0\.01 that a run may cost has been spent\. 25 messages read/,
  );
  expect(server.world.asked.slice(before).filter(({ address }) => address.includes('/chat/completions'))).toHaveLength(
    1,
  );
  const { run: ended } = await get<{ run: { endedBy?: string; status: string } }>('agents/email/status');
  expect(ended).toMatchObject({ status: 'completed', endedBy: 'budget' });
});

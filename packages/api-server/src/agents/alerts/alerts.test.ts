import type { Attention } from '@switchboard/api-contract/attention';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';
import { addMember, signIn } from '../../../test/testApp.ts';
import { testContext } from '../../../test/testContext.ts';
import { reserve, settleCall } from '../../outside/metering/meter.ts';
import { setPrices } from '../../usage/setPrices.ts';
import { measureMachine } from './machineLoad.ts';
import { readOpenAlerts } from './openAlerts.ts';
import { watchEveryMinute } from './watchEveryMinute.ts';

const load = { cpu: 10, memory: 20 };
const server = sandboxedApp({ measureLoad: () => ({ ...load }) });
const { connect, send, world } = server;
const tenantId = 'northlight';
beforeEach(() => {
  Object.assign(load, { cpu: 10, memory: 20 });
  server.app.watch.begin();
});
afterEach(() => server.app.watch.idle());

/** Lets minutes pass, and whatever is to be told go out. */
async function minutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    server.time.advance(60_000);
    await server.app.watch.idle();
    await server.app.jobs.idle();
  }
}
const configure = (alertThresholds: object) => server.configure('orchestrator', { alertThresholds });
const kinds = async () => (await readOpenAlerts(server.db, tenantId)).map(({ kind, value }) => [kind, value]);
const items = async () => {
  const { items: all } = await server.get<{ items: Attention['items']['items'] }>('attention');
  return all.filter(({ kind }) => kind === 'alert').map(({ text }) => text);
};
const told = () =>
  world.asked
    .filter(({ address }) => address.endsWith('/chat.postMessage'))
    .map(({ body }) => (JSON.parse(body) as { text: string }).text);
const tellSlack = async () => {
  await connect('slack');
  const channel = { service: 'slack', target: '#alerts', kinds: ['attention'] };
  expect((await send('PUT', 'notifications', { channels: [channel] })).statusCode).toBe(200);
};

test.each([
  ['cpu', 'highCpu', 'The server is busy: 71% CPU (alert at 70%)'],
  ['memory', 'highMemory', 'The server is short of memory: 71% used (alert at 70%)'],
] as const)(
  '%s above its threshold for five minutes is an alert, told once, until it falls 5 points below',
  async (kind, key, text) => {
    await tellSlack();
    const thresholds = { highCpu: 99, highMemory: 99, taskFailureRate: 100 };
    load[kind] = 71;
    await configure(thresholds);
    await minutes(1);
    expect(await items()).toEqual([]);
    await configure({ ...thresholds, [key]: 71 });
    await minutes(1);
    expect(await items()).toEqual([]);
    await configure({ ...thresholds, [key]: 70 });
    // A minute below breaks the row.
    load[kind] = 70;
    await minutes(1);
    load[kind] = 71;
    await minutes(4);
    expect(await items()).toEqual([]);
    await minutes(1);
    expect(await items()).toEqual([text]);
    expect(told()).toEqual([text]);
    load[kind] = 66;
    await minutes(1);
    expect(await kinds()).toEqual([[kind, 66]]);
    load[kind] = 71;
    await minutes(1);
    load[kind] = 65;
    await minutes(1);
    expect(await items()).toEqual([]);
    expect(told()).toEqual([text]);
    // It crosses again, and the hour in which a cause is told once is not over.
    load[kind] = 90;
    await minutes(50);
    expect(told()).toHaveLength(1);
    await minutes(10);
    expect(told()).toHaveLength(2);
  },
);

test('a busy server is shown to admins alone', async () => {
  const vera = { tenantId, username: 'vera', password: 'a-long-password' };
  await addMember(server.db, { ...vera, role: 'tenant_viewer' });
  await configure({ highCpu: 70, highMemory: 99, taskFailureRate: 100 });
  load.cpu = 98;
  await minutes(5);
  expect(await items()).toEqual(['The server is busy: 98% CPU (alert at 70%)']);
  const seen = await send('GET', 'attention', undefined, await signIn(server.app, vera));
  expect(seen.json()).toMatchObject({ items: [] });
});

test('the share of failed runs of the last hour is an alert above its threshold', async () => {
  await tellSlack();
  const end = (id: string, status: 'completed' | 'failed', minutesAgo: number, agentId = 'email-agent') => {
    const endTime = new Date(server.time.clock().getTime() - minutesAgo * 60_000).toISOString();
    return server.db
      .insertInto('executions')
      .values({
        id,
        tenantId,
        agentId,
        status,
        executionType: 'email',
        queuedAt: endTime,
        startTime: endTime,
        endTime,
        sample: 0,
      })
      .execute();
  };
  await end('one', 'failed', 10);
  for (const id of ['two', 'three', 'four', 'five', 'six']) await end(id, 'completed', 50);
  await end('older', 'failed', 61);
  await configure({ highCpu: 99, highMemory: 99, taskFailureRate: 17 });
  await minutes(1);
  expect(await items()).toEqual([]);
  await configure({ highCpu: 99, highMemory: 99, taskFailureRate: 16 });
  await minutes(1);
  // The one run that failed says so itself.
  expect(await kinds()).toEqual([['failures', 17]]);
  expect(await items()).toEqual([]);
  await end('other', 'failed', 5, 'contacts-agent');
  await minutes(1);
  expect(await items()).toEqual(['29% of the runs of the last hour failed (alert at 16%)']);
  expect(told()).toEqual([
    expect.stringContaining('Email Agent'),
    expect.stringMatching(/^2 things on the dashboard need attention/),
  ]);
  // An hour later none of them is among the last hour's.
  await minutes(60);
  expect(await kinds()).toEqual([]);
});

test('of several servers each measures itself, and one tells what is found', async () => {
  await tellSlack();
  await configure({ highCpu: 50, highMemory: 99, taskFailureRate: 100 });
  load.cpu = 60;
  const context = testContext({ db: server.db, clock: server.time.clock });
  const other = watchEveryMinute(context, {
    timers: server.time.timers,
    measure: () => ({ cpu: 80, memory: 0 }),
    server: 'other:3000',
    onFault: (error) => expect.unreachable(String(error)),
  });
  other.begin();
  for (let minute = 0; minute < 5; minute += 1) {
    server.time.advance(60_000);
    await Promise.all([other.idle(), server.app.watch.idle()]);
  }
  const found = await readOpenAlerts(server.db, tenantId);
  expect(found.map(({ value }) => value).toSorted((a, b) => a - b)).toEqual([60, 80]);
  expect(new Set(found.map((alert) => alert.server)).size).toBe(2);
  // The other one dies; what it measured last is forgotten.
  await other.stop();
  await minutes(7);
  expect((await readOpenAlerts(server.db, tenantId)).map(({ value }) => value)).toEqual([60]);
});

test('what needs attention is told once, and not where it is told by itself', async () => {
  await connect('slack');
  const both = [
    { service: 'slack', target: '#alerts', kinds: ['attention'] },
    { service: 'slack', target: '#sales', kinds: ['attention', 'run-failed'] },
  ];
  await send('PUT', 'notifications', { channels: both });
  await server.setUp('gmail', 'sandbox-down');
  await server.configure('email', { gmailIntegration: true });
  await server.configure('orchestrator', { alertThresholds: { highCpu: 99, highMemory: 99, taskFailureRate: 100 } });
  expect(await server.run('email')).toMatch(/^failed/);
  await minutes(3);
  const all = world.asked
    .filter(({ address }) => address.endsWith('/chat.postMessage'))
    .map(({ body }) => (JSON.parse(body) as { channel: string }).channel);
  expect(all).toEqual(['#sales', '#alerts']);
});

test('a budget is told when it is near and when it is spent, also by what costs something', async () => {
  await server.setUp('twilio');
  const channels = [{ service: 'twilio', target: '+4915100000001', kinds: ['budget-near', 'attention'] }];
  await send('PUT', 'notifications', { channels });
  await server.configure('orchestrator', { alertThresholds: { highCpu: 99, highMemory: 99, taskFailureRate: 100 } });
  const { db, time } = server;
  const context = { db, clock: time.clock };
  await setPrices(context, tenantId, {
    currency: undefined,
    items: [
      { service: 'twilio', unit: 'messages', amount: 0.01 },
      { service: 'apollo', unit: 'credits', amount: 0.01 },
    ],
  });
  expect((await send('PUT', 'budgets', { currency: 'USD', month: 1 })).statusCode).toBe(200);
  const spend = async (units: number) => {
    const used = [{ unit: 'credits', units }] as const;
    const call = { tenantId, service: 'apollo', sandbox: true, atMost: used } as const;
    await settleCall(context, await reserve(context, call), used);
  };
  const texts = () =>
    world.asked
      .filter(({ address }) => address.endsWith('/Messages.json'))
      .map(({ body }) => new URLSearchParams(body).get('Body'));
  await spend(79);
  await minutes(1);
  expect(texts()).toEqual([]);
  await spend(1);
  await minutes(2);
  expect(texts()).toEqual(['$0.80 of this month’s budget of $1.00 has been spent']);
  await spend(19);
  await minutes(2);
  expect(texts().slice(1)).toEqual([expect.stringMatching(/^This month’s budget of \$1.00 is used up/)]);
});

test('this machine is between idle and full', () => {
  const measure = measureMachine();
  for (const value of Object.values(measure())) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(100);
  }
});

import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demoTenantId as tenantId } from '../../tenants/demo.ts';
import { createTestDatabase, testNow } from '../../../test/testApp.ts';
import type { Database } from '../../platform/store/Database.ts';
import { readBudgetAlerts } from './budgetLevels.ts';
import { BudgetSpent } from './budgets.ts';
import { reserve, settleCall, type MeteredCall, type Use } from './meter.ts';
import { readUsage } from '../../usage/readUsage.ts';
import { setBudgets } from '../../usage/setBudgets.ts';
import { setPrices } from '../../usage/setPrices.ts';

let db: Database;
let now: Date;
const context = () => ({ db, clock: () => now });
beforeEach(async () => {
  db = await createTestDatabase();
  now = testNow;
  await price('apollo', 'credits', 0.01);
});
afterEach(() => db.destroy());

const price = (service: string, unit: 'credits' | 'searches', amount: number | null) =>
  setPrices(context(), tenantId, { currency: undefined, items: [{ service, unit, amount }] });
const budget = (month: number | null) => setBudgets(context(), tenantId, { currency: undefined, month, perRun: {} });
const credits = (units: number): Use => ({ unit: 'credits', units });
const call = (units: number, rest: Partial<MeteredCall> = {}): MeteredCall => ({
  tenantId,
  service: 'apollo',
  sandbox: false,
  atMost: [credits(units)],
  ...rest,
});
/** Makes a call that uses just what was expected of it. */
async function use(units: number, rest: Partial<MeteredCall> = {}): Promise<void> {
  await settleCall(context(), await reserve(context(), call(units, rest)), [credits(units)]);
}
const read = (month?: string): Promise<AnswerOf<typeof endpoints.usage>> => readUsage(db, tenantId, now, month);
const total = async (month?: string) => (await read(month)).total;
const lines = async (kind: string) =>
  (await db.selectFrom('audit').select('target').where('kind', '=', kind).execute()).map(({ target }) => target);

describe('a call', () => {
  test('counts when it begins, and costs what it used when it ends', async () => {
    const ticket = await reserve(context(), call(10));
    expect(await read()).toMatchObject({ total: 0, byService: [{ service: 'apollo', calls: 1, units: 1, cost: 0 }] });
    await settleCall(context(), ticket, [credits(4)]);
    const service = { service: 'apollo', calls: 1, units: 4, unit: 'credits', cost: 0.04 };
    expect(await read()).toMatchObject({ total: 0.04, unknown: false, byService: [service] });
  });

  test('that failed cost nothing', async () => {
    await settleCall(context(), await reserve(context(), call(10)), []);
    expect(await read()).toMatchObject({ total: 0, unknown: false });
  });

  test('without a price is unknown, not nothing, and stays out of sums', async () => {
    await price('apollo', 'credits', null);
    await use(4);
    await use(1, { service: 'serper', atMost: [{ unit: 'searches', units: 1 }] });
    const { byService, ...rest } = await read();
    expect(rest).toMatchObject({ total: 0, unknown: true, byAgent: [{ agentId: 'assistant', unknown: true }] });
    const apollo = byService?.find(({ service }) => service === 'apollo');
    expect(apollo).toEqual({
      service: 'apollo',
      name: 'Apollo',
      calls: 1,
      units: 4,
      unit: 'credits',
      unknown: true,
      missing: [{ unit: 'credits' }],
    });
  });

  test('that is charged by the call counts its calls once', async () => {
    await use(0, { service: 'gmail', atMost: [{ unit: 'calls', units: 1 }] });
    const ticket = await reserve(context(), call(0, { service: 'gmail', atMost: [{ unit: 'calls', units: 1 }] }));
    await settleCall(context(), ticket, [{ unit: 'calls', units: 1 }]);
    expect((await read()).byService).toMatchObject([{ service: 'gmail', calls: 2, units: 2, unit: 'calls', cost: 0 }]);
  });

  test('to a dated model costs what the model costs', async () => {
    const model = { service: 'openai', model: 'gpt-4o-2024-08-06', atMost: [] } as const;
    const ticket = await reserve(context(), call(0, model));
    await settleCall(context(), ticket, [
      { unit: 'tokensIn', units: 1_000 },
      { unit: 'tokensOut', units: 100 },
    ]);
    expect(await total()).toBeCloseTo(0.0035, 9);
    await reserve(context(), call(0, { ...model, model: 'gpt-4o-audio' }));
    expect(ticket.model).toBe('gpt-4o-2024-08-06');
  });
});

describe('a budget of the month', () => {
  test('stops the call after the one that reached it', async () => {
    await budget(0.1);
    await use(9);
    await use(5);
    await expect(use(1)).rejects.toThrow('$0.14 of $0.10 spent this month');
    expect((await read()).byService).toMatchObject([{ calls: 2 }]);
  });

  test('counts what calls under way may cost, so that it is never exceeded by more than one', async () => {
    await budget(0.1);
    const begun = await Promise.allSettled(Array.from({ length: 8 }, () => reserve(context(), call(6))));
    expect(begun.map(({ status }) => status).filter((status) => status === 'fulfilled')).toHaveLength(2);
    const refusals = begun.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refusals.every((reason) => reason instanceof BudgetSpent)).toBe(true);
  });

  test('is free again from a call that was never settled, because its server was killed', async () => {
    await budget(0.1);
    await reserve(context(), call(20));
    await expect(reserve(context(), call(1))).rejects.toThrow(BudgetSpent);
    now = new Date(now.getTime() + 600_000);
    await use(1);
    expect(await total()).toBe(0.01);
  });

  test('does not stop what is free', async () => {
    await budget(0.1);
    await use(10);
    await use(0, { service: 'gmail', atMost: [{ unit: 'calls', units: 1 }] });
    await expect(use(1)).rejects.toThrow(BudgetSpent);
  });

  test('is near at 80 % and reached at all of it, each told once, and again after it was raised', async () => {
    await budget(1);
    await use(79);
    expect(await readBudgetAlerts(db, tenantId, now)).toEqual([]);
    await use(1);
    const amounts = { month: '2026-03', spent: 0.8, budget: 1, currency: 'USD', since: now.toISOString() };
    expect(await readBudgetAlerts(db, tenantId, now)).toEqual([{ level: 'near', ...amounts }]);
    now = new Date(now.getTime() + 1_000);
    await use(10);
    await use(10);
    const since = now.toISOString();
    expect(await readBudgetAlerts(db, tenantId, now)).toEqual([{ ...amounts, level: 'reached', spent: 1, since }]);
    expect(await lines('budget.near')).toEqual(['$0.80 of $1.00 in 2026-03']);
    expect(await lines('budget.reached')).toEqual(['$1.00 of $1.00 in 2026-03']);
    await budget(1.2);
    expect(await readBudgetAlerts(db, tenantId, now)).toMatchObject([{ level: 'near' }]);
    await use(20);
    expect(await lines('budget.near')).toHaveLength(1);
    expect(await lines('budget.reached')).toHaveLength(2);
    await budget(null);
    expect(await readBudgetAlerts(db, tenantId, now)).toEqual([]);
  });
});

describe('the sandbox', () => {
  test('costs by the same prices while nothing real was used, and is never mixed after', async () => {
    await budget(1);
    await use(90, { sandbox: true });
    expect(await read()).toMatchObject({ total: 0.9, sandbox: true });
    expect(await readBudgetAlerts(db, tenantId, now)).toMatchObject([{ level: 'near' }]);
    await use(3);
    await use(50, { sandbox: true });
    const { sandbox, ...real } = await read();
    expect([sandbox, real.total, real.byService?.length]).toEqual([undefined, 0.03, 1]);
    // It would be over the budget by now, if it still cost anything.
    await use(50, { sandbox: true });
    expect(await readBudgetAlerts(db, tenantId, now)).toEqual([]);
  });
});

test('months and days are those of the organisation’s zone', async () => {
  await db.updateTable('tenants').set({ zone: 'Pacific/Auckland' }).where('id', '=', tenantId).execute();
  await budget(0.1);
  now = new Date('2026-03-31T10:59:00Z');
  await use(10);
  await expect(use(1)).rejects.toThrow(BudgetSpent);
  now = new Date('2026-03-31T11:00:00Z');
  await use(2);
  expect(await read()).toMatchObject({ month: '2026-04', total: 0.02, byDay: [{ date: '2026-04-01', cost: 0.02 }] });
  expect(await total('2026-03')).toBe(0.1);
});

test('another currency converts nothing: what was counted before is unknown in it', async () => {
  await use(5);
  await setPrices(context(), tenantId, { currency: 'EUR', items: [] });
  expect(await read()).toMatchObject({ currency: 'EUR', total: 0, unknown: true });
  await use(5);
  expect(await read()).toMatchObject({ total: 0, unknown: true });
  await setPrices(context(), tenantId, {
    currency: undefined,
    items: [{ service: 'apollo', unit: 'credits', amount: 0.02 }],
  });
  await use(5);
  expect(await total()).toBe(0.1);
});

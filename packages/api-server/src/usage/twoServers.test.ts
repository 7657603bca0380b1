import { expect, test } from 'vitest';
import { testNow } from '../../test/testApp.ts';
import { twoServers } from '../../test/twoServers.ts';
import { demoTenantId as tenantId } from '../tenants/demo.ts';
import { BudgetSpent } from '../outside/metering/budgets.ts';
import { reserve, settleCall, type Use } from '../outside/metering/meter.ts';
import { readUsage } from './readUsage.ts';
import { setBudgets } from './setBudgets.ts';
import { setPrices } from './setPrices.ts';

const two = twoServers();
const contextOf = (index: number) => two.both()[index % 2 === 0 ? 0 : 1];
const oneCredit: Use = { unit: 'credits', units: 1 };

/** A call that uses just what was expected; false: it was not made. */
async function call(index: number): Promise<boolean> {
  try {
    const context = contextOf(index);
    const ticket = await reserve(context, { tenantId, service: 'apollo', sandbox: false, atMost: [oneCredit] });
    await settleCall(context, ticket, [oneCredit]);
    return true;
  } catch (error) {
    if (error instanceof BudgetSpent) return false;
    throw error;
  }
}

test('two servers together spend no more than the budget and one call, and lose none that was made', async () => {
  await setPrices(contextOf(0), tenantId, {
    currency: undefined,
    items: [{ service: 'apollo', unit: 'credits', amount: 0.01 }],
  });
  await setBudgets(contextOf(1), tenantId, { currency: undefined, month: 0.105, perRun: {} });
  const made = (await Promise.all(Array.from({ length: 40 }, (_, index) => call(index)))).filter(Boolean).length;
  const { total, byService } = await readUsage(two.stores[1].db, tenantId, testNow, undefined);
  expect(total).toBeCloseTo(made / 100, 9);
  expect(total).toBeLessThanOrEqual(0.115);
  // Those that the others' reservations kept out may leave a little of it.
  expect(made).toBeGreaterThan(0);
  expect(byService).toMatchObject([{ service: 'apollo', calls: made, units: made }]);
  while (await call(0));
  expect((await readUsage(two.stores[0].db, tenantId, testNow, undefined)).total).toBeCloseTo(0.11, 9);
});

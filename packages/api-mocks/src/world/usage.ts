import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { serviceName } from '@switchboard/api-contract/catalogue';
import { listCurrency, listPrices } from '@switchboard/api-contract/listPrices';
import { addDays } from '@switchboard/api-contract/time';
import type { BudgetChanges } from '../builders/usage.ts';

/** Usage, budgets and prices. Nothing in the mocks costs anything. */
export function createUsage(clock: () => Date) {
  let month: number | undefined;
  const perRun = new Map<string, number>();
  const budgets = (): AnswerOf<typeof endpoints.budgets> => ({
    currency: listCurrency,
    ...(month !== undefined && { month }),
    perRun: Object.fromEntries(perRun),
    spent: 0,
  });
  return {
    read(wanted: string | undefined): AnswerOf<typeof endpoints.usage> {
      const today = clock().toISOString().slice(0, 10);
      const read = wanted ?? today.slice(0, 7);
      const byDay: { date: string; cost: number }[] = [];
      for (let date = `${read}-01`; date.startsWith(read) && date <= today; date = addDays(date, 1))
        byDay.push({ date, cost: 0 });
      return {
        month: read,
        zone: 'UTC',
        currency: listCurrency,
        total: 0,
        unknown: false,
        runs: 0,
        byAgent: [],
        byService: [],
        byDay,
        dearest: [],
        ...(month !== undefined && today.startsWith(read) && { budget: month }),
      };
    },
    budgets,
    setBudgets({ month: next, perRun: runs }: BudgetChanges) {
      if (next !== undefined) month = next ?? undefined;
      for (const [id, amount] of Object.entries(runs)) {
        if (amount === null) perRun.delete(id);
        else perRun.set(id, amount);
      }
      return budgets();
    },
    prices: (): AnswerOf<typeof endpoints.prices> => ({
      currency: listCurrency,
      items: listPrices.map((price) => ({ ...price, name: serviceName(price.service) })),
    }),
  };
}

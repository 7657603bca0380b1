import { findService, serviceName } from '@switchboard/api-contract/catalogue';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { listCurrency, listPrices, metersOf } from '@switchboard/api-contract/listPrices';
import { addDays } from '@switchboard/api-contract/zone';
import type { BudgetChanges, PriceChanges } from '../builders/usage.ts';
import type { createAgents } from './agents.ts';
import { Refusal } from './Refusal.ts';

type Usage = AnswerOf<typeof endpoints.usage>;
type Budgets = AnswerOf<typeof endpoints.budgets>;
type Prices = AnswerOf<typeof endpoints.prices>;
type Price = NonNullable<Prices['items']>[number];

interface Parts {
  readonly clock: () => Date;
  readonly agents: Pick<ReturnType<typeof createAgents>, 'list'>;
}

/** What is spent, and what may be. Nothing here costs anything. */
export function createUsage({ clock, agents }: Parts) {
  let currency: string = listCurrency;
  let month: number | undefined;
  const perRun = new Map<string, number>();
  const own = new Map<string, Price[]>();
  const setCurrency = (wanted: string | undefined): void => {
    if (wanted === undefined || wanted === currency) return;
    currency = wanted;
    month = undefined;
    perRun.clear();
  };
  const budgets = (): Budgets => ({
    currency,
    ...(month !== undefined && { month }),
    perRun: Object.fromEntries([...perRun].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    spent: 0,
  });
  const prices = (): Prices => {
    const held = own.get(currency) ?? [];
    const shipped = currency === listCurrency ? listPrices : [];
    const items = [...held, ...shipped.filter((price) => !held.some((one) => isSame(one, price)))];
    return { currency, items: items.map((price) => ({ ...price, name: serviceName(price.service) })) };
  };
  return {
    read(wanted: string | undefined): Usage {
      const today = clock().toISOString().slice(0, 10);
      const read = wanted ?? today.slice(0, 7);
      const byDay: { date: string; cost: number }[] = [];
      for (let date = `${read}-01`; date.startsWith(read) && date <= today; date = addDays(date, 1))
        byDay.push({ date, cost: 0 });
      return {
        month: read,
        zone: 'UTC',
        currency,
        total: 0,
        unknown: false,
        runs: 0,
        byAgent: [],
        byService: [],
        byDay,
        dearest: [],
        ...(month !== undefined && read === today.slice(0, 7) && { budget: month }),
      };
    },
    budgets,
    setBudgets({ currency: wanted, month: next, perRun: runs }: BudgetChanges): Budgets {
      const unknown = Object.keys(runs).find((id) => !agents.list().some((agent) => agent.id === id));
      if (unknown !== undefined)
        throw new Refusal(422, 'There is no such agent', { fields: { [`perRun.${unknown}`]: 'No such agent' } });
      setCurrency(wanted);
      if (next !== undefined) month = next ?? undefined;
      for (const [id, amount] of Object.entries(runs)) {
        if (amount === null) perRun.delete(id);
        else perRun.set(id, amount);
      }
      return budgets();
    },
    prices,
    setPrices({ currency: wanted, items = [] }: PriceChanges): Prices {
      for (const [index, { service, unit }] of items.entries()) refuseUnknown(service, unit, index);
      setCurrency(wanted);
      for (const { service, unit, model, amount, source = 'Demo User' } of items) {
        const price: Price = {
          service,
          unit,
          ...(model && { model }),
          ...(amount !== null && { amount }),
          at: clock().toISOString(),
          source,
          own: true,
        };
        const others = (own.get(currency) ?? []).filter((one) => !isSame(one, price));
        own.set(currency, [...others, price]);
      }
      return prices();
    },
  };
}

const isSame = (a: Price, b: Price): boolean =>
  a.service === b.service && a.unit === b.unit && (a.model ?? '') === (b.model ?? '');

function refuseUnknown(id: string, unit: string, index: number): void {
  const service = findService(id);
  if (!service)
    throw new Refusal(422, 'There is no such service', { fields: { [`items.${index}.service`]: 'No such service' } });
  if ((metersOf(service.id) as readonly string[]).includes(unit)) return;
  const problem = `${service.name} is not counted in ${unit}`;
  throw new Refusal(422, problem, { fields: { [`items.${index}.unit`]: problem } });
}

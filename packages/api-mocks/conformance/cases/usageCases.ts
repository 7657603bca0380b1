import { expect } from 'vitest';
import type { Group, Request } from '../Case.ts';
import { jsonOf } from '../jsonOf.ts';

const setBudgets = (body: object): Request => ({ endpoint: 'setBudgets', body });
const setPrices = (body: object): Request => ({ endpoint: 'setPrices', body });
const apollo = { service: 'apollo', unit: 'credits', amount: 0.01 } as const;

/** What is used, what it costs, and what it may cost. */
export const usageCases: Group = {
  title: 'Usage and budgets',
  cases: [
    {
      endpoint: 'usage',
      name: 'a month begins with nothing, and without a limit',
      status: 200,
      check: (reading) => {
        const { month, currency, total, budget, byDay } = jsonOf('usage', reading);
        expect({ currency, total, budget }).toEqual({ currency: 'USD', total: 0, budget: undefined });
        expect(byDay?.[0]).toEqual({ date: `${month}-01`, cost: 0 });
      },
    },
    {
      endpoint: 'exportUsage',
      query: '?month=2026-02',
      name: 'a month as a file, with a line for each day',
      status: 200,
      check: ({ text, contentType }) => {
        expect(contentType).toMatch(/^text\/csv/);
        expect(text).toMatch(/^\uFEFF?Month,By,Name,Calls,Units,Unit,Runs,Cost,Currency,Complete,Sandbox\r\n/);
        expect(text).toContain('2026-02,day,2026-02-28,,,,,0,USD,true,false\r\n');
      },
    },
    {
      endpoint: 'budgets',
      name: 'no budget is set at first',
      status: 200,
      check: (reading) => expect(jsonOf('budgets', reading)).toEqual({ currency: 'USD', perRun: {}, spent: 0 }),
    },
    {
      ...setBudgets({ month: 50, perRun: { 'lead-generation-agent': 0.5 } }),
      name: 'budgets are kept',
      status: 200,
      check: async (reading, ask) => {
        const kept = jsonOf('setBudgets', reading);
        expect(kept).toMatchObject({ month: 50, perRun: { 'lead-generation-agent': 0.5 } });
        expect(jsonOf('budgets', await ask({ endpoint: 'budgets' }))).toEqual(kept);
        expect(jsonOf('usage', await ask({ endpoint: 'usage' })).budget).toBe(50);
      },
    },
    {
      ...setBudgets({ perRun: { 'email-agent': 1 } }),
      name: 'what is not named stays',
      status: 200,
      check: (reading) =>
        expect(jsonOf('setBudgets', reading)).toMatchObject({
          month: 50,
          perRun: { 'email-agent': 1, 'lead-generation-agent': 0.5 },
        }),
    },
    {
      ...setBudgets({ month: null, perRun: { 'email-agent': null, 'lead-generation-agent': null } }),
      name: 'null takes a budget away',
      status: 200,
      check: (reading) => expect(jsonOf('setBudgets', reading)).toEqual({ currency: 'USD', perRun: {}, spent: 0 }),
    },
    { ...setBudgets({ month: 0 }), name: 'no budget of nothing', status: 422, fields: { month: /at least 0.01/ } },
    { ...setBudgets({ month: 1e9 }), name: 'no budget without bounds', status: 422, fields: { month: /at most/ } },
    {
      ...setBudgets({ perRun: { nobody: 1 } }),
      ofServer: true,
      name: 'no budget for an agent that there isn’t',
      status: 422,
      fields: { 'perRun.nobody': 'No such agent' },
    },
    { ...setBudgets({ currency: 'GOLD' }), name: 'an unknown currency', status: 422, fields: { currency: /currency/ } },
    { ...setBudgets({ year: 1 }), name: 'an unknown field', status: 422 },
    {
      endpoint: 'prices',
      name: 'prices say what for, since when and where from',
      status: 200,
      check: (reading) => {
        const { currency, items } = jsonOf('prices', reading);
        expect(currency).toBe('USD');
        expect(items?.find(({ service }) => service === 'tavily')).toEqual({
          service: 'tavily',
          name: 'Tavily',
          unit: 'credits',
          amount: 0.008,
          at: expect.any(String),
          source: expect.stringMatching(/^https:/),
        });
        expect(items?.some(({ service }) => service === 'apollo')).toBe(false);
      },
    },
    {
      ...setPrices({ items: [apollo, { service: 'tavily', unit: 'credits', amount: null }] }),
      ofServer: true,
      name: 'an admin’s price goes before the one that ships, and null makes it unknown',
      status: 200,
      check: async (reading, ask) => {
        const { items } = jsonOf('setPrices', reading);
        expect(items?.find(({ service }) => service === 'apollo')).toMatchObject({ ...apollo, own: true });
        expect(items?.filter(({ service }) => service === 'tavily')).toEqual([
          expect.not.objectContaining({ amount: expect.anything() }),
        ]);
        expect(jsonOf('prices', await ask({ endpoint: 'prices' })).items).toHaveLength(items?.length ?? 0);
      },
    },
    {
      ...setPrices({ items: [{ ...apollo, service: 'fax' }] }),
      ofServer: true,
      name: 'no price for a service that there isn’t',
      status: 422,
      fields: { 'items.0.service': 'No such service' },
    },
    {
      ...setPrices({ items: [{ ...apollo, unit: 'messages' }] }),
      ofServer: true,
      name: 'no price for what is not counted',
      status: 422,
      fields: { 'items.0.unit': /not counted in messages/ },
    },
    { ...setPrices({ items: [{ ...apollo, amount: -1 }] }), name: 'no price below nothing', status: 422 },
    {
      ...setPrices({ currency: 'EUR' }),
      before: [setBudgets({ month: 50 })],
      ofServer: true,
      name: 'in another currency nothing is converted: prices and budgets of the old one don’t hold',
      status: 200,
      check: async (reading, ask) => {
        expect(jsonOf('setPrices', reading)).toEqual({ currency: 'EUR', items: [] });
        expect(jsonOf('budgets', await ask({ endpoint: 'budgets' }))).toEqual({
          currency: 'EUR',
          perRun: {},
          spent: 0,
        });
        await ask(setPrices({ currency: 'USD' }));
      },
    },
  ],
};

import { serviceName } from '@switchboard/api-contract/catalogue';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { listCurrency, listPrices } from '@switchboard/api-contract/listPrices';
import {
  budgetList,
  priceList,
  usageAnswer as usageSchema,
  type budgetsRequest,
} from '@switchboard/api-contract/usage';
import type * as v from 'valibot';
import { read } from './build.ts';

export type UsageAnswer = AnswerOf<typeof endpoints.usage>;
export type BudgetChanges = v.InferOutput<typeof budgetsRequest>;

/** What the days of November cost, up to the twentieth. */
const costs = [
  0.21, 1.86, 2.31, 2.62, 2.13, 2.46, 0.33, 0.19, 2.93, 2.21, 2.76, 2.42, 3.04, 0.42, 0.24, 2.68, 2.86, 3.12,
];
const days = [...costs, 2.71, 3.7];
const total = 41.2;

const agent = (agentId: string, name: string, cost: number, runs: number, tokens = 0) => ({
  agentId,
  name,
  cost,
  runs,
  tokensIn: tokens,
  tokensOut: Math.round(tokens / 5),
});

const run = (
  runId: string,
  agentId: string,
  name: string,
  cost: number,
  at: string,
  result: string,
  startedBy?: string,
) => ({
  runId,
  agentId,
  name,
  cost,
  at,
  result,
  trigger: startedBy ? 'member' : 'schedule',
  ...(startedBy && { startedBy }),
});

/** November 2026 on its twentieth, at 82 % of the budget, with one price that nobody knows. */
export const usageAnswer = (overrides: Partial<UsageAnswer> = {}): UsageAnswer => ({
  month: '2026-11',
  zone: 'Europe/Berlin',
  currency: 'EUR',
  total,
  unknown: true,
  runs: 412,
  byAgent: [
    agent('lead-generation-agent', 'Lead Generation', 18.4, 61),
    agent('research-agent', 'Research', 11.86, 48, 1_400_000),
    agent('email-agent', 'Email', 6.2, 160, 300_000),
    agent('google-maps-scraper', 'Maps Scraper', 2.94, 12),
    agent('tender-watch', 'Tender watch', 1.8, 20, 80_000),
    agent('contacts-agent', 'Contacts', 0, 111),
  ],
  byService: [
    { service: 'apollo', name: 'Apollo', calls: 240, units: 1_780, unit: 'credits', cost: 17.8, missing: [] },
    { service: 'openai', name: 'OpenAI', calls: 380, units: 1_900_000, unit: 'tokens', cost: 17.3, missing: [] },
    { service: 'serper', name: 'Serper', calls: 4_300, units: 4_300, unit: 'searches', cost: 4.3, missing: [] },
    { service: 'anthropic', name: 'Anthropic', calls: 12, units: 96_000, unit: 'tokens', cost: 1.8, missing: [] },
    { service: 'gmail', name: 'Gmail', calls: 4_310, units: 4_310, unit: 'calls', cost: 0, missing: [] },
    {
      service: 'tavily',
      name: 'Tavily',
      calls: 212,
      units: 212,
      unit: 'credits',
      unknown: true,
      missing: [{ unit: 'credits' }],
    },
  ],
  byDay: days.map((cost, index) => ({ date: `2026-11-${String(index + 1).padStart(2, '0')}`, cost })),
  dearest: [
    run('run-1', 'research-agent', 'Research', 1.92, '2026-11-18T13:02:00Z', 'Cold chain in the EU', 'Mira Okafor'),
    run('run-2', 'lead-generation-agent', 'Lead Generation', 1.04, '2026-11-19T07:00:00Z', '25 leads added'),
    run('run-3', 'research-agent', 'Research', 0.98, '2026-11-13T09:31:00Z', 'Competitor pricing, Q4', 'Ada Brandt'),
    run('run-4', 'lead-generation-agent', 'Lead Generation', 0.67, '2026-11-20T07:00:00Z', '12 leads added, 4 updated'),
    run('run-5', 'google-maps-scraper', 'Maps Scraper', 0.61, '2026-11-17T08:15:00Z', '64 businesses in Leipzig'),
  ],
  budget: 50,
  ...overrides,
});

/** The same, as the screen receives it. */
export const usage = (overrides: Partial<UsageAnswer> = {}) => read(usageSchema, usageAnswer(overrides));

/** A month's budget, and one for the runs of lead generation. */
export const budgets = (overrides: Partial<AnswerOf<typeof endpoints.budgets>> = {}) =>
  read(budgetList, {
    currency: 'EUR',
    month: 50,
    perRun: { 'lead-generation-agent': 2 },
    spent: total,
    ...overrides,
  });

/** The prices that ship, with one that an admin entered. */
export const prices = (overrides: Partial<AnswerOf<typeof endpoints.prices>> = {}) =>
  read(priceList, {
    currency: listCurrency,
    items: [
      {
        service: 'apollo',
        name: 'Apollo',
        unit: 'credits',
        amount: 0.01,
        at: '2026-11-02T09:00:00Z',
        source: 'Ada Brandt',
        own: true,
      },
      ...listPrices.map((price) => ({ ...price, name: serviceName(price.service) })),
    ],
    ...overrides,
  });

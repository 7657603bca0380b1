import * as v from 'valibot';
import { limits } from './limits.ts';
import { cell, dayText, figure, flag, instant, rowsOrNone, text } from './wire.ts';
import { factOrText } from './words/factOrText.ts';

/**
 * What use is counted in. Every request counts as a call; services that charge by something else count that as well.
 * `tokensIn` and `tokensOut` are counted for each model by itself.
 */
export const usageUnits = ['calls', 'tokensIn', 'tokensOut', 'characters', 'credits', 'searches', 'messages'] as const;
export type UsageUnit = (typeof usageUnits)[number];

/** Where the requests of the assistant stand, among the agents. */
export const assistantUser = 'assistant';

/** The share of a budget from which on it is near. */
export const budgetNearShare = 0.8;

/** A month, `YYYY-MM`. */
export const usageMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/;

const noMonth = 'Enter a month such as 2026-11';
/** The parameters of `GET /api/usage`. */
export const usageQuery = v.object({
  month: v.optional(
    v.pipe(
      v.string(noMonth),
      v.regex(usageMonth, noMonth),
      v.description('`YYYY-MM`, by default this month of the organisation’s zone'),
    ),
  ),
});

/**
 * What one agent used. `agentId` is 'assistant' for the assistant; `name` is missing for an agent that was deleted.
 * Without `cost` none of it has a price; `unknown`: some of it has none.
 */
const agentUsage = v.object({
  agentId: v.string(),
  name: text(),
  cost: figure(),
  unknown: flag(),
  runs: figure(),
  tokensIn: figure(),
  tokensOut: figure(),
});

/** What was used of one service: `units` of `unit`, which is one of `usageUnits`, or 'tokens' for both kinds of them. */
const serviceUsage = v.object({
  service: v.string(),
  name: text(),
  calls: figure(),
  units: figure(),
  unit: text(),
  cost: figure(),
  unknown: flag(),
  /** The prices that are missing: unit, and model. */
  missing: rowsOrNone(v.object({ unit: v.string(), model: text() })),
});

/** One day of the organisation's zone. */
const dayUsage = v.object({ date: dayText, cost: figure() });

/** One of the dearest runs. `result`: what it came to. */
export const costlyRun = v.object({
  runId: v.string(),
  agentId: v.string(),
  name: text(),
  cost: figure(),
  at: instant(),
  trigger: text(),
  startedBy: text(),
  result: factOrText(),
});
export type CostlyRun = v.InferOutput<typeof costlyRun>;

/**
 * Answer of `GET /api/usage`. Sums hold what has a price; `unknown`: not all of
 * it had one. `sandbox`: all of it was used in the sandbox, because nothing real was.
 */
export const usageAnswer = v.object({
  month: v.string(),
  /** The organisation's, in which months and days count. */
  zone: text(),
  currency: v.string(),
  total: figure(),
  unknown: flag(),
  runs: figure(),
  byAgent: rowsOrNone(agentUsage),
  byService: rowsOrNone(serviceUsage),
  byDay: rowsOrNone(dayUsage),
  dearest: rowsOrNone(costlyRun),
  /** The month's budget; missing: there is none. */
  budget: figure(),
  sandbox: flag(),
});
export type Usage = v.InferOutput<typeof usageAnswer>;

/** What one unit costs. `amount` is for one; `source`: where the price is from, an address or the admin's name. */
export const priceRow = v.object({
  service: v.string(),
  name: text(),
  unit: v.string(),
  /** Of a language model's tokens. */
  model: text(),
  /** Missing: the price is unknown. */
  amount: figure(),
  /** When it was entered, or the day (`YYYY-MM-DD`) on which one that came with the product was looked up. */
  at: text(),
  source: text(),
  /** An admin of the organisation has entered it; else it came with the product. */
  own: flag(),
});
export type PriceRow = v.InferOutput<typeof priceRow>;

/** Answer of `GET /api/prices`. */
export const priceList = v.object({ currency: v.string(), items: rowsOrNone(priceRow) });
export type PriceList = v.InferOutput<typeof priceList>;

const currency = v.optional(
  v.pipe(v.string('Choose a currency'), v.check(isCurrency, 'Enter a currency such as EUR or USD')),
);

const amount = (smallest: number, message: string) =>
  v.nullable(
    v.pipe(
      v.number(message),
      v.finite(message),
      v.minValue(smallest, message),
      v.maxValue(limits.usage.amount, `Enter at most ${limits.usage.amount.toLocaleString('en')}`),
    ),
  );

/**
 * Body of `PUT /api/prices`: changes the prices that it names and leaves the others. null takes one away. Another
 * currency leaves what was counted before, and all prices and budgets in the old one.
 */
export const pricesRequest = v.strictObject({
  currency,
  items: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          service: v.pipe(v.string(), v.minLength(1), v.maxLength(limits.text.name)),
          unit: v.picklist(usageUnits, 'Choose a unit'),
          model: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.text.name))),
          amount: amount(0, 'Enter an amount, or leave it out'),
          source: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.text.line))),
          // What the list answers may be sent back as it is.
          name: v.optional(v.string()),
          at: v.optional(v.string()),
          own: v.optional(v.boolean()),
        }),
      ),
      v.maxLength(limits.usage.prices, `Send at most ${limits.usage.prices} prices at once`),
    ),
    [],
  ),
});
export type PricesRequest = v.InferInput<typeof pricesRequest>;

/** What is to be spent at most. */
export const budgetList = v.object({
  currency: v.string(),
  /** By the organisation in a month; missing: no limit. */
  month: figure(),
  /** In each run, by agent. */
  perRun: cell(v.record(v.string(), v.number())),
  /** What this month has cost so far. */
  spent: figure(),
});
export type BudgetList = v.InferOutput<typeof budgetList>;

const positive = () => amount(0.01, 'Enter an amount of at least 0.01');

/** Body of `PUT /api/budgets`: changes the budgets that it names and leaves the others. null takes one away. */
export const budgetsRequest = v.strictObject({
  currency,
  month: v.optional(positive()),
  perRun: v.optional(v.record(v.string(), positive()), {}),
});
export type BudgetsRequest = v.InferInput<typeof budgetsRequest>;

/** Whether it is a code of ISO 4217 that this runtime knows. */
function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

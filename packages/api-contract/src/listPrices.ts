import type { ServiceId } from './catalogue.ts';
import type { UsageUnit } from './usage.ts';

/** A price that ships with the product. */
export interface ListPrice {
  readonly service: ServiceId;
  readonly unit: UsageUnit;
  /** The id of a language model. Dated versions of it cost the same. */
  readonly model?: string;
  /** For one unit. */
  readonly amount: number;
  /** The day on which it was looked up. */
  readonly at: string;
  /** Where it stands. */
  readonly source: string;
}

/** What the prices that ship are in: that of the services' own price lists. */
export const listCurrency = 'USD';

const million = 1_000_000;
const at = '2026-11-24';

const openAi = 'https://developers.openai.com/api/docs/pricing';
const anthropic = 'https://platform.claude.com/docs/en/about-claude/pricing';

/** The price of a model, for a million tokens in and out. */
const model = (
  service: ServiceId,
  source: string,
  id: string,
  perMillion: { readonly in: number; readonly out: number },
): readonly ListPrice[] => [
  { service, unit: 'tokensIn', model: id, amount: perMillion.in / million, at, source },
  { service, unit: 'tokensOut', model: id, amount: perMillion.out / million, at, source },
];

/** Services that ask nothing for a call. Of Google's own, places cost something: they count as searches. */
const free = (service: ServiceId, source: string): ListPrice => ({ service, unit: 'calls', amount: 0, at, source });

/**
 * What services charge by their public price lists, without what is free for small use and without discounts. What
 * depends on a plan or a country, such as Apollo's credits and Twilio's messages, is left for an admin to enter.
 */
export const listPrices: readonly ListPrice[] = [
  ...model('openai', openAi, 'gpt-6-luna', { in: 0.1, out: 0.5 }),
  ...model('openai', openAi, 'gpt-6.1-terra', { in: 1, out: 5 }),
  ...model('openai', openAi, 'gpt-6.1-sol', { in: 2, out: 10 }),
  // These end on 2027-01-14, and GPT-5 on 2026-12-11.
  ...model('openai', openAi, 'gpt-4o', { in: 2.5, out: 10 }),
  ...model('openai', openAi, 'gpt-4o-mini', { in: 0.15, out: 0.6 }),
  ...model('openai', openAi, 'gpt-4.1', { in: 2, out: 8 }),
  ...model('openai', openAi, 'gpt-4.1-mini', { in: 0.4, out: 1.6 }),
  ...model('openai', openAi, 'gpt-5', { in: 1.25, out: 10 }),
  ...model('openai', openAi, 'gpt-5-mini', { in: 0.25, out: 2 }),
  ...model('openai', openAi, 'gpt-5-nano', { in: 0.05, out: 0.4 }),
  ...model('anthropic', anthropic, 'claude-sonnet-5-5', { in: 2, out: 10 }),
  ...model('anthropic', anthropic, 'claude-sonnet-5', { in: 2, out: 10 }),
  ...model('anthropic', anthropic, 'claude-sonnet-4-6', { in: 3, out: 15 }),
  ...model('anthropic', anthropic, 'claude-sonnet-4-5', { in: 3, out: 15 }),
  ...model('anthropic', anthropic, 'claude-haiku-4-5', { in: 1, out: 5 }),
  ...model('anthropic', anthropic, 'claude-opus-4-6', { in: 5, out: 25 }),
  ...model('anthropic', anthropic, 'claude-opus-4-5', { in: 5, out: 25 }),
  {
    service: 'tavily',
    unit: 'credits',
    amount: 0.008,
    at,
    source: 'https://docs.tavily.com/documentation/api-credits',
  },
  { service: 'serper', unit: 'searches', amount: 0.001, at, source: 'https://serper.dev' },
  {
    service: 'perplexity',
    unit: 'searches',
    amount: 0.005,
    at,
    source: 'https://docs.perplexity.ai/docs/getting-started/pricing',
  },
  free('gmail', 'https://developers.google.com/workspace/gmail/api/reference/quota'),
  free('google-calendar', 'https://developers.google.com/workspace/calendar/api/guides/quota'),
  free('google', 'https://developers.google.com/workspace/sheets/api/limits'),
  free('github', 'https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api'),
];

/** What each service charges by. The others charge by the call, if at all. */
const meters: Partial<Record<ServiceId, readonly UsageUnit[]>> = {
  openai: ['tokensIn', 'tokensOut', 'characters'],
  anthropic: ['tokensIn', 'tokensOut'],
  apollo: ['credits'],
  tavily: ['credits'],
  serper: ['searches'],
  perplexity: ['searches'],
  google: ['calls', 'searches'],
  sendgrid: ['messages'],
  twilio: ['messages'],
};

/** The units that a price of this service can be for. */
export const pricedUnitsOf = (service: ServiceId): readonly UsageUnit[] => meters[service] ?? ['calls'];

/** Whether a price that names `priced` holds for a model: the same, or a dated version of it. */
export const isModel = (priced: string, id: string): boolean =>
  priced === id || (id.startsWith(`${priced}-`) && /^-(?:latest|\d{4}-?\d{2}-?\d{2})$/.test(id.slice(priced.length)));

import * as v from 'valibot';
import { shapeOnly, wrongCredentials } from './checkResults.ts';
import { bearer, whoAmI, type Check } from './whoAmI.ts';

const unauthorized = v.object({ message: v.pipe(v.string(), v.startsWith('Unauthorized')) });

/** Searching the web. */
export const search = {
  /** Reads the key's usage, which costs no credit: https://docs.tavily.com/documentation/api-reference/endpoint/usage */
  tavily: whoAmI({
    service: 'tavily',
    request: ({ apiKey }) => ({ method: 'GET', url: 'https://api.tavily.com/usage', headers: bearer(apiKey) }),
    success: v.object({ key: v.looseObject({}) }),
  }),
  /**
   * Every call of Perplexity's API is billed, so only the format of the key is checked:
   * https://docs.perplexity.ai/guides/getting-started
   */
  perplexity: async ({ apiKey = '' }) =>
    /^pplx-[\w-]{20,}$/.test(apiKey)
      ? shapeOnly({ kind: 'keyFormed', args: { service: 'Perplexity' } })
      : wrongCredentials('perplexity', { kind: 'keyMisformed', args: { service: 'Perplexity', start: 'pplx-' } }),
  /** Reads the account's credits, which costs none: https://serper.dev/api-key */
  serper: whoAmI({
    service: 'serper',
    request: ({ apiKey = '' }) => ({
      method: 'GET',
      url: 'https://google.serper.dev/account',
      headers: { 'x-api-key': apiKey },
    }),
    success: v.union([v.object({ balance: v.number() }), v.object({ credits: v.number() })]),
    // Serper answers 403 to a wrong key.
    judge: ({ status, body }) => (status === 403 && v.is(unauthorized, body) ? wrongCredentials('serper') : undefined),
  }),
} satisfies Record<string, Check>;

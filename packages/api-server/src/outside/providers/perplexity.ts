import { shapeOnly, wrongCredentials } from './verdicts.ts';
import type { Check } from './whoAmI.ts';

/**
 * Every call of Perplexity's API is billed, so only the format of the key is checked:
 * https://docs.perplexity.ai/guides/getting-started
 */
export const perplexity: Check = async ({ apiKey = '' }) =>
  /^pplx-[\w-]{20,}$/.test(apiKey)
    ? shapeOnly({ kind: 'keyFormed', args: { service: 'Perplexity' } })
    : wrongCredentials('perplexity', { kind: 'keyMisformed', args: { service: 'Perplexity', start: 'pplx-' } });

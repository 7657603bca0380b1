import type { Use } from './metering/meter.ts';

/** What services that charge by the search count. */
export const aSearch: Use = { unit: 'searches', units: 1 };

/** Serper says how many searches it charged for: one with more results counts twice. */
export const searchesIn = ({ credits }: { readonly credits?: number | null | undefined }): Use =>
  typeof credits === 'number' && credits >= 0 ? { ...aSearch, units: Math.round(credits) } : aSearch;

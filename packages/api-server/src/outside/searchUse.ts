import type { Use } from './metering/meter.ts';

/** What services that charge by the search count. */
export const oneSearch: Use = { unit: 'searches', units: 1 };

/** Serper says how many searches it charged for: one with more results counts twice. */
export const searchUseOf = ({ credits }: { readonly credits?: number | null | undefined }): Use =>
  typeof credits === 'number' && credits >= 0 ? { ...oneSearch, units: Math.round(credits) } : oneSearch;

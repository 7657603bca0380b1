import type { Use } from './metering/meter.ts';
import type { OutgoingAnswer } from './providers/client.ts';
import { noCreditFailure, wrongKeyFailure } from './callService.ts';
import type { RunFailure } from './RunFailure.ts';

/** Serper answers 403 to a wrong key, and 400 to one without credit. */
export function serperFailure({ status, body }: OutgoingAnswer): RunFailure | undefined {
  if (status === 403 && body.includes('Unauthorized')) return wrongKeyFailure('serper');
  return status === 400 && body.includes('Not enough credits') ? noCreditFailure('serper') : undefined;
}

/** What services that charge by the search count. */
export const oneSearch: Use = { unit: 'searches', units: 1 };

/** Serper says how many searches it charged for: one with more results counts twice. */
export const searchUseOf = ({ credits }: { readonly credits?: number | null | undefined }): Use =>
  typeof credits === 'number' && credits >= 0 ? { ...oneSearch, units: Math.round(credits) } : oneSearch;

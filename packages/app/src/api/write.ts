import type { Endpoint, ResponseOf } from '@switchboard/api-contract/endpoints/Endpoint';
import type { Outcome } from '@switchboard/ui/format/outcome';
import { request, type CallOptions } from './client.ts';
import { refusalOf, type Wording } from './refusalOf.ts';

/**
 * Makes a call that a member asked for and says how it ended: forms, dialogs and toasts read that as it is, and nothing
 * is thrown.
 */
export const write = <const E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  wording?: Wording,
): Promise<Outcome<ResponseOf<E>>> => outcomeOf(request(endpoint, options), wording);

/** How a call ended that is no write by `write`. */
export async function outcomeOf<T>(answer: Promise<T>, wording?: Wording): Promise<Outcome<T>> {
  try {
    return { kind: 'done', value: await answer };
  } catch (error) {
    return refusalOf(error, wording);
  }
}

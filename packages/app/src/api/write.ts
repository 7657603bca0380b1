import type { Endpoint, ResponseOf } from '@switchboard/api-contract/endpoints/Endpoint';
import type { Outcome } from '@switchboard/ui/format/outcome';
import { request, type CallOptions } from './client.ts';
import { refusalOf, type Wording } from './refusalOf.ts';

/**
 * Makes a call that a member asked for and returns its outcome, which forms, dialogs and toasts read directly. Never
 * throws.
 */
export const write = <const E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  wording?: Wording,
): Promise<Outcome<ResponseOf<E>>> => outcomeOf(request(endpoint, options), wording);

/** The outcome of a call that was not made by `write`. */
export async function outcomeOf<T>(answer: Promise<T>, wording?: Wording): Promise<Outcome<T>> {
  try {
    return { kind: 'done', value: await answer };
  } catch (error) {
    return refusalOf(error, wording);
  }
}

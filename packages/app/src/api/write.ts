import type { Endpoint, ResponseOf } from '@switchboard/api-contract/endpoints/Endpoint';
import type { Outcome } from '@switchboard/ui/format/outcome';
import { request, type CallOptions } from './client.ts';
import { refusalOf, type Wording } from './refusalOf.ts';

/**
 * Makes a call that a member asked for and says how it ended: forms, dialogs and toasts read that as it is, and nothing
 * is thrown.
 */
export async function write<const E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  wording?: Wording,
): Promise<Outcome<ResponseOf<E>>> {
  try {
    return { kind: 'done', value: await request(endpoint, options) };
  } catch (error) {
    return refusalOf(error, wording);
  }
}

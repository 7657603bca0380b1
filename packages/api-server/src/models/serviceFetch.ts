import type { Context } from '../context.ts';
import { recordRequest } from '../services/connections/recordRequest.ts';
import type { ModelService } from '@switchboard/api-contract/services/models';
import { readBytes } from './readBytes.ts';

const textBytes = 1_048_576;

/**
 * `fetch` for a connected model service at the operator's address. Counts each request, follows no redirects (they
 * could take the key elsewhere), and rejects answers over `maxBytes`.
 */
export function serviceFetch(
  context: Pick<Context, 'db' | 'clock' | 'fetch'>,
  tenantId: string,
  serviceId: ModelService,
  maxBytes = textBytes,
): typeof fetch {
  return async (address, init) => {
    await recordRequest(context, tenantId, serviceId);
    const { fetch } = context;
    const response = await fetch(address, { ...init, redirect: 'error' });
    const bytes = await readBytes(response, maxBytes);
    return new Response(bytes.length > 0 ? bytes : null, { status: response.status, headers: response.headers });
  };
}

import type { Context } from '../context.ts';
import { recordRequest } from '../services/connections/recordRequest.ts';
import type { ModelService } from './modelFor.ts';

/** The answer is longer than any that makes sense. */
export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError';
}

const textBytes = 1_048_576;

/**
 * `fetch` for a connected model service at the operator's address: counts each request, follows no redirect, which could carry the key
 * elsewhere, and gives up answers over `maxBytes`.
 */
export function serviceFetch(context: Pick<Context, 'db' | 'clock' | 'fetch'>, tenantId: string, serviceId: ModelService, maxBytes = textBytes): typeof fetch {
  return async (address, init) => {
    await recordRequest(context, tenantId, serviceId);
    const { fetch } = context;
    const response = await fetch(address, { ...init, redirect: 'error' });
    const bytes = await readBytes(response, maxBytes);
    return new Response(bytes.length > 0 ? bytes : null, { status: response.status, headers: response.headers });
  };
}

async function readBytes({ body }: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > maxBytes) throw new AnswerTooLargeError('The service sent too long an answer');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

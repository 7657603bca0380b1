import type { ServiceId } from '@switchboard/api-contract/catalogue';
import type { Context } from '../context.ts';
import { standardBaseUrls } from '../config.ts';
import { modelServices } from '@switchboard/api-contract/services/models';
import { AnswerTooLargeError, readBytes } from '../models/readBytes.ts';
import { CallError, type Call } from './client.ts';

const patienceMs = 10_000;
const mostBytes = 262_144;

/**
 * Which call checks the credentials of a service. If the operator has moved the service to another server, its
 * credentials belong to that server and are sent only there, whatever its address. All other services are called as
 * usual.
 */
export function callFor(
  { call, config, fetch }: Pick<Context, 'call' | 'config' | 'fetch'>,
  serviceId: ServiceId,
): Call {
  const service = modelServices.find((id) => id === serviceId);
  if (!service) return call;
  const standard = standardBaseUrls[service];
  const { baseUrl } = config.models[service];
  if (baseUrl === standard) return call;
  return async ({ method, url, headers, body }) => {
    if (!url.startsWith(`${standard}/`)) throw new CallError('refused');
    const began = performance.now();
    const signal = AbortSignal.timeout(patienceMs);
    try {
      const answer = await fetch(baseUrl + url.slice(standard.length), {
        method,
        headers: { ...headers },
        redirect: 'error',
        signal,
        ...(body === undefined ? {} : { body }),
      });
      const bytes = await readBytes(answer, mostBytes);
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(bytes).toString('utf8'),
        latencyMs: Math.round(performance.now() - began),
      };
    } catch (error) {
      if (signal.aborted) throw new CallError('timeout');
      if (error instanceof AnswerTooLargeError) throw new CallError('too-large');
      throw new CallError(
        error instanceof TypeError && /ByteString|header value/i.test(error.message) ? 'unsendable' : 'unreachable',
      );
    }
  };
}

import type { ServiceId } from '@switchboard/api-contract/catalogue';
import { modelServices } from '@switchboard/api-contract/services/models';
import { standardBaseUrls } from '../../platform/environment.ts';
import type { Context } from '../../platform/Context.ts';
import { CallError, type Call, mostBytes, requestTimeoutMs, defaultHeaders } from './client.ts';
import { systemTimers, type Timers } from '../../platform/clock.ts';
import { AnswerTooLargeError, readBytes } from './readBody.ts';

type Ask = (url: string, init: RequestInit) => Promise<Response>;

/** Sends requests through a function like `fetch`, within the limits of the usual client. */
export function callThrough(ask: Ask, timers: Timers = systemTimers): Call {
  return async ({ method, url, headers, body, signal, maxBytes = mostBytes.reply }) => {
    const began = performance.now();
    const late = new AbortController();
    const cancel = timers.after(requestTimeoutMs, () => late.abort());
    const ended = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
    try {
      const answer = await ask(url, {
        method,
        headers: { ...defaultHeaders, ...headers },
        redirect: 'error',
        signal: ended,
        ...(body === undefined ? {} : { body }),
      });
      const bytes = await readBytes(answer, maxBytes);
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(bytes).toString('utf8'),
        bytes,
        latencyMs: Math.round(performance.now() - began),
      };
    } catch (error) {
      if (error instanceof CallError) throw error;
      if (ended.aborted) throw new CallError('timeout');
      if (error instanceof AnswerTooLargeError) throw new CallError('too-large');
      throw new CallError(
        error instanceof TypeError && /ByteString|header value/i.test(error.message) ? 'unsendable' : 'unreachable',
      );
    } finally {
      cancel();
    }
  };
}

/**
 * Which call checks the credentials of a service. If the operator has moved the service to another server, its
 * credentials belong to that server and are sent only there, whatever its address. All other services are called as
 * usual.
 */
export function operatorCall(
  { call, config, fetch }: Pick<Context, 'call' | 'config' | 'fetch'>,
  serviceId: ServiceId,
): Call {
  const service = modelServices.find((id) => id === serviceId);
  if (!service) return call;
  const standard = standardBaseUrls[service];
  const { baseUrl } = config.models[service];
  if (baseUrl === standard) return call;
  return callThrough((url, init) => {
    if (!url.startsWith(`${standard}/`)) throw new CallError('refused');
    return fetch(baseUrl + url.slice(standard.length), init);
  });
}

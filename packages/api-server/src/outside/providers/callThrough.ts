import { systemTimers, type Timers } from '../../platform/Timers.ts';
import { AnswerTooLargeError, readBytes } from '../models/readBytes.ts';
import { CallError, mostBytes, patienceMs, usualHeaders, type Call } from './client.ts';

type Ask = (url: string, init: RequestInit) => Promise<Response>;

/** Sends requests through a function like `fetch`, within the limits of the usual client. */
export function callThrough(ask: Ask, timers: Timers = systemTimers): Call {
  return async ({ method, url, headers, body, signal, maxBytes = mostBytes.reply }) => {
    const began = performance.now();
    const late = new AbortController();
    const cancel = timers.after(patienceMs, () => late.abort());
    const ended = signal ? AbortSignal.any([signal, late.signal]) : late.signal;
    try {
      const answer = await ask(url, {
        method,
        headers: { ...usualHeaders, ...headers },
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

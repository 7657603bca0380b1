import type { Context } from '../../platform/Context.ts';
import { CallError, mostBytes, type OutgoingAnswer } from '../providers/client.ts';
import type { Caller } from '../Caller.ts';

export interface WebAnswer extends Pick<OutgoingAnswer, 'status' | 'headers' | 'bytes'> {
  /** The answer was longer than what is read of it: nothing. */
  readonly tooLarge?: true;
}

/** Reads what lies at an address; undefined: no answer. */
export type ReadAddress = (url: URL) => Promise<WebAnswer | undefined>;

/** As many redirects as RFC 9309 wants for a robots.txt. */
export const mostRedirects = 5;

/** The web as a run reads it: in the sandbox, if one of its calls went there. */
export function openWeb(
  { call: callOutside, sandboxes }: Context,
  { tenantId, signal, origin }: Pick<Caller, 'tenantId' | 'signal' | 'origin'>,
): ReadAddress {
  const call = origin.sandbox ? sandboxes.call(tenantId) : callOutside;
  const headers = { accept: 'text/html,application/xhtml+xml,text/plain;q=0.9,*/*;q=0.1' };
  return async (url) => {
    signal.throwIfAborted();
    try {
      return await call({ method: 'GET', url: url.href, headers, maxBytes: mostBytes.page, signal });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof CallError)) throw error;
      // A site that sends too much is there all the same: it counts as an answer.
      return error.failure === 'too-large'
        ? { status: 200, headers: {}, bytes: new Uint8Array(), tooLarge: true }
        : undefined;
    }
  };
}

/** Longer addresses are not asked for. */
const longest = 2_000;

/** Where a text of the web leads, by https; undefined if nowhere on the web. */
export function webAddress(text: string, from?: URL): URL | undefined {
  const url = URL.parse(text, from);
  if (url?.protocol === 'http:') url.protocol = 'https:';
  return url?.protocol === 'https:' && url.href.length <= longest ? url : undefined;
}

/** Where a page has moved; undefined if it has not, or nowhere on the web. */
export const redirectTarget = ({ status, headers: { location } }: WebAnswer, url: URL): URL | undefined =>
  status >= 300 && status < 400 && location !== undefined
    ? // Headers come as Latin-1; letters in an address are UTF-8.
      webAddress(Buffer.from(location, 'latin1').toString('utf8'), url)
    : undefined;

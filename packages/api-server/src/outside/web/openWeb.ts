import type { Context } from '../../platform/Context.ts';
import { CallError, mostBytes, type OutgoingAnswer } from '../providers/client.ts';
import type { Caller } from '../Caller.ts';

export interface WebAnswer extends Pick<OutgoingAnswer, 'status' | 'headers' | 'bytes'> {
  /** The page is longer than `mostBytes.page`. Nothing of it was read: `bytes` is empty. */
  readonly tooLarge?: true;
}

/** Reads what is at an address; undefined if there was no answer. Follows no redirects. */
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

/**
 * The address that the text of a link means, always by https; undefined if it is none of the web, or too long. `from`:
 * the page that the link stands on.
 */
export function webAddress(text: string, from?: URL): URL | undefined {
  const url = URL.parse(text, from);
  if (url?.protocol === 'http:') url.protocol = 'https:';
  return url?.protocol === 'https:' && url.href.length <= longest ? url : undefined;
}

/** The address that a page has moved to; undefined if it has not moved, or to no address of the web. */
export const redirectTarget = ({ status, headers: { location } }: WebAnswer, url: URL): URL | undefined =>
  status >= 300 && status < 400 && location !== undefined
    ? // Headers come as Latin-1; letters in an address are UTF-8.
      webAddress(Buffer.from(location, 'latin1').toString('utf8'), url)
    : undefined;

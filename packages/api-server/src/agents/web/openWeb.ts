import type { Context } from '../../context.ts';
import { CallError, type OutgoingAnswer } from '../../providers/client.ts';
import type { Run } from '../Program.ts';
import { readRobots } from './robots.ts';

interface Page extends Pick<OutgoingAnswer, 'status' | 'headers' | 'body'> {
  /** The answer was longer than what is read of it: nothing. */
  readonly tooLarge?: true;
}

/** Reads what lies at an address; undefined: no answer. */
export type ReadAddress = (url: URL) => Promise<Page | undefined>;

/** The web as a run reads it: in the sandbox, if one of its calls went there. */
export function openWeb(
  { call: callOutside, sandboxes }: Context,
  { tenantId, signal, origin }: Pick<Run, 'tenantId' | 'signal' | 'origin'>,
): ReadAddress {
  const call = origin.sandbox ? sandboxes.call(tenantId) : callOutside;
  return async (url) => {
    signal.throwIfAborted();
    try {
      return await call({ method: 'GET', url: url.href, headers: { accept: 'text/html,text/plain' }, signal });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof CallError)) throw error;
      // Who sends too much answers all the same.
      return error.failure === 'too-large' ? { status: 200, headers: {}, body: '', tooLarge: true } : undefined;
    }
  };
}

/** The part of an address that robots.txt speaks about. */
export const pathOf = ({ pathname, search }: URL): string => pathname + search;

/** Whether we may read a path of this host; undefined if it does not answer. */
export async function robotsOf(read: ReadAddress, url: URL): Promise<((path: string) => boolean) | undefined> {
  const robots = await read(new URL('/robots.txt', url));
  return !robots || robots.status >= 500 ? undefined : readRobots(robots.status < 300 ? robots.body : '');
}

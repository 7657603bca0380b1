import type { Context } from '../../context.ts';
import { CallError, type OutgoingAnswer } from '../../providers/client.ts';
import type { Run } from '../Program.ts';
import { contactIn, contactPage, type Contact } from './contactIn.ts';
import { readHtml } from './readHtml.ts';
import { readRobots } from './robots.ts';

/** What a visit to a website brought. */
export interface Visit extends Contact {
  readonly answers: boolean;
}

type Page = Pick<OutgoingAnswer, 'status' | 'headers' | 'body'>;
/** undefined: no answer. */
type Read = (url: URL) => Promise<Page | undefined>;

const silent: Visit = { answers: false };
const mostMoves = 2;

/** Visits websites, each host once, and honours their robots.txt. `contact`: reads their contact page as well. */
export function visitWebsites(
  { call: callOutside, sandboxes }: Context,
  { tenantId, signal, origin }: Run,
  { contact }: { readonly contact: boolean },
): (website: string) => Promise<Visit> {
  const visits = new Map<string, Promise<Visit>>();
  const call = origin.sandbox ? sandboxes.call(tenantId) : callOutside;
  const read: Read = async (url) => {
    signal.throwIfAborted();
    try {
      return await call({ method: 'GET', url: url.href, headers: { accept: 'text/html,text/plain' }, signal });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof CallError)) throw error;
      // Who sends too much answers all the same.
      return error.failure === 'too-large' ? { status: 200, headers: {}, body: '' } : undefined;
    }
  };
  return (website) => {
    const url = URL.parse(website.replace(/^http:/i, 'https:'));
    if (url?.protocol !== 'https:') return Promise.resolve(silent);
    const visited = visits.get(url.host) ?? visit(read, url, contact);
    visits.set(url.host, visited);
    return visited;
  };
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');
const pathOf = ({ pathname, search }: URL): string => pathname + search;

/** Whether we may read a path of this host; undefined if it does not answer. */
async function rulesOf(read: Read, url: URL): Promise<((path: string) => boolean) | undefined> {
  const robots = await read(new URL('/robots.txt', url));
  return !robots || robots.status >= 500 ? undefined : readRobots(robots.status < 300 ? robots.body : '');
}

async function visit(read: Read, front: URL, contact: boolean): Promise<Visit> {
  let mayRead = await rulesOf(read, front);
  if (!mayRead) return silent;
  if (!mayRead(pathOf(front))) return { answers: true };
  let url = front;
  let page = await read(url);
  // A page that is refused to us is a page all the same.
  const answers = page !== undefined && (page.status < 400 || [401, 403, 429].includes(page.status));
  if (!contact || !answers) return { answers };
  for (let moves = 0; moves < mostMoves && page && page.status >= 300 && page.status < 400; moves += 1) {
    const next: URL | null = URL.parse(page.headers.location ?? '', url);
    if (next?.protocol !== 'https:' || withoutWww(next.host) !== withoutWww(url.host)) return { answers };
    if (next.host !== url.host) mayRead = await rulesOf(read, next);
    if (!mayRead?.(pathOf(next))) return { answers };
    url = next;
    page = await read(url);
  }
  const address = page?.status === 200 ? contactPage(readHtml(page.body), url) : undefined;
  if (!address || !mayRead(pathOf(address))) return { answers };
  const found = await read(address);
  return { answers, ...(found?.status === 200 && contactIn(readHtml(found.body))) };
}

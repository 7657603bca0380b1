import type { Context } from '../../context.ts';
import type { Run } from '../Program.ts';
import { contactIn, contactPage, type Contact } from './contactIn.ts';
import { readHtml } from '../web/readHtml.ts';
import { openWeb, pathOf, robotsOf, type ReadAddress } from '../web/openWeb.ts';

/** What a visit to a website brought. */
export interface Visit extends Contact {
  readonly answers: boolean;
}

const silent: Visit = { answers: false };
const mostMoves = 2;

/** Visits websites, each host once, and honours their robots.txt. `contact`: reads their contact page as well. */
export function visitWebsites(
  context: Context,
  run: Run,
  { contact }: { readonly contact: boolean },
): (website: string) => Promise<Visit> {
  const visits = new Map<string, Promise<Visit>>();
  const read = openWeb(context, run);
  return (website) => {
    const url = URL.parse(website.replace(/^http:/i, 'https:'));
    if (url?.protocol !== 'https:') return Promise.resolve(silent);
    const visited = visits.get(url.host) ?? visit(read, url, contact);
    visits.set(url.host, visited);
    return visited;
  };
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');
async function visit(read: ReadAddress, front: URL, contact: boolean): Promise<Visit> {
  let mayRead = await robotsOf(read, front);
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
    if (next.host !== url.host) mayRead = await robotsOf(read, next);
    if (!mayRead?.(pathOf(next))) return { answers };
    url = next;
    page = await read(url);
  }
  const address = page?.status === 200 ? contactPage(readHtml(page.body), url) : undefined;
  if (!address || !mayRead(pathOf(address))) return { answers };
  const found = await read(address);
  return { answers, ...(found?.status === 200 && contactIn(readHtml(found.body))) };
}

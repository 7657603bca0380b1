import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { Context } from '../../context.ts';
import type { Run } from '../Program.ts';
import { openPages, type OpenPage } from '../web/openPages.ts';
import { openWeb, webAddress } from '../web/openWeb.ts';
import { contactIn, contactPage, type Contact } from './contactIn.ts';

/** What a visit to a website brought. */
export interface Visit extends Contact {
  readonly answers: boolean;
}

/**
 * Visits websites, each address once, and honours their robots.txt. `contact`: reads their contact page as well. Two
 * firms at one host are visited each at its own address.
 */
export function visitWebsites(
  context: Context,
  run: Run,
  { contact }: { readonly contact: boolean },
): (website: string) => Promise<Visit> {
  const visits = new Map<string, Promise<Visit>>();
  const open = openPages(openWeb(context, run));
  return (website) => {
    const url = webAddress(website);
    if (!url) return Promise.resolve({ answers: false });
    url.hash = '';
    const visited = visits.get(url.href) ?? visit(open, url, contact);
    visits.set(url.href, visited);
    return visited;
  };
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');
const staysThere = (to: URL, from: URL): boolean => withoutWww(to.host) === withoutWww(from.host);

async function visit(open: OpenPage, website: URL, contact: boolean): Promise<Visit> {
  const front = await open(website.href, staysThere);
  if ('reason' in front) return { answers: isThere(front.reason) };
  const address = contact ? contactPage(front.sheet, front.url) : undefined;
  const found = address && (await open(address.href, staysThere));
  return { answers: true, ...(found && 'sheet' in found && contactIn(found.sheet)) };
}

/** Whether a page that can't be read is a page all the same: one that is refused to us, that moved or is no text. */
const isThere = ({ kind, args }: Fact): boolean =>
  kind === 'pageAnswered'
    ? args.status < 400 || [401, 403, 429].includes(args.status)
    : kind !== 'pageSilent' && kind !== 'pageNotSecure';

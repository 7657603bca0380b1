import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { domainToUnicode } from 'node:url';
import type { Context } from '../../platform/Context.ts';
import type { Run } from '../../runs/Run.ts';
import { openWebPages, type OpenWebPage } from '../../outside/web/openWebPages.ts';
import { openWeb, webAddress } from '../../outside/web/openWeb.ts';
import { findContact, contactPages, type BusinessContact } from './findContact.ts';

/** What a visit to a website brought. */
export interface Visit extends BusinessContact {
  readonly answers: boolean;
}

/** Visits the website of a firm of that name. */
export type VisitWebsite = (website: string, name: string) => Promise<Visit>;

/** Visits websites, each address once, and honours their robots.txt. `contact`: looks for the firm's addresses as well. */
export function visitWebsites(context: Context, run: Run, { contact }: { readonly contact: boolean }): VisitWebsite {
  const visits = new Map<string, Promise<Visit>>();
  const open = openWebPages(openWeb(context, run));
  return (website, name) => {
    const url = webAddress(website);
    if (!url) return Promise.resolve({ answers: false });
    url.hash = '';
    const own = isOwnSite(url, name);
    const key = `${url.href} ${own}`;
    const visited = visits.get(key) ?? visit(open, url, { contact, own });
    visits.set(key, visited);
    return visited;
  };
}

const withoutWww = (host: string): string => host.replace(/^www\./, '');
const staysThere = (to: URL, from: URL): boolean => withoutWww(to.host) === withoutWww(from.host);

/**
 * What a website tells of its firm: its contact page, the page that says who is responsible, or its front page. Of a
 * firm that has a page among others, only what lies below that page counts, and nothing that the host shows of itself.
 */
async function visit(
  open: OpenWebPage,
  website: URL,
  { contact, own }: { readonly contact: boolean; readonly own: boolean },
): Promise<Visit> {
  const front = await open(website.href, staysThere);
  if ('reason' in front) return { answers: isPageAllTheSame(front.reason) };
  if (!contact) return { answers: true };
  const { host } = front.url;
  const theirs = own ? undefined : await open(new URL('/', front.url).href, staysThere);
  const not = theirs && 'content' in theirs ? [theirs.content] : [];
  let found: BusinessContact = {};
  for (const page of contactPages(front.content, front.url)) {
    if (found.email || (!own && !isBelow(page, website))) continue;
    const opened = await open(page.href, staysThere);
    if ('content' in opened) found = { ...findContact(opened.content, { host, not }), ...found };
  }
  return { answers: true, ...findContact(front.content, { host, not }), ...found };
}

/** Whether a website answers though its page can't be read: it is refused to us, has moved, or is no text. */
const isPageAllTheSame = ({ kind, args }: Fact): boolean =>
  kind === 'pageAnswered'
    ? args.status < 400 || [401, 403, 429].includes(args.status)
    : kind !== 'pageSilent' && kind !== 'pageNotSecure';

const frontPage =
  /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?(?:\/|$))?(?:(?:index|home|default|start|startseite|welcome)\b[^/]*\/?)?$/i;
/** What links carry to count visits or to choose a language. */
const passing = /^(?:utm_\w+|[gf]?b?clid|gad_source|y_source|source|ref|lang|hl)$/;

/** Plain letters, whichever way an umlaut is written. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/([aou])e/g, '$1');

/**
 * Whether the whole host of a website is a firm's own: its address is the frontPage page, or the host bears all words
 * of the firm's name. Otherwise the firm has a page among others there, as in a directory or a chain.
 */
export function isOwnSite(website: URL, name: string): boolean {
  if (frontPage.test(website.pathname) && [...website.searchParams.keys()].every((key) => passing.test(key)))
    return true;
  const words = plain(name).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const host = plain(domainToUnicode(website.hostname));
  return words.length > 0 && words.every((word) => host.includes(word));
}

/** Whether a page lies at a firm's address among others, or below it. */
export const isBelow = (page: URL, website: URL): boolean =>
  `${page.pathname}/`.startsWith(website.pathname.replace(/\/?$/, '/')) &&
  [...website.searchParams].every(([key, value]) => page.searchParams.get(key) === value);

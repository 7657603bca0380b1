import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { plainText } from '../plainText.ts';
import { decodePage } from './decodePage.ts';
import { mostRedirects, redirectTarget, webAddress, type WebAnswer, type ReadAddress } from './openWeb.ts';
import { readHtml, type PageContent } from './readHtml.ts';
import { robotsOf, type MayRead } from './robots.ts';

/** A page and where it lies in the end, or why it could not be read. */
export type OpenedWebPage = { readonly url: URL; readonly content: PageContent } | { readonly reason: Fact };

/** Opens the page at an address. `goesOn`: whether to follow a redirect there. */
export type OpenWebPage = (address: string, mayFollow?: (to: URL, from: URL) => boolean) => Promise<OpenedWebPage>;

const texts = /^\s*(?:text\/(?:html|plain)|application\/xhtml\+xml)\b/i;
const isBinary = /^%PDF-|\0/;

/**
 * Opens pages of the web, and honours the robots.txt of each host, which is read once. Only public https
 * addresses, five redirects at most.
 */
export function openWebPages(read: ReadAddress): OpenWebPage {
  const rules = new Map<string, Promise<MayRead | undefined>>();
  const rulesFor = (url: URL): Promise<MayRead | undefined> => {
    const known = rules.get(url.host) ?? robotsOf(read, url);
    rules.set(url.host, known);
    return known;
  };
  return async (address, mayFollow = () => true) => {
    let url = webAddress(address);
    for (let moves = 0; ; moves += 1) {
      if (!url) return { reason: { kind: 'pageNotSecure', args: {} } };
      const opened = await openOne(read, await rulesFor(url), url);
      const next = opened.next && moves < mostRedirects && mayFollow(opened.next, url) ? opened.next : undefined;
      if (!next) return opened.found;
      url = next;
    }
  };
}

interface OpenedOne {
  readonly found: OpenedWebPage;
  /** Where the page sends its visitors on to. */
  readonly next?: URL | undefined;
}

async function openOne(read: ReadAddress, mayRead: MayRead | undefined, url: URL): Promise<OpenedOne> {
  const unread = (reason: Fact): OpenedOne => ({ found: { reason } });
  if (!mayRead) return unread({ kind: 'pageSilent', args: {} });
  if (!mayRead(url)) return unread({ kind: 'pageClosed', args: {} });
  const page = await read(url);
  if (!page) return unread({ kind: 'pageSilent', args: {} });
  const { status, tooLarge } = page;
  if (tooLarge) return unread({ kind: 'pageTooLarge', args: {} });
  if (status !== 200) return { ...unread({ kind: 'pageAnswered', args: { status } }), next: redirectTarget(page, url) };
  const content = contentOf(page);
  if ('reason' in content) return unread(content.reason);
  const next = content.movesTo === undefined ? undefined : webAddress(content.movesTo, baseOf(content, url));
  const found = content.lines.length === 0 ? unread({ kind: 'pageEmpty', args: {} }).found : { url, content };
  return { found, ...(next?.href !== url.href && { next }) };
}

/** What the relative links of a page start from. */
export const baseOf = ({ base }: PageContent, url: URL): URL =>
  (base === undefined ? undefined : webAddress(base, url)) ?? url;

function contentOf({
  bytes,
  headers: { 'content-type': type = 'text/html' },
}: WebAnswer): PageContent | { readonly reason: Fact } {
  const text = texts.test(type) ? decodePage(bytes, type) : undefined;
  if (text === undefined || isBinary.test(text.slice(0, 1_000)))
    return { reason: { kind: 'pageOfKind', args: { type: type.split(';', 1)[0]?.trim() ?? type } } };
  if (!/^\s*text\/plain/i.test(type)) return readHtml(text);
  return {
    links: [],
    lines: text
      .split(/\r\n|\r|\n/)
      .map((line) => plainText(line, Infinity))
      .filter(Boolean),
  };
}

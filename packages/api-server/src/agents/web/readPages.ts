import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { Context } from '../../context.ts';
import type { Run } from '../Program.ts';
import { openWeb, pathOf, robotsOf, type ReadAddress } from './openWeb.ts';
import { readHtml } from './readHtml.ts';

/** The lines of a page, or why it could not be read. */
export type PageRead = { readonly lines: readonly string[] } | { readonly reason: Fact };

const atOnce = 8;
const mostMoves = 2;
const texts = /^(?:text\/(?:html|plain)|application\/xhtml\+xml)\b/i;

/**
 * Reads pages of the web, a few side by side, and honours each host's robots.txt. Only public https addresses, two
 * redirects at most.
 */
export async function readPages(
  context: Context,
  run: Pick<Run, 'tenantId' | 'signal' | 'origin'>,
  urls: readonly string[],
): Promise<ReadonlyMap<string, PageRead>> {
  const read = openWeb(context, run);
  const rules = new Map<string, ReturnType<typeof robotsOf>>();
  const rulesFor: RulesFor = (url) => {
    const known = rules.get(url.host) ?? robotsOf(read, url);
    rules.set(url.host, known);
    return known;
  };
  const waiting = [...urls];
  const pages = new Map<string, PageRead>();
  const work = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift())
      pages.set(url, await readPage(read, rulesFor, url));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, urls.length) }, work));
  return pages;
}

type RulesFor = (url: URL) => ReturnType<typeof robotsOf>;

const unread = (reason: Fact): PageRead => ({ reason });

async function readPage(read: ReadAddress, rulesFor: RulesFor, address: string): Promise<PageRead> {
  let url = URL.parse(address.replace(/^http:/i, 'https:'));
  for (let moves = 0; ; moves += 1) {
    if (url?.protocol !== 'https:') return unread({ kind: 'pageNotSecure', args: {} });
    const mayRead = await rulesFor(url);
    if (!mayRead) return unread({ kind: 'pageSilent', args: {} });
    if (!mayRead(pathOf(url))) return unread({ kind: 'pageClosed', args: {} });
    const page = await read(url);
    if (!page) return unread({ kind: 'pageSilent', args: {} });
    const { status, headers, body, tooLarge } = page;
    if (tooLarge) return unread({ kind: 'pageTooLarge', args: {} });
    if (status === 200) return linesOf(body, headers['content-type'] ?? 'text/html');
    const isMoved = status >= 300 && status < 400 && headers.location !== undefined;
    if (!isMoved || moves >= mostMoves) return unread({ kind: 'pageAnswered', args: { status } });
    url = URL.parse(headers.location ?? '', url);
  }
}

function linesOf(body: string, type: string): PageRead {
  if (!texts.test(type)) return unread({ kind: 'pageOfKind', args: { type: type.split(';', 1)[0] ?? type } });
  const { lines } = readHtml(body);
  return lines.length === 0 ? unread({ kind: 'pageEmpty', args: {} }) : { lines };
}

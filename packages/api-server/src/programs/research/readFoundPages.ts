import type { UnreadSource } from '@switchboard/api-contract/agents/research';
import type { Context } from '../../platform/Context.ts';
import { plainText } from '../../outside/plainText.ts';
import type { Caller } from '../../outside/Caller.ts';
import type { FoundSource } from './search.ts';
import type { OpenedWebPage } from '../../outside/web/openWebPages.ts';
import { openWeb } from '../../outside/web/openWeb.ts';

const atOnce = 8;

/** Reads pages of the web, a few side by side; by their addresses. */
async function readWebPages(
  context: Context,
  run: Pick<Caller, 'tenantId' | 'signal' | 'origin'>,
  urls: readonly string[],
): Promise<ReadonlyMap<string, OpenedWebPage>> {
  const { openWebPages } = await import('../../outside/web/openWebPages.ts');
  const open = openWebPages(openWeb(context, run));
  const waiting = [...urls];
  const pages = new Map<string, OpenedWebPage>();
  const work = async (): Promise<void> => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) pages.set(url, await open(url));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, urls.length) }, work));
  return pages;
}

/** An excerpt that is shorter is completed with what the page itself says. */
const enough = 200;
const longestPassage = 1_000;

/** What the search found, and which of the pages could not be read. */
export interface ReadSources {
  /** Without those of which nothing is known but their address. */
  readonly found: readonly FoundSource[];
  readonly unread: readonly UnreadSource[];
}

/** Reads the pages that the search found. One that can't be read is judged by the excerpt of the search alone. */
export async function readFoundPages(
  context: Context,
  run: Caller,
  { query, found }: { readonly query: string; readonly found: readonly FoundSource[] },
): Promise<ReadSources> {
  const fresh = found.filter(({ known }) => known === undefined);
  if (fresh.length === 0) return { found, unread: [] };
  run.log.progress({ text: { kind: 'readingPages', args: { pages: fresh.length } } });
  const pages = await readWebPages(
    context,
    run,
    fresh.map(({ url }) => url),
  );
  const unread: UnreadSource[] = [];
  const read = found.flatMap((source): FoundSource[] => {
    const page = pages.get(source.url);
    if (!page) return [source];
    if ('reason' in page) unread.push({ title: source.title, url: source.url, reason: page.reason });
    if (source.excerpt.length >= enough) return [source];
    const passage = 'content' in page ? passageOf(page.content.lines, query) : '';
    return source.excerpt === '' && passage === '' ? [] : [{ ...source, ...(passage !== '' && { page: passage }) }];
  });
  const pagesRead = { pages: fresh.length, read: fresh.length - unread.length };
  run.log.add({ kind: 'decision', text: { kind: 'pagesRead', args: pagesRead } });
  return { found: read, unread };
}

/** The lines of a page that speak about the question; its first ones if none does. */
function passageOf(lines: readonly string[], query: string): string {
  const wanted = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3);
  const fitting = lines.filter((line) => wanted.some((word) => line.toLowerCase().includes(word)));
  return plainText((fitting.length > 0 ? fitting : lines).join(' '), longestPassage);
}

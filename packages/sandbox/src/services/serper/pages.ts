import type { World } from '../../world/createWorld.ts';
import type { PageKind } from '../../world/Page.ts';
import { searchPages, type Hit } from '../../world/searchPages.ts';
import type { SearchRequest } from './read.ts';

const minuteMs = 60_000;
const longestSnippet = 180;

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** A date as Google writes it: in relative words for a week, in full afterwards. */
function dateWords(published: Date, now: Date): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - published.getTime()) / minuteMs));
  if (minutes < 60) return ago(minutes, 'min');
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return ago(hours, 'hour');
  if (hours < 8 * 24) return ago(Math.floor(hours / 24), 'day');
  return published.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
}

function snippetOf([text = '']: readonly string[]): string {
  if (text.length <= longestSnippet) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longestSnippet))} ...`;
}

const kinds: Readonly<Record<'search' | 'news' | 'scholar', readonly PageKind[] | undefined>> = {
  search: undefined,
  news: ['news'],
  scholar: ['paper'],
};

const common = ({ page, passages }: Hit) => ({ title: page.title, link: page.url, snippet: snippetOf(passages) });

/** Searches the pages of the world, as Google, its news and its papers do. */
export function findPages(
  { pages, clock }: World,
  type: keyof typeof kinds,
  { q, num, page, parameters }: SearchRequest,
) {
  const wanted = kinds[type];
  const hits = searchPages(pages, q, wanted && { kinds: wanted }).slice((page - 1) * num, page * num);
  const place = (index: number) => ({ position: (page - 1) * num + index + 1 });
  const dated = ({ page: { published } }: Hit) => published && { date: dateWords(published, clock()) };
  const found = {
    search: () => ({ organic: hits.map((hit, index) => ({ ...common(hit), ...dated(hit), ...place(index) })) }),
    news: () => ({
      news: hits.map((hit, index) => ({ ...common(hit), ...dated(hit), source: hit.page.publisher, ...place(index) })),
    }),
    scholar: () => ({
      organic: hits.map((hit) => ({
        ...common(hit),
        publicationInfo: [hit.page.authors?.join(', '), hit.page.publisher].filter(Boolean).join(' - '),
        ...(hit.page.published && { year: hit.page.published.getUTCFullYear() }),
      })),
    }),
  };
  return { searchParameters: parameters, ...found[type](), credits: num > 10 ? 2 : 1 };
}

import { shareOf, wordsOf } from './words.ts';

/** What kind of page it is; services can search for some kinds alone. */
export type PageKind = 'article' | 'news' | 'report' | 'paper' | 'company';

/** A page as the lists in `pages/` have it; `createPages` gives it its date. */
export interface PageSeed {
  readonly url: string;
  readonly title: string;
  readonly kind: PageKind;
  /** Who publishes it. */
  readonly publisher: string;
  /** For papers: who wrote it. */
  readonly authors?: readonly string[];
  /** How many days before the world began it came out; missing for pages without a date. */
  readonly age?: number;
  readonly paragraphs: readonly string[];
  /** Addresses of other pages that it refers to. */
  readonly links?: readonly string[];
}

/** A page of the web. */
export interface Page extends Omit<PageSeed, 'age'> {
  readonly published: Date | undefined;
}

/** A page that a search found. */
export interface Hit {
  readonly page: Page;
  /** How well it fits, from 0 to 1. */
  readonly score: number;
  /** Its paragraphs, the best fitting first. */
  readonly passages: readonly string[];
}

interface SearchScope {
  readonly kinds?: readonly PageKind[];
  /** Whether pages of this host are wanted. */
  readonly host?: (host: string) => boolean;
  /** Pages without a date are left out where one of these is given. */
  readonly from?: Date;
  readonly to?: Date;
}

const isIn = ({ published }: Page, { from, to }: SearchScope): boolean =>
  (!from && !to) || (published !== undefined && !(from && published < from) && !(to && published > to));

/** Finds pages by the words of a question; those whose titles say them come first. */
export function searchPages(pages: readonly Page[], query: string, scope: SearchScope = {}): Hit[] {
  const wanted = [...new Set(wordsOf(query))];
  if (wanted.length === 0) return [];
  return pages
    .filter(
      (page) =>
        (scope.kinds?.includes(page.kind) ?? true) &&
        (scope.host?.(new URL(page.url).hostname) ?? true) &&
        isIn(page, scope),
    )
    .map((page) => {
      const passages = page.paragraphs
        .map((text) => ({ text, fit: shareOf(wanted, text) }))
        .toSorted((one, other) => other.fit - one.fit)
        .map(({ text }) => text);
      const score = 0.4 * shareOf(wanted, page.title) + 0.6 * shareOf(wanted, page.paragraphs.join(' '));
      return { page, score, passages };
    })
    .filter(({ score }) => score >= 0.2)
    .toSorted((one, other) => other.score - one.score || one.page.url.localeCompare(other.page.url));
}

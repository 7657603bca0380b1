import type { Page, PageKind } from './pages.ts';
import { shareOf, wordsOf } from './words.ts';

/** A page that a search found. */
export interface Hit {
  readonly page: Page;
  /** How well it fits, from 0 to 1. */
  readonly score: number;
  /** Its paragraphs, the best fitting first. */
  readonly passages: readonly string[];
}

/** How much the words of the title count; the rest is for those of the paragraphs. */
const titleWeight = 0.4;
/** What fits less is not found. */
const lowestScore = 0.2;

/** Which pages are searched; all where nothing is given. */
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

/** Finds pages by the words of a question, the best first: how many of its words the title and the paragraphs have. */
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
      const score =
        titleWeight * shareOf(wanted, page.title) + (1 - titleWeight) * shareOf(wanted, page.paragraphs.join(' '));
      return { page, score, passages };
    })
    .filter(({ score }) => score >= lowestScore)
    .toSorted((one, other) => other.score - one.score || one.page.url.localeCompare(other.page.url));
}

import type { Page, PageKind } from './Page.ts';
import { wordsOf } from './words.ts';

/** A page that a search found. */
export interface Hit {
  readonly page: Page;
  /** How well it fits, from 0 to 1. */
  readonly score: number;
  /** Its paragraphs, the best fitting first. */
  readonly passages: readonly string[];
}

interface Scope {
  readonly kinds?: readonly PageKind[];
  /** Whether pages of this host are wanted. */
  readonly host?: (host: string) => boolean;
  /** Pages without a date are left out where one of these is given. */
  readonly from?: Date;
  readonly to?: Date;
}

const share = (wanted: readonly string[], text: string): number => {
  const there = new Set(wordsOf(text));
  return wanted.filter((word) => there.has(word)).length / wanted.length;
};

const isIn = ({ published }: Page, { from, to }: Scope): boolean =>
  (!from && !to) || (published !== undefined && !(from && published < from) && !(to && published > to));

/** Finds pages by the words of a question; those whose titles say them come first. */
export function searchPages(pages: readonly Page[], query: string, scope: Scope = {}): Hit[] {
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
        .map((text) => ({ text, fit: share(wanted, text) }))
        .toSorted((one, other) => other.fit - one.fit)
        .map(({ text }) => text);
      const score = 0.4 * share(wanted, page.title) + 0.6 * share(wanted, page.paragraphs.join(' '));
      return { page, score, passages };
    })
    .filter(({ score }) => score >= 0.2)
    .toSorted((one, other) => other.score - one.score || one.page.url.localeCompare(other.page.url));
}

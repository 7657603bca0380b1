import type { LeftOut } from './providers/readEach.ts';
import { RunFailure } from './RunFailure.ts';

export const tooLarge: LeftOut = 'too-large';

/** Items of a list. `total`: how many it has in all, where that is known. */
interface Found {
  readonly items: readonly unknown[];
  readonly total?: number | null | undefined;
}
interface Part extends Found {
  /** An entry for each item that could not be read. */
  readonly left: readonly LeftOut[];
}

/** How a list is read page by page, counted from 1. */
interface Pages {
  readonly ask: (page: number, size: number) => Promise<Found>;
  /** How many items are asked for at once: fewer where an answer is too large. Each divides the one before it. */
  readonly sizes: readonly number[];
  /** No further page is shown, however long pages are. */
  readonly last?: number;
}

/** Gives this in place of an answer that was too large. */
export const insteadOfTooLarge =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof RunFailure && error.answer === tooLarge) return instead;
    throw error;
  };

/** Reads the items from a place on, counted from 0, in smaller parts where they are too large to be read at once. */
export async function readPageInParts(pages: Pages, from = 0): Promise<Part> {
  const { ask, last = Number.POSITIVE_INFINITY } = pages;
  const [size = 1, ...sizes] = pages.sizes;
  const page = from / size + 1;
  const found = page > last ? undefined : await ask(page, size).catch(insteadOfTooLarge(undefined));
  if (found) return { ...found, left: [] };
  const [step] = sizes;
  if (step === undefined) return { items: [], left: [tooLarge] };
  const parts: Part[] = [];
  for (let at = from; at < from + size; at += step) {
    const part = await readPageInParts({ ...pages, sizes }, at);
    parts.push(part);
    if (part.items.length + part.left.length < step) break;
  }
  return {
    items: parts.flatMap(({ items }) => items),
    left: parts.flatMap(({ left }) => left),
    total: parts.find(({ total }) => typeof total === 'number')?.total,
  };
}

import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { within } from './within.ts';

declare global {
  /** How often something on the page has changed. */
  var pageMoves: number;
}

/** How often a page that stands still is looked at before it is given up. */
const LOOKS = 100;

/** Counts from the next load on how often something on the page changes. */
export const watchMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.pageMoves = 0;
    new MutationObserver(() => void (globalThis.pageMoves += 1)).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });

/**
 * Passes on what a promise brings, however long that takes, and calls `onMove` while the page changes. Rejects if
 * nothing changes for so many ms, or the page answers nothing for so long: a browser may stop answering for good.
 */
export async function whileMoving<T>(
  page: Page,
  ms: number,
  promise: Promise<T>,
  onMove: () => void = () => undefined,
): Promise<T> {
  const over = new AbortController();
  const watch = async (): Promise<never> => {
    for (let [moves, since] = [-1, 0]; ;) {
      const now = await within(
        ms,
        'An answer of the page',
        page.evaluate(() => globalThis.pageMoves),
      );
      if (now !== moves) {
        [moves, since] = [now, performance.now()];
        onMove();
      } else if (performance.now() - since >= ms) throw new Error(`Nothing on the page has changed for ${ms / 1000} s`);
      await setTimeout(ms / LOOKS, undefined, { signal: over.signal });
    }
  };
  try {
    return await Promise.race([promise, watch()]);
  } finally {
    over.abort();
  }
}

/** Whether a page answers within so many ms. */
export const isAlive = (page: Page, ms: number): Promise<boolean> =>
  within(
    ms,
    'An answer of the page',
    page.evaluate(() => true),
  ).catch(() => false);

import { product } from '@switchboard/api-contract/product';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves focus to the page's heading, where what had it is gone. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });

let lastPath: string | undefined;

/**
 * Sets the document's title and, after a navigation, moves focus to the page's heading; also where a page took the
 * place of another at the same address, and the focus went with that. The first page keeps the browser's focus.
 */
export function usePageTitle(title: string): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    document.title = `${title} · ${product.name}`;
  }, [title]);
  useEffect(() => {
    const cameFrom = lastPath;
    lastPath = pathname;
    if (cameFrom === undefined) return;
    if (cameFrom !== pathname) window.scrollTo(0, 0);
    // What had it is gone: nothing has it, or the whole of the page was given it.
    else if (!document.activeElement?.matches('body, main')) return;
    focusHeading();
  }, [pathname]);
}

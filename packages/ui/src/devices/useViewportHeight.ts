import { useLayoutEffect, type RefObject } from 'react';

/**
 * Sets `--viewport-height` and `--viewport-top` (px) on the element while something, usually an on-screen keyboard,
 * covers part of the window, since CSS units ignore keyboards. Sets nothing while the whole window is visible or
 * pinch-zoomed.
 */
export function useViewportHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const write = () => {
      const style = element.current?.style;
      const covered = viewport.scale <= 1.01 && window.innerHeight - viewport.height > 1;
      if (covered) {
        style?.setProperty('--viewport-height', `${viewport.height}px`);
        style?.setProperty('--viewport-top', `${viewport.offsetTop}px`);
      } else {
        style?.removeProperty('--viewport-height');
        style?.removeProperty('--viewport-top');
      }
    };
    write();
    viewport.addEventListener('resize', write);
    viewport.addEventListener('scroll', write);
    return () => {
      viewport.removeEventListener('resize', write);
      viewport.removeEventListener('scroll', write);
    };
  }, [element]);
}

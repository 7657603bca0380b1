import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** As near to the end as this, in px, counts as being there. */
const NEAR = 24;
/** More than this at once is a text that appears, not one that grows: it is read from its beginning. */
const LEAP = 80;

/**
 * For a scrolling box: keeps it at its end while its text grows, unless the reader scrolled up; back at the end it
 * follows again.
 */
export function useStickToEnd<E extends HTMLElement>(length: number): RefObject<E | null> {
  const box = useRef<E>(null);
  const sticks = useRef(true);
  const before = useRef(0);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const scrolled = () => {
      sticks.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    };
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => element.removeEventListener('scroll', scrolled);
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    if (element && sticks.current && length - before.current < LEAP) element.scrollTop = element.scrollHeight;
    before.current = length;
  }, [length]);

  return box;
}

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Within this distance of the end, in px, counts as at the end. */
const NEAR = 24;
/** More than this at once, in characters, is new text rather than growth, so it is shown from its beginning. */
const LEAP = 80;

/**
 * Keeps a scrolling box at its end while its text grows, unless the reader has scrolled up; it resumes once they are
 * back at the end.
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

import { useCallback, useSyncExternalStore } from 'react';
import { reducedMotion } from '../theme/media.ts';
import { matchesMedia, watchMedia } from '../theme/watchMedia.ts';

/**
 * Whether the window matches a query of `theme/media`. Only for differences in structure; leave differences in looks
 * to styles.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback((onChange: () => void) => watchMedia(query, onChange), [query]);
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(query),
    () => false,
  );
}

/** Whether the system is set to reduced motion. */
export const useReducedMotion = (): boolean => useMediaQuery(reducedMotion);

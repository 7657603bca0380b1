import { useCallback, useSyncExternalStore } from 'react';
import { reducedMotion } from '../theme/media.ts';

/**
 * Whether the window matches a query of `theme/media`. Only for differences in structure; leave differences in looks
 * to styles.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Whether the system is set to reduced motion. */
export const useReducedMotion = (): boolean => useMediaQuery(reducedMotion);

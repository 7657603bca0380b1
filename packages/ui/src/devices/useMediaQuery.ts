import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window fits a query of `theme/media`. For what differs in its structure; what differs in looks alone is
 * up to styles.
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

import { useEffect } from 'react';
import { whenIdle } from '../../../devices/idle.ts';

/** Preloads the code of parts that may be shown next, once the page is idle. Pass the same list on each render. */
export function usePreload(parts: readonly { readonly preload: () => void }[]): void {
  useEffect(() => {
    const cancels = parts.map(({ preload }) => whenIdle(preload));
    return () => cancels.forEach((cancel) => cancel());
  }, [parts]);
}

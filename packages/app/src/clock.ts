import { dataOf, type ViewState } from '@switchboard/ui/format/viewState';
import { useEffect, useState } from 'react';

/** The only place where the app reads the clock. Screens get the time as `now`. */
export const readClock = (): Date => new Date();

/** How often relative times are updated while nothing else changes. */
const tickMs = 5 * 60_000;

/**
 * The current time, for screens, which never read the clock. Updated when the data of `view` changes, every five
 * minutes, and when the tab becomes visible.
 */
export function useNow(view: ViewState<unknown>): Date {
  const data = dataOf(view);
  const [seen, setSeen] = useState(() => ({ now: readClock(), data }));
  if (seen.data !== data) setSeen({ now: readClock(), data });
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === 'visible') setSeen((last) => ({ ...last, now: readClock() }));
    };
    const timer = setInterval(renew, tickMs);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, []);
  return seen.now;
}

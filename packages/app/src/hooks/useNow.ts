import { dataOf } from '@switchboard/ui/format/viewState';
import type { ViewState } from '@switchboard/ui/format/viewState';
import { useEffect, useState } from 'react';

/** How often relative times move on while nothing else changes. */
const tickMs = 5 * 60_000;

/** The time, for screens that may not read the clock: renewed when the data of `view` changes, every five minutes, and when the tab is shown again. */
export function useNow(view: ViewState<unknown>): Date {
  const data = dataOf(view);
  const [tick, setTick] = useState(() => ({ now: new Date(), data }));
  if (tick.data !== data) setTick({ now: new Date(), data });
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === 'visible') setTick((last) => ({ ...last, now: new Date() }));
    };
    const timer = setInterval(renew, tickMs);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, []);
  return tick.now;
}

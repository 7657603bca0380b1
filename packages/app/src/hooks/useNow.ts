import { useEffect, useState } from 'react';

/** How often relative times move on while nothing else changes. */
const tickMs = 5 * 60_000;

/** The time, for screens that may not read the clock: renewed with each change of `data`, every five minutes, and when the tab is shown again. */
export function useNow(data?: unknown): Date {
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

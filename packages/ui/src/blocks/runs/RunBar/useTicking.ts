import { useEffect, useState } from 'react';

const secondMs = 1_000;

/** `now`, and while `readNow` is given, the time of each second that the tab is visible. */
export function useTicking(now: Date, readNow: (() => Date) | undefined): Date {
  const [ticked, setTicked] = useState({ from: now, at: now });
  useEffect(() => {
    if (!readNow) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setTicked({ from: now, at: readNow() });
    }, secondMs);
    return () => clearInterval(timer);
  }, [now, readNow]);
  return readNow && ticked.from === now ? ticked.at : now;
}

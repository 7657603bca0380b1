import { useState } from 'react';
import { readClock } from '../readClock.ts';

/** Since when `data` is as it is: the moment it came or last changed, or was asked for anew (`asked` counts that). */
export function useAsOf(data: unknown, asked = 0): Date | undefined {
  const [seen, setSeen] = useState(() => ({ data, asked, at: readClock() }));
  if (seen.data !== data || seen.asked !== asked) setSeen({ data, asked, at: readClock() });
  return data === undefined ? undefined : seen.at;
}

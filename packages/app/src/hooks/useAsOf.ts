import { useState } from 'react';
import { readClock } from '../clock.ts';

/** When `data` arrived, last changed, or was requested again (`requests` counts that). */
export function useAsOf(data: unknown, requests = 0): Date | undefined {
  const [seen, setSeen] = useState(() => ({ data, requests, at: readClock() }));
  if (seen.data !== data || seen.requests !== requests) setSeen({ data, requests, at: readClock() });
  return data === undefined ? undefined : seen.at;
}

import { useEffect, useEffectEvent, useState } from 'react';
import { browserTimers, type Timers } from './timers.ts';

/** True once the key has not changed for that many milliseconds. Never for an undefined key. */
export function useUnchangedFor(key: string | undefined, ms: number, timers: Timers = browserTimers): boolean {
  const [stood, setStood] = useState<string>();
  const wait = useEffectEvent((of: string) => timers.after(ms, () => setStood(of)));
  useEffect(() => (key === undefined ? undefined : wait(key)), [key]);
  return key !== undefined && stood === key;
}

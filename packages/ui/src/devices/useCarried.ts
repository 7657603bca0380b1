import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from 'react';
import { carriedKey, carriers, onceWithinMs, reloadedAtKey } from './reload.ts';

/** What was carried over the last reload under `name` of this address, and is then forgotten. */
function takeCarried(name: string): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(carriedKey) ?? '{}') as Record<string, unknown>;
    const { [`${window.location.pathname} ${name}`]: value, ...rest } = kept;
    sessionStorage.setItem(carriedKey, JSON.stringify(rest));
    return Date.now() - Number(sessionStorage.getItem(reloadedAtKey)) < onceWithinMs ? value : undefined;
  } catch {
    return undefined;
  }
}

/** State that outlasts a reload for code that did not come, such as which dialog was being opened. Its value is plain data. */
export function useCarried<T>(name: string): [value: T | undefined, change: Dispatch<SetStateAction<T | undefined>>] {
  const [value, change] = useState(() => takeCarried(name) as T | undefined);
  const read = useEffectEvent(() => value);
  useEffect(() => {
    carriers.set(name, () => read());
    return () => void carriers.delete(name);
  }, [name]);
  return [value, change];
}

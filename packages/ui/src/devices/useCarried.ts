import { useEffect, useEffectEvent, useState, type Dispatch, type SetStateAction } from 'react';
import { beforeReload, onceWithinMs, reloadedAtKey } from './reload.ts';

const keyOf = (name: string) => `switchboard:carried:${window.location.pathname}:${name}`;

/** Takes what was carried over the last reload under `name` at this address; it can be taken only once. */
export function takeCarried(name: string): unknown {
  try {
    const stored = sessionStorage.getItem(keyOf(name));
    sessionStorage.removeItem(keyOf(name));
    return stored !== null && Date.now() - Number(sessionStorage.getItem(reloadedAtKey)) < onceWithinMs
      ? JSON.parse(stored)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Carries what `get` gives over a reload, unless it is undefined. Returns what ends it. */
export function carry(name: string, get: () => unknown): () => void {
  const store = () => {
    const value = get();
    if (value !== undefined) sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  };
  beforeReload.add(store);
  return () => void beforeReload.delete(store);
}

/** State that survives a reload for missing code, such as which dialog was being opened. Its value must be plain data. */
export function useCarried<T>(name: string): [value: T | undefined, change: Dispatch<SetStateAction<T | undefined>>] {
  const [value, change] = useState(() => takeCarried(name) as T | undefined);
  const get = useEffectEvent(() => value);
  useEffect(() => carry(name, () => get()), [name]);
  return [value, change];
}

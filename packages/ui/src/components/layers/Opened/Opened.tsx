import { useSyncExternalStore, type ReactNode } from 'react';
import type { Opener } from './useOpener.ts';

interface OpenedProps<Of> {
  by: Opener<Of>;
  children: (of: Of) => ReactNode;
}

/** Renders what an opener has opened. Opening and closing re-render only this. */
export function Opened<Of>({ by, children }: OpenedProps<Of>) {
  const of = useSyncExternalStore(by.subscribe, by.get);
  return of === undefined ? null : children(of);
}

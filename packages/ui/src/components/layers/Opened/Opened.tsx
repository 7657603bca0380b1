import { useSyncExternalStore, type ReactNode } from 'react';
import { useOpener, type Opener } from './useOpener.ts';

export { useOpener, type Opener };

interface OpenedProps<Of> {
  /** What `useOpener()` gives. */
  by: Opener<Of>;
  /** Renders the layer for what was opened. */
  children: (of: Of) => ReactNode;
}

/** Renders what an opener has opened. Opening and closing re-render only this. */
export function Opened<Of>({ by, children }: OpenedProps<Of>) {
  const of = useSyncExternalStore(by.subscribe, by.get);
  return of === undefined ? null : children(of);
}

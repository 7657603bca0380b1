import { useState } from 'react';
import { createStore, type Store } from '../../../devices/store.ts';

/**
 * Holds what is open, if anything. Used instead of state, which would re-render the whole parent before the press has
 * a visible effect.
 */
export interface Opener<Of> extends Pick<Store<Of | undefined>, 'get' | 'subscribe'> {
  open: (of: Of) => void;
  close: () => void;
}

export function createOpener<Of>(first?: Of): Opener<Of> {
  const { get, set, subscribe } = createStore<Of | undefined>(first);
  return { get, subscribe, open: set, close: () => set(undefined) };
}

/** For a layer (a dialog, a detail) that the caller opens and `Opened` shows. The same object on each render. */
export function useOpener<Of = true>(): Opener<Of> {
  const [opener] = useState(() => createOpener<Of>());
  return opener;
}

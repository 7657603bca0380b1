import { useState } from 'react';
import { createStore, type Store } from '../../../devices/store.ts';

/**
 * What is open: of what, or of nothing. In place of state, which would render everything around once more before the
 * press has an answer.
 */
export interface Opener<Of> extends Pick<Store<Of | undefined>, 'get' | 'subscribe'> {
  open: (of: Of) => void;
  close: () => void;
}

function createOpener<Of>(): Opener<Of> {
  const { get, set, subscribe } = createStore<Of | undefined>(undefined);
  return { get, subscribe, open: set, close: () => set(undefined) };
}

/** For a layer (a dialog, a detail) that something here opens; `Opened` shows it. The same object at each render. */
export function useOpener<Of = true>(): Opener<Of> {
  const [opener] = useState(createOpener<Of>);
  return opener;
}

import { createContext, use, useLayoutEffect, type ReactNode } from 'react';

/** What becomes of unsaved input when its page is left: kept as a draft, kept but for a secret, or gone. */
export type Unsaved = 'draft' | 'secret' | 'lost';

/** Notes unsaved input; what it returns takes the note back. */
export type NoteUnsaved = (unsaved: Unsaved) => () => void;

const UnsavedContext = createContext<NoteUnsaved>(() => () => {});

/** Hears of all unsaved input inside, so that whoever leads away from it can ask first. */
export function UnsavedProvider({ note, children }: { note: NoteUnsaved; children: ReactNode }) {
  return <UnsavedContext value={note}>{children}</UnsavedContext>;
}

/** Says that the calling form holds unsaved input; undefined when it does not. */
export function useUnsaved(unsaved: Unsaved | undefined): void {
  const note = use(UnsavedContext);
  useLayoutEffect(() => (unsaved === undefined ? undefined : note(unsaved)), [note, unsaved]);
}

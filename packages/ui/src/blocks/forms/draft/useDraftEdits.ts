import { useEffect, useMemo, useState } from 'react';
import { dropEdit, edit, readDraft, settle, type Draft, type Saved } from './draft.ts';

interface DraftOptions<T> {
  /** The draft as a storage gave it back; it may hold anything. */
  readonly stored: unknown;
  readonly onChange: (draft: Draft<T> | undefined) => void;
  readonly fields: readonly string[];
  readonly isValue: (value: unknown) => value is T;
  /** Keep it from one render to the next while nothing is saved. */
  readonly saved: Saved<T>;
  readonly now: Date;
}

/** The draft of a form, and what is done to it whatever the form is about. */
export interface DraftEdits<T> {
  readonly draft: Draft<T> | undefined;
  /** The field that is being typed in; its message waits until it is left. */
  readonly typing: string | undefined;
  readonly setTyping: (field: string | undefined) => void;
  /** Since when the edits wait, for those that were there when the page was opened. */
  readonly restoredFrom: string | undefined;
  /** They are saved: what is left was edited now. */
  readonly forgetRestored: () => void;
  readonly change: (field: string, value: T) => void;
  readonly drop: (field: string) => void;
  readonly discard: () => void;
}

/** Reads the draft of a form, lets go of what is saved by now, and changes it. */
export function useDraftEdits<T>({ stored, onChange, fields, isValue, saved, now }: DraftOptions<T>): DraftEdits<T> {
  const names = fields.join('\n');
  const draft = useMemo(() => readDraft(stored, names.split('\n'), isValue), [stored, names, isValue]);
  const [typing, setTyping] = useState<string>();
  const [restoredFrom, setRestoredFrom] = useState(draft?.since);

  useEffect(() => {
    const settled = settle(draft, saved, typing);
    if (settled !== draft) onChange(settled);
  }, [draft, saved, typing, onChange]);

  return {
    draft,
    typing,
    setTyping,
    restoredFrom: draft?.since === restoredFrom ? restoredFrom : undefined,
    forgetRestored: () => setRestoredFrom(undefined),
    change: (field, value) => onChange(edit(draft, field, value, saved, now)),
    drop: (field) => onChange(dropEdit(draft, field)),
    discard: () => onChange(undefined),
  };
}

import { useEffect, useMemo, useState } from 'react';
import { dropEdit, edit, readDraft, settle, type Draft, type Saved } from './draft.ts';

interface DraftOptions<T> {
  /** The draft as read back from storage; it may contain anything. */
  readonly stored: unknown;
  readonly onChange: (draft: Draft<T> | undefined) => void;
  readonly fields: readonly string[];
  readonly isValue: (value: unknown) => value is T;
  /** Pass the same object on each render until something is saved. */
  readonly saved: Saved<T>;
  readonly now: Date;
}

/** The draft of any form, and its operations. */
export interface DraftEdits<T> {
  readonly draft: Draft<T> | undefined;
  /** The field being typed in; its error is shown on blur. */
  readonly typing: string | undefined;
  readonly setTyping: (field: string | undefined) => void;
  /** When the edits began, if the draft was there when the page opened. */
  readonly restoredFrom: string | undefined;
  /** The old edits are saved, so any left were made on this visit. */
  readonly forgetRestored: () => void;
  readonly change: (field: string, value: T) => void;
  readonly drop: (field: string) => void;
  readonly discard: () => void;
}

/** Reads a form's draft, drops the edits that are saved by now, and edits it. */
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

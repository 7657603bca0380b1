import type { Conflict } from '@switchboard/api-contract/errors';
import { isSameValue } from '@switchboard/api-contract/configuration';
import { useEffect, useMemo, useRef, useState } from 'react';
import { refusedFields, type Outcome, type Refusal } from '../../../format/outcome.ts';
import { withoutProblem, type Problems } from '../problemsOf.ts';
import {
  conflictsOf,
  dropEdit,
  dropSent,
  editField,
  keepYours,
  markConflicts,
  markSent,
  readDraft,
  dropSavedEdits,
  fieldState,
  type Draft,
  type Saved,
} from './draft.ts';

/** Where a draft is kept, so that it survives the form: the app keeps it in the tab. */
export interface DraftKeeper<T> {
  /** The draft as it was read back; it may be anything. */
  readonly draft?: unknown;
  readonly onDraftChange: (draft: Draft<T> | undefined) => void;
}

interface DraftOptions<T> {
  readonly fields: readonly string[];
  /** Pass the same object on each render until something is saved. */
  readonly saved: Saved<T>;
  /** Without one, the draft lasts as long as the form. */
  readonly keeper?: DraftKeeper<T> | undefined;
  readonly isValue?: (value: unknown) => value is T;
  /** The time, for drafts that are kept. */
  readonly now?: Date;
  /** Finds the fields that the server's messages are about, where the two have different names. */
  readonly place?: (messages: Problems) => Problems;
  /** The field and the value of a conflict as the form has them; undefined for a field that it does not show. */
  readonly readConflict?: (conflict: Conflict) => readonly [field: string, theirs: T] | undefined;
}

/** The draft of any form: what is shown, what was changed, what clashes, and what becomes of a save. */
export interface DraftForm<T> {
  readonly draft: Draft<T> | undefined;
  readonly valueOf: (field: string) => T;
  /** The fields whose values differ from what is saved. */
  readonly edited: readonly string[];
  /** The edited fields that somebody else changed too, with their values. */
  readonly conflicts: ReadonlyMap<string, T>;
  /** The field being typed in; its error is shown on blur. */
  readonly typing: string | undefined;
  readonly setTyping: (field: string | undefined) => void;
  /** When the edits began, if the draft was there when the page opened. */
  readonly restoredFrom: string | undefined;
  /** Changes fields, and clears the server's messages about those whose value is another one. */
  readonly change: (values: Readonly<Record<string, T>>) => void;
  readonly keepYours: (field: string) => void;
  readonly takeTheirs: (field: string) => void;
  readonly discard: () => void;
  /** What the server said about fields that have not changed since. */
  readonly problems: Problems;
  /** Why the last save was refused; undefined while one is running, and after one that succeeded. */
  readonly refusal: Refusal | undefined;
  readonly forgetRefusal: () => void;
  /** Shows what is wrong before anything is sent, as if the server had said it. */
  readonly refuse: (problems: Problems, message?: string) => void;
  /** A field was edited outside of the draft: clears the server's message about it. */
  readonly forgetProblem: (field: string) => void;
  /** A save is running. */
  readonly busy: boolean;
  /**
   * Saves edited fields, all of them by default, by calling `save`. What is typed meanwhile stays in the draft; so does
   * everything if the save is refused.
   */
  readonly send: (save: () => Promise<Outcome<unknown>>, fields?: readonly string[]) => Promise<Outcome<unknown>>;
}

const isAnything = (_value: unknown): _value is never => true;
const theirValue = ({ field, theirs }: Conflict) => [field, theirs as never] as const;
const none: Problems = {};

/** Keeps a draft over what is saved. Edits that are saved by now leave it. */
export function useDraft<T>({
  fields,
  saved,
  keeper,
  isValue = isAnything,
  now,
  place = (messages) => messages,
  readConflict = theirValue,
}: DraftOptions<T>): DraftForm<T> {
  const [own, setOwn] = useState<Draft<T>>();
  const names = fields.join('\n');
  const stored = keeper?.draft;
  const read = useMemo(() => readDraft(stored, names.split('\n'), isValue), [stored, names, isValue]);
  const draft = keeper ? read : own;
  const onChange = keeper?.onDraftChange ?? setOwn;
  const [typing, setTyping] = useState<string>();
  const [restoredFrom, setRestoredFrom] = useState(read?.since);
  const [answer, setAnswer] = useState<{ readonly refusal: Refusal; readonly problems: Problems }>();
  const [pendingSaves, setPendingSaves] = useState(0);
  // When a save ends, it must see the edits made while it ran.
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  const put = (next: Draft<T> | undefined) => {
    latest.current = next;
    onChange(next);
  };

  const forgetProblem = (field: string) =>
    setAnswer((before) => before && { ...before, problems: withoutProblem(before.problems, field) });

  const shown = useMemo(() => {
    const known = names.split('\n');
    return {
      valueOf: (field: string) => fieldState(draft, field, saved).value,
      edited: known.filter((field) => fieldState(draft, field, saved).edited),
      conflicts: conflictsOf(draft, known, saved),
    };
  }, [draft, names, saved]);

  useEffect(() => {
    const settled = dropSavedEdits(draft, saved, typing);
    if (settled !== draft) onChange(settled);
  }, [draft, saved, typing, onChange]);

  return {
    draft,
    ...shown,
    typing,
    setTyping,
    restoredFrom: draft?.since === restoredFrom ? restoredFrom : undefined,
    change: (values) => {
      const before = latest.current;
      const changed = Object.entries(values);
      put(changed.reduce((next, [field, value]) => editField(next, field, value, saved, now), before));
      for (const [field, value] of changed)
        if (!isSameValue(value, fieldState(before, field, saved).value)) forgetProblem(field);
    },
    keepYours: (field) => {
      setAnswer(undefined);
      if (latest.current) put(keepYours(latest.current, field, saved));
    },
    takeTheirs: (field) => {
      setAnswer(undefined);
      put(dropEdit(latest.current, field));
    },
    discard: () => {
      setAnswer(undefined);
      put(undefined);
    },
    problems: answer?.problems ?? none,
    refusal: answer?.refusal,
    forgetRefusal: () => setAnswer(undefined),
    refuse: (problems, message = '') =>
      setAnswer({ refusal: { kind: 'invalid', message, fields: problems }, problems }),
    forgetProblem,
    busy: pendingSaves > 0,
    send: async (save, sent) => {
      setAnswer(undefined);
      const edits = Object.entries(latest.current?.edits ?? {}).filter(([field]) => sent?.includes(field) ?? true);
      if (latest.current) put(markSent(latest.current, sent));
      setPendingSaves((count) => count + 1);
      const outcome = await save().finally(() => setPendingSaves((count) => count - 1));
      if (outcome.kind === 'done') {
        put(dropSent(latest.current, Object.fromEntries(edits.map(([field, { value }]) => [field, value]))));
        setRestoredFrom(undefined);
        return outcome;
      }
      if (outcome.kind === 'conflict')
        put(
          markConflicts(
            latest.current,
            new Map(
              (outcome.conflicts ?? []).flatMap((one) => {
                const placed = 'yours' in one ? readConflict(one) : undefined;
                return placed ? [placed] : [];
              }),
            ),
          ),
        );
      setAnswer({ refusal: outcome, problems: place(refusedFields(outcome)) });
      return outcome;
    },
  };
}

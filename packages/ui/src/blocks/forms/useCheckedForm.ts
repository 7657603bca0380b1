import { useEffect, useRef, type RefObject } from 'react';
import { useBusy } from '../../components/useBusy.ts';
import { refusedFields, formMessage, type Outcome } from '../../format/outcome.ts';
import { useDraft } from './draft/useDraft.ts';
import type { Problems } from './problemsOf.ts';

interface CheckedForm<Values extends object> {
  /** What the form shows before anything is typed. Fields that are not edited follow it. */
  blank: Values;
  /** The problems of what is typed, by field. Nothing is sent while there are any. */
  check: (values: Values) => Problems;
  /** Sends what is typed. If refused, the form stays open with the reason and marks the fields that the server named. */
  send: (values: Values) => Promise<Outcome<unknown>>;
  onSent: () => void;
}

export interface CheckedFormState<Values extends object> {
  /** The element around the fields. When a save is refused, here or by the server, the first invalid field is focused. */
  fields: RefObject<HTMLDivElement | null>;
  draft: Values;
  /** Something is typed that closing would lose. */
  typed: boolean;
  problemOf: (field: keyof Values & string) => string | undefined;
  /** Why the last save was refused; empty without a reason, or if a field says it. */
  refused: string;
  busy: boolean;
  submit: () => void;
  /** Changes fields, and clears the messages of those whose value is another one. */
  edit: (change: Partial<Values>) => void;
  /** The value of a field, and what changes it: the props of its input. */
  inputOf: <K extends keyof Values & string>(
    field: K,
  ) => { value: Values[K]; onValueChange: (value: Values[K]) => void };
  /** Clears the message of a field that is edited outside the draft. */
  edited: (field: keyof Values & string) => void;
}

/** The form of a dialog: a draft that is validated, sent once, and kept if refused. */
export function useCheckedForm<Values extends object>({
  blank,
  check,
  send,
  onSent,
}: CheckedForm<Values>): CheckedFormState<Values> {
  const names = Object.keys(blank);
  const form = useDraft<unknown>({ fields: names, saved: { valueOf: (field) => blank[field as keyof Values] } });
  const { problems, refusal } = form;
  const draft = Object.fromEntries(names.map((name) => [name, form.valueOf(name)])) as Values;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refusal || Object.keys(refusedFields(refusal)).length === 0) return;
    // Once React is done, since leaving a field may change what is shown.
    queueMicrotask(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }, [refusal]);
  const [sendOnce, busy] = useBusy(async () => {
    // No field is marked as saved, so that all stay filled until the dialog has closed.
    const outcome = await form.send(() => send(draft), []);
    if (outcome.kind === 'done') onSent();
  });
  return {
    fields,
    draft,
    typed: form.edited.length > 0,
    problemOf: (field) => problems[field],
    refused: refusal
      ? formMessage(
          refusal,
          names.flatMap((name) => refusedFields(refusal)[name] ?? []),
        )
      : '',
    busy,
    submit: () => {
      const found = check(draft);
      if (Object.keys(found).length > 0) form.refuse(found);
      else sendOnce();
    },
    edit: form.change,
    inputOf: (field) => ({ value: draft[field], onValueChange: (value) => form.change({ [field]: value }) }),
    edited: form.forgetProblem,
  };
}

import { sameValue } from '@switchboard/api-contract/mergeConfiguration';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { fieldsOf, messageInForm, type Outcome } from '../../format/outcome.ts';
import { noProblems, withoutProblem, type Problems } from './problemsOf.ts';
import { useBusy } from '../../components/useBusy.ts';

interface CheckedForm<Draft extends object> {
  /** The form before anything is typed. */
  blank: Draft;
  /** The problems of the draft, by field. Nothing is sent while there are any. */
  check: (draft: Draft) => Problems;
  /** Sends the draft. If refused, the form stays open with the reason and marks the fields that the server named. */
  send: (draft: Draft) => Promise<Outcome<unknown>>;
  onSent: () => void;
}

export interface CheckedFormState<Draft extends object> {
  /** The element around the fields. When a save is refused, here or by the server, the first invalid field is focused. */
  fields: RefObject<HTMLDivElement | null>;
  draft: Draft;
  /** The draft differs from the blank one. */
  typed: boolean;
  problemOf: (field: keyof Draft & string) => string | undefined;
  /** Why the last save was refused; empty without a reason, or if a field says it. */
  refused: string;
  busy: boolean;
  submit: () => void;
  /** Changes fields, and clears the messages of those whose value is another one. */
  edit: (change: Partial<Draft>) => void;
  /** Clears the message of a field that is edited outside the draft. */
  edited: (field: keyof Draft & string) => void;
}

/** The behaviour of every form in a dialog: a draft that is validated, sent once, and kept if refused. */
export function useCheckedForm<Draft extends object>({
  blank,
  check,
  send,
  onSent,
}: CheckedForm<Draft>): CheckedFormState<Draft> {
  const [draft, setDraft] = useState(blank);
  const [problems, setProblems] = useState(noProblems);
  const [refused, setRefused] = useState('');
  const fields = useRef<HTMLDivElement>(null);

  const show = (found: Problems) => {
    // The fields must be marked as invalid before the first of them can be found and focused.
    flushSync(() => setProblems(found));
    if (Object.keys(found).length > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const [sendOnce, busy] = useBusy(async () => {
    const outcome = await send(draft);
    if (outcome.kind === 'done') {
      onSent();
      return;
    }
    const found = fieldsOf(outcome);
    const beside = Object.entries(found).flatMap(([field, message]) => (field in blank ? [message] : []));
    setRefused(messageInForm(outcome, beside));
    show(found);
  });
  return {
    fields,
    draft,
    typed: !sameValue(draft, blank),
    problemOf: (field) => problems[field],
    refused,
    busy,
    submit: () => {
      const found = check(draft);
      setRefused('');
      show(found);
      if (Object.keys(found).length === 0) sendOnce();
    },
    edit: (change) => {
      const changed = Object.entries(change).flatMap(([field, value]) =>
        sameValue(value, draft[field as keyof Draft]) ? [] : [field],
      );
      setDraft((before) => ({ ...before, ...change }));
      setProblems((before) => changed.reduce(withoutProblem, before));
    },
    edited: (field) => setProblems((before) => withoutProblem(before, field)),
  };
}

import { sameValue } from '@switchboard/api-contract/mergeConfiguration';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { fieldsOf, messageInForm, type Outcome } from '../../format/outcome.ts';
import { noProblems, withoutProblem, type Problems } from './problemsOf.ts';
import { useSingleFlight } from './useSingleFlight.ts';

interface CheckedForm<Draft extends object> {
  /** The form as it is before anything is typed. */
  blank: Draft;
  /** What is wrong with what was typed, by field; nothing is sent until nothing is. */
  check: (draft: Draft) => Problems;
  /** Sends it. Refused, the form stays with the reason, and with the fields that the server named. */
  send: (draft: Draft) => Promise<Outcome<unknown>>;
  onSent: () => void;
}

export interface CheckedFormState<Draft extends object> {
  /** Around the fields: the first wrong one gets the focus when a save is refused, here or by the server. */
  fields: RefObject<HTMLDivElement | null>;
  draft: Draft;
  /** The draft is not the blank one. */
  typed: boolean;
  problemOf: (field: keyof Draft & string) => string | undefined;
  /** Why the last save was refused; empty without a reason. */
  refused: string;
  busy: boolean;
  submit: () => void;
  /** Changes fields, and takes their messages away. */
  edit: (change: Partial<Draft>) => void;
  /** Takes the message of a field away that is edited outside of the draft. */
  edited: (field: keyof Draft & string) => void;
}

/** A draft that is checked, sent once, and kept while it is refused: what every form in a dialog does with its Save. */
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
    // The fields have to say what is wrong before the first of them can take the focus.
    flushSync(() => setProblems(found));
    if (Object.keys(found).length > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const [sendOnce, busy] = useSingleFlight(async () => {
    const outcome = await send(draft);
    if (outcome.kind === 'done') {
      onSent();
      return;
    }
    setRefused(messageInForm(outcome));
    show(fieldsOf(outcome));
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
      setDraft((before) => ({ ...before, ...change }));
      setProblems((before) => Object.keys(change).reduce(withoutProblem, before));
    },
    edited: (field) => setProblems((before) => withoutProblem(before, field)),
  };
}

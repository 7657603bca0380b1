import { useRef, useState, type RefObject } from 'react';
import { fieldsOf, messageInForm, type Outcome } from '../../format/outcome.ts';
import { noProblems, withoutProblem, type Problems } from './problemsOf.ts';
import { useFocusFirstInvalid } from './useFocusFirstInvalid.ts';
import { useSingleFlight } from './useSingleFlight.ts';

interface CheckedForm {
  /** What is wrong with what was typed, by field; nothing is sent until nothing is. */
  check: () => Problems;
  /** Sends it. Refused, the form stays with the reason, and with the fields that the server named. */
  send: () => Promise<Outcome<unknown>>;
  onSent: () => void;
}

interface CheckedFormState {
  /** Around the fields: the first wrong one gets the focus when a save is refused, here or by the server. */
  fields: RefObject<HTMLDivElement | null>;
  problems: Problems;
  /** Why the last save was refused; empty without a reason. */
  refused: string;
  busy: boolean;
  submit: () => void;
  /** Takes the messages of fields away that are being edited. */
  edited: (...names: string[]) => void;
}

/** Check, send once, close or stay: what every form in a dialog does with its Save. */
export function useCheckedForm({ check, send, onSent }: CheckedForm): CheckedFormState {
  const [problems, setProblems] = useState(noProblems);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState('');
  const fields = useRef<HTMLDivElement>(null);
  useFocusFirstInvalid(fields, problems, attempt);

  const show = (found: Problems) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };
  const [sendOnce, busy] = useSingleFlight(async () => {
    const outcome = await send();
    if (outcome.kind === 'done') {
      onSent();
      return;
    }
    setRefused(messageInForm(outcome));
    show(fieldsOf(outcome));
  });
  const submit = () => {
    const found = check();
    setRefused('');
    show(found);
    if (Object.keys(found).length === 0) sendOnce();
  };
  const edited = (...names: string[]) => setProblems((before) => names.reduce(withoutProblem, before));
  return { fields, problems, refused, busy, submit, edited };
}

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldsOf, messageInForm } from '../../../format/outcome.ts';
import { noProblems, problemsOf, withoutProblem, type Problems } from '../../forms/problemsOf.ts';
import { useBusy } from '../../../components/useBusy.ts';
import type { OpenedRecord } from '../RecordsSection/recordsControl.ts';
import { withTyped } from '../RecordDialog/recordForm.ts';
import { changedFields, choose, formOf, overTheirs, patchOf, type RecordDraft, type RecordEdit } from './recordEdit.ts';

export interface Editing<Row> extends Pick<OpenedRecord<Row>, 'draft' | 'onDraftChange' | 'onSave'> {
  /** The record as it is now. */
  record: Row;
  /** Its fields, and what they may be. */
  edit: RecordEdit<Row>;
  /** Called when everything is saved. */
  onSaved: () => void;
}

/** A number that was taken away can't be sent, since a record keeps what isn't sent. */
const emptied = (values: Readonly<Record<string, unknown>>, changed: readonly string[]): Problems =>
  Object.fromEntries(changed.filter((name) => values[name] === null).map((name) => [name, 'Enter a number']));

/** The behaviour of the form that changes a record. What is typed lives in the draft, outside of it. */
export function useRecordEdit<Row extends object>({
  record,
  edit,
  draft,
  onDraftChange,
  onSave,
  onSaved,
}: Editing<Row>) {
  const form = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState(noProblems);
  const [refused, setRefused] = useState('');
  const [boxes, setBoxes] = useState<Readonly<Record<string, string>>>({});
  const current: RecordDraft<Row> = draft ?? { base: record, values: {} };
  const fields = edit.fields(current.base);
  const shown = { ...formOf(fields, current.base), ...current.values };
  const whole: RecordDraft<Row> = {
    ...current,
    values: { ...current.values, ...typedIn(withTyped(shown, boxes), boxes) },
  };
  const changed = changedFields(fields, whole);

  const show = (found: Problems) => {
    // The fields must be marked as invalid before the first of them can be found and focused.
    flushSync(() => setProblems(found));
    if (Object.keys(found).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const [send, busy] = useBusy(async () => {
    const outcome = await onSave(current.base, patchOf(fields, whole));
    if (outcome.kind === 'done') {
      onDraftChange(undefined);
      onSaved();
    } else if (outcome.kind === 'newer') onDraftChange(overTheirs(fields, whole, outcome.theirs));
    else {
      const found = fieldsOf(outcome);
      setRefused(messageInForm(outcome, Object.values(found)));
      show(found);
    }
  });
  return {
    form,
    fields,
    shown,
    current,
    changed,
    problems,
    refused,
    busy,
    change: (values: Readonly<Record<string, unknown>>) => {
      onDraftChange({ ...current, values: { ...current.values, ...values } });
      setProblems((before) => Object.keys(values).reduce(withoutProblem, before));
    },
    type: (name: string, text: string) => setBoxes((before) => ({ ...before, [name]: text })),
    choose: (name: string, whose: 'mine' | 'theirs') => onDraftChange(choose(current, name, whose)),
    submit: () => {
      setRefused('');
      if (current.open && current.open.length > 0) {
        setRefused('Choose which value to keep first.');
        form.current?.querySelector<HTMLElement>('[data-choice]')?.focus();
        return;
      }
      const found = { ...problemsOf(edit.schema, patchOf(fields, whole)), ...emptied(whole.values, changed) };
      show(found);
      if (Object.keys(found).length > 0) return;
      if (changed.length === 0) onSaved();
      else send();
    },
  };
}

/** The fields in which something was typed that is not added yet. */
const typedIn = (values: Readonly<Record<string, unknown>>, boxes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.keys(boxes).map((name) => [name, values[name]]));

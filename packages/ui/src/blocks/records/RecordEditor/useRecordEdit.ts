import { sameValue } from '@switchboard/api-contract/mergeConfiguration';
import { useEffect, useMemo, useRef, useState } from 'react';
import { messageInForm } from '../../../format/outcome.ts';
import type { Saved } from '../../forms/draft/draft.ts';
import { useDraft } from '../../forms/draft/useDraft.ts';
import { problemsOf, type Problems } from '../../forms/problemsOf.ts';
import { bodyOf, withTyped, type FormDraft } from '../RecordDialog/recordForm.ts';
import type { OpenedRecord } from '../RecordsSection/recordsControl.ts';
import { versionOf } from '../RecordsSection/versionOf.ts';
import { formOf, type RecordDraft, type RecordEdit } from './recordEdit.ts';

export interface Editing<Row> extends Pick<OpenedRecord<Row>, 'draft' | 'onDraftChange' | 'onSave'> {
  /** The record as it is now. */
  record: Row;
  /** Its fields, and what they may be. */
  edit: RecordEdit<Row>;
  /** Called when everything is saved. */
  onSaved: () => void;
}

/** A number that was taken away can't be sent, since a record keeps what isn't sent. */
const emptied = (values: FormDraft, changed: readonly string[]): Problems =>
  Object.fromEntries(changed.filter((name) => values[name] === null).map((name) => [name, 'Enter a number']));

/** The behaviour of the form that changes a record. What is typed lives in the draft, outside of it. */
export function useRecordEdit<Row extends object>({
  record: listed,
  edit,
  draft: kept,
  onDraftChange,
  onSave,
  onSaved,
}: Editing<Row>) {
  const record = kept && versionOf(kept.of) > versionOf(listed) ? kept.of : listed;
  const element = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<Readonly<Record<string, string>>>({});
  const fields = edit.fields(record);
  const names = fields.map(({ name }): string => name);
  const saved = useMemo<Saved<unknown>>(() => {
    const held = formOf(edit.fields(record), record);
    return { valueOf: (name) => held[name] };
  }, [edit, record]);
  // What the answer to a save tells is kept with the draft that it leaves.
  const told = useRef<Pick<RecordDraft<Row>, 'of' | 'also'>>(undefined);
  const form = useDraft<unknown>({
    fields: names,
    saved,
    keeper: {
      draft: kept?.draft,
      onDraftChange: (draft) => {
        const { of, also = [] } = told.current ?? { of: record, also: kept?.also };
        told.current = undefined;
        onDraftChange(draft || also.length > 0 ? { of, draft, also } : undefined);
      },
    },
    readConflict: ({ field, theirs }) =>
      names.includes(field) ? [field, formOf(fields, { [field]: theirs })[field]] : undefined,
  });
  const { conflicts: theirs, problems, refusal } = form;
  const also = Object.fromEntries((kept?.also ?? []).map((name) => [name, saved.valueOf(name)]));
  const values: FormDraft = Object.fromEntries(names.map((name) => [name, form.valueOf(name)]));
  const whole = withTyped(values, boxes);
  const changed = names.filter((name) => !sameValue(whole[name], saved.valueOf(name)));

  useEffect(() => {
    if (refusal) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);

  const send = async (patch: FormDraft) => {
    form.change(Object.fromEntries(changed.map((name) => [name, whole[name]])));
    const outcome = await form.send(async () => {
      const { theirs: newer, ...answer } = await onSave(record, patch);
      if (answer.kind === 'done') told.current = { of: record };
      if (newer && answer.kind === 'conflict') {
        const news = answer.conflicts?.filter((one) => !('yours' in one) && names.includes(one.field));
        told.current = { of: newer, also: news?.map(({ field }) => field) };
      }
      return answer;
    });
    if (outcome.kind === 'done') onSaved();
  };
  return {
    element,
    fields,
    values,
    changed,
    // What somebody else changed says itself why nothing was saved.
    refused:
      refusal && !(refusal.kind === 'conflict' && theirs.size + Object.keys(also).length > 0)
        ? messageInForm(refusal, Object.values(problems))
        : '',
    busy: form.busy,
    /** For the fields. */
    form: {
      body: bodyOf(fields, whole),
      problemOf: (name: string) => problems[name],
      onChange: form.change,
      onTyped: (name: string, text: string) => setBoxes((before) => ({ ...before, [name]: text })),
    },
    conflict: { theirs, also, onKeepYours: form.keepYours, onTakeTheirs: form.takeTheirs },
    submit: () => {
      if (theirs.size > 0) {
        form.refuse({}, 'Choose which value to keep first.');
        element.current?.querySelector<HTMLElement>('[data-choice]')?.focus();
        return;
      }
      const patch = bodyOf(
        fields.filter(({ name }) => changed.includes(name)),
        whole,
      );
      const found = { ...problemsOf(edit.schema, patch), ...emptied(whole, changed) };
      if (Object.keys(found).length > 0) form.refuse(found);
      else if (changed.length > 0) void send(patch);
      else {
        onDraftChange(undefined);
        onSaved();
      }
    },
  };
}

import { isSameValue } from '@switchboard/api-contract/configuration';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { LiveRegion } from '../../../components/display/LiveRegion/LiveRegion.tsx';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Lamp } from '../../../components/display/Lamp/Lamp.tsx';
import { useUnsaved } from '../../../components/forms/Unsaved/Unsaved.tsx';
import { Dialog } from '../../../components/layers/Dialog/Dialog.tsx';
import { Banner } from '../../../components/states/Banner/Banner.tsx';
import { formMessage } from '../../../format/outcome.ts';
import type { Saved } from '../../forms/draft/draft.ts';
import { useDraft } from '../../forms/draft/useDraft.ts';
import { problemsOf, type Problems } from '../../forms/problemsOf.ts';
import { ActionButton } from '../../roles/ActionButton.tsx';
import { ActionFields, DeniedNotice } from '../../roles/ActionFields.tsx';
import { FormFields } from '../RecordDialog/FormFields.tsx';
import { bodyOf, withTyped, type FormDraft } from '../RecordDialog/RecordForm.ts';
import { unsaved } from '../recordForm.css.ts';
import type { OpenedRecord } from '../RecordsSection/RecordsSectionProps.ts';
import { RecordConflict } from './RecordConflict.tsx';
import { formOf, versionOf, type RecordDraft, type RecordEdit } from './recordEdit.ts';

interface RecordEditorProps<Row> extends Pick<OpenedRecord<Row>, 'draft' | 'onDraftChange' | 'onSave'> {
  /** 'Edit Dana Whitfield'. */
  title: ReactNode;
  /** The record as it is now. */
  record: Row;
  /** Its fields, and what they may be. */
  edit: RecordEdit<Row>;
  /** Who changed it meanwhile: 'Ada Brandt', or 'a run'. */
  by?: string | undefined;
  /** The time that relative times are counted from. */
  now: Date;
  /** Called when everything is saved. */
  onSaved: () => void;
  /** Called when it is left. What was typed stays in the draft. */
  onClose: () => void;
  /** Called for Cancel: what was typed is thrown away. */
  onCancel: () => void;
}

/** A record keeps the values that are not sent, so a number can't be removed. */
const emptiedFieldProblems = (values: FormDraft, changed: readonly string[]): Problems =>
  Object.fromEntries(changed.filter((name) => values[name] === null).map((name) => [name, 'Enter a number']));

/**
 * A dialog that changes a record. What is typed is kept as a draft until it is saved or cancelled, over closing and
 * reloading too. What somebody else changed meanwhile is shown beside what was typed.
 */
export function RecordEditor<Row extends object>({
  title,
  record: listed,
  edit,
  draft: kept,
  by,
  now,
  onDraftChange,
  onSave,
  onSaved,
  onClose,
  onCancel,
}: RecordEditorProps<Row>) {
  const record = kept && versionOf(kept.of) > versionOf(listed) ? kept.of : listed;
  const element = useRef<HTMLDivElement>(null);
  const [boxes, setBoxes] = useState<Readonly<Record<string, string>>>({});
  const fields = edit.fields(record);
  const names = fields.map(({ name }): string => name);
  const saved = useMemo<Saved<unknown>>(() => {
    const held = formOf(edit.fields(record), record);
    return { valueOf: (name) => held[name] };
  }, [edit, record]);
  // What the answer to a save says, until it is kept with the draft that remains.
  const lastAnswer = useRef<Pick<RecordDraft<Row>, 'of' | 'also'>>(undefined);
  const form = useDraft<unknown>({
    fields: names,
    saved,
    keeper: {
      draft: kept?.draft,
      onDraftChange: (draft) => {
        const { of, also = [] } = lastAnswer.current ?? { of: record, also: kept?.also };
        lastAnswer.current = undefined;
        onDraftChange(draft || also.length > 0 ? { of, draft, also } : undefined);
      },
    },
    readConflict: ({ field, theirs }) =>
      names.includes(field) ? [field, formOf(fields, { [field]: theirs })[field]] : undefined,
  });
  const { conflicts: theirs, problems, refusal, busy } = form;
  const also = Object.fromEntries((kept?.also ?? []).map((name) => [name, saved.valueOf(name)]));
  const values: FormDraft = Object.fromEntries(names.map((name) => [name, form.valueOf(name)]));
  const whole = withTyped(values, boxes);
  const changed = names.filter((name) => !isSameValue(whole[name], saved.valueOf(name)));

  useEffect(() => {
    if (refusal) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);

  const send = async (patch: FormDraft) => {
    form.change(Object.fromEntries(changed.map((name) => [name, whole[name]])));
    const outcome = await form.send(async () => {
      const { theirs: newer, ...answer } = await onSave(record, patch);
      if (answer.kind === 'done') lastAnswer.current = { of: record };
      if (newer && answer.kind === 'conflict') {
        const news = answer.conflicts?.filter((one) => !('yours' in one) && names.includes(one.field));
        lastAnswer.current = { of: newer, also: news?.map(({ field }) => field) };
      }
      return answer;
    });
    if (outcome.kind === 'done') onSaved();
  };
  const submit = () => {
    if (theirs.size > 0) {
      form.refuse({}, 'Choose which value to keep first.');
      element.current?.querySelector<HTMLElement>('[data-choice]')?.focus();
      return;
    }
    const patch = bodyOf(
      fields.filter(({ name }) => changed.includes(name)),
      whole,
    );
    const found = { ...problemsOf(edit.schema, patch), ...emptiedFieldProblems(whole, changed) };
    if (Object.keys(found).length > 0) form.refuse(found);
    else if (changed.length > 0) void send(patch);
    else {
      onDraftChange(undefined);
      onSaved();
    }
  };
  // The list of what somebody else changed already says why nothing was saved.
  const isExplained = refusal?.kind === 'conflict' && theirs.size + Object.keys(also).length > 0;
  const refused = refusal && !isExplained ? formMessage(refusal, Object.values(problems)) : '';
  useUnsaved(changed.length > 0 && !busy ? 'draft' : undefined);
  const draftKept = 'Unsaved changes, kept as a draft';
  return (
    <Dialog
      open
      size="lg"
      busy={busy}
      title={title}
      description={edit.note?.(listed) ?? 'Your changes here win over what a later run finds.'}
      onClose={onClose}
      onSubmit={submit}
      foot={
        <>
          <span className={unsaved}>
            {changed.length > 0 ? (
              <>
                <Lamp tone="caution" state="off" />
                {draftKept}
              </>
            ) : null}
          </span>
          <Button variant="ghost" disabled={busy} onClick={onCancel}>
            Cancel
          </Button>
          <ActionButton needs="work" variant="primary" type="submit" busy={busy}>
            Save
          </ActionButton>
        </>
      }
    >
      <LiveRegion message={changed.length > 0 ? draftKept : ''} />
      <div ref={element}>
        {refused ? <Banner tone="critical">{refused}</Banner> : null}
        <DeniedNotice needs="work" />
        <ActionFields needs="work">
          <FormFields
            fields={fields}
            values={values}
            body={bodyOf(fields, whole)}
            problemOf={(name) => problems[name]}
            onChange={form.change}
            onTyped={(name, text) => setBoxes((before) => ({ ...before, [name]: text }))}
          />
          <RecordConflict
            fields={fields}
            yours={values}
            theirs={theirs}
            also={also}
            by={by}
            now={now}
            onKeepYours={form.keepYours}
            onTakeTheirs={form.takeTheirs}
          />
        </ActionFields>
      </div>
    </Dialog>
  );
}

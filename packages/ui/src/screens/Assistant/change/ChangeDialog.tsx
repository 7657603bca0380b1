import { useState } from 'react';
import { agentSchedule } from '@switchboard/api-contract/schedules/schedule';
import type { QuestionChange, ChangeForm } from '@switchboard/api-contract/conversations';
import * as v from 'valibot';
import { isSameValue } from '@switchboard/api-contract/configuration';
import { changeValues } from '@switchboard/api-contract/assistant';
import { RecordDialog } from '../../../blocks/records/RecordDialog/RecordDialog.tsx';
import { ScheduleCard, useScheduleForm } from '../../../blocks/agents/ScheduleCard/ScheduleCard.tsx';
import type { Draft } from '../../../blocks/forms/draft/draft.ts';
import { FormDialog } from '../../../blocks/forms/FormDialog/FormDialog.tsx';
import type { Outcome } from '../../../format/outcome.ts';
import { ready } from '../../../format/viewState.ts';
import { bodyOf, type RecordForm } from '../../../blocks/records/RecordDialog/RecordForm.ts';
import { formOf, type AnyField, type RecordEdit } from '../../../blocks/records/RecordEditor/recordEdit.ts';
import { typedTimesNote } from '../../Calendar/calendarZone.ts';
import { eventEdit, eventForm } from '../../Calendar/eventForm.ts';
import { contactKind } from '../../Contacts/contactKind.tsx';
import { composeForm } from '../../Email/compose/composeForm.ts';
import { emailEdit } from '../../Email/emailKind.tsx';
import { templateForm, templateKind } from '../../Email/templateKind.ts';
import { leadForm, leadKind } from '../../LeadGeneration/leadKind.tsx';
import { businessKind } from '../../MapsScraper/businessKind.tsx';
import { workflowKind } from '../../Orchestrator/workflowKind.tsx';

/** The fields of a form, and the schema that they are checked by. */
interface FormParts {
  readonly schema: v.GenericSchema;
  readonly fields: readonly AnyField[];
}

const area = (name: string, label: string): readonly AnyField[] => [{ kind: 'area', name, label, required: true }];

const textForms: Readonly<Record<'run' | 'research' | 'reply' | 'workflow', FormParts>> = {
  run: { schema: changeValues.run, fields: [{ kind: 'area', name: 'input', label: 'Input' }] },
  research: { schema: changeValues.research, fields: area('query', 'Research question') },
  reply: { schema: changeValues.reply, fields: area('content', 'Reply') },
  workflow: { schema: changeValues.workflow, fields: area('goal', 'Goal') },
};

const formParts = <Body extends object>({ schema, fields }: RecordForm<Body>): FormParts => ({
  schema,
  fields: fields as unknown as readonly AnyField[],
});

/** The forms that add a record, by collection. */
const addForms: Readonly<Record<string, (now: Date) => FormParts>> = {
  leads: () => formParts(leadForm),
  templates: () => formParts(templateForm),
  emails: () => formParts(composeForm({ templates: [], choose: () => ({}), below: undefined })),
  events: (now) => formParts(eventForm({ zoneNote: typedTimesNote(undefined, now), defaultMinutes: 30 })),
};

/** The forms that change a record, by collection. */
const editForms: Readonly<Record<string, (now: Date) => RecordEdit<never> | undefined>> = {
  leads: () => leadKind.edit,
  contacts: () => contactKind.edit,
  businesses: () => businessKind.edit,
  templates: () => templateKind.edit,
  emails: () => emailEdit,
  workflows: () => workflowKind.edit,
  events: (now) => eventEdit(typedTimesNote(undefined, now)),
};

/** For a collection without a form: a field for each text. */
const plainFormParts = (values: Values): FormParts => ({
  schema: body,
  fields: Object.entries(values).flatMap(([name, value]): AnyField[] =>
    typeof value === 'string' ? [{ kind: 'text', name, label: name }] : [],
  ),
});

function recordFormParts({ collection = '', recordId, values }: Omit<QuestionChange, 'form'>, now: Date): FormParts {
  const edit = editForms[collection]?.(now);
  if (recordId === undefined) return addForms[collection]?.(now) ?? plainFormParts(values);
  if (!edit) return plainFormParts(values);
  const fields = edit.fields(values as never);
  const before = bodyOf(fields, formOf(fields, values));
  return { schema: v.pipe(body, v.transform(changesOf(before)), edit.schema as v.GenericSchema<Values>), fields };
}

type Values = Readonly<Record<string, unknown>>;
const body = v.record(v.string(), v.unknown());

/** For an existing record, only what was changed in the form is checked and sent. */
const changesOf = (before: Values) => (after: Values) =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => !isSameValue(value, before[field])));

/** The form for a change, filled with what was asked. Schedules have a form of their own. */
function changeForm(
  { form, ...change }: QuestionChange & { readonly form: Exclude<ChangeForm, 'schedule'> },
  now: Date,
): RecordForm<Record<string, string>> {
  const parts = form === 'record' ? recordFormParts(change, now) : textForms[form];
  const shown = formOf(parts.fields, change.values);
  return {
    title: 'Change what is asked',
    description: 'You are asked again before anything is done.',
    action: 'Ask again',
    schema: parts.schema as RecordForm<Record<string, string>>['schema'],
    fields: parts.fields.map((field) => ({ ...field, initial: shown[field.name] }) as AnyField),
    ...(form === 'record' && { size: 'lg' }),
  };
}

export interface ChangeDialogProps {
  /** What the open question would do. */
  change: QuestionChange;
  now: Date;
  /** Asks again with these values. If refused, the dialog stays open and says why beside the fields. */
  onChange: (values: Record<string, unknown>) => Promise<Outcome<unknown>>;
  /** Called when the dialog is left, and once the question was asked again. */
  onClose: () => void;
}

/** The schedule that was asked about, to be changed. */
function ChangeSchedule({ change: { values }, now, onChange, onClose }: ChangeDialogProps) {
  const [draft, setDraft] = useState<Draft>();
  const [asked] = useState(() => v.parse(agentSchedule, values));
  const schedule = {
    saved: ready(asked),
    zone: asked.zone ?? 'UTC',
    takesInput: asked.input !== undefined,
    draft,
    onDraftChange: setDraft,
    onSave: async (request: object) => {
      const outcome = await onChange({ ...request });
      if (outcome.kind === 'done') onClose();
      return outcome;
    },
  };
  const form = useScheduleForm(schedule, now);
  return (
    <FormDialog
      form={{
        refused: form.refused,
        busy: form.busy,
        typed: form.dirty,
        submit: () => {
          if (form.errorCount === 0) form.onSave();
        },
      }}
      title="Change what is asked"
      description="You are asked again before anything is done."
      submitLabel="Ask again"
      onClose={onClose}
    >
      <ScheduleCard schedule={schedule} form={form} now={now} level={3} />
    </FormDialog>
  );
}

/** Edits what a question would do, in the form for records, runs or schedules. */
export function ChangeDialog({ change, ...rest }: ChangeDialogProps) {
  const { form } = change;
  return form === 'schedule' ? (
    <ChangeSchedule change={change} {...rest} />
  ) : (
    <ChangeValues change={{ ...change, form }} {...rest} />
  );
}

interface ChangeValuesProps extends ChangeDialogProps {
  change: Parameters<typeof changeForm>[0];
}

function ChangeValues({ change, now, onChange, onClose }: ChangeValuesProps) {
  const [form] = useState(() => changeForm(change, now));
  return <RecordDialog form={form} onClose={onClose} onSubmit={onChange} />;
}

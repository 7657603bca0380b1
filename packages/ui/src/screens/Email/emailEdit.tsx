import { emailAgent, type Email } from '@switchboard/api-contract/agents/email';
import { folderOf, isFieldChangeable } from '@switchboard/api-contract/agents/mailFolder';
import { limits } from '@switchboard/api-contract/limits';
import type { CustomFieldProps, FormField } from '../../blocks/records/RecordDialog/RecordForm.ts';
import { recordEdit, type RecordEdit } from '../../blocks/records/RecordEditor/recordEdit.ts';
import { Select } from '../../components/forms/Select/Select.tsx';
import { emailStatusOptions, priorityOptions } from '../../rules/records.ts';

const yesOrNo = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];
const flag = {
  kind: 'custom',
  initial: false,
  half: true,
  render: ({ value, onValueChange }: CustomFieldProps) => (
    <Select
      options={yesOrNo}
      value={String(value === true)}
      onValueChange={(chosen) => onValueChange(chosen === 'true')}
    />
  ),
} as const;

type Fields = Record<'to' | 'subject' | 'content' | 'priority' | 'status', string> &
  Record<'isRead' | 'isStarred', boolean>;

const fields: readonly FormField<Fields>[] = [
  { kind: 'email', name: 'to', label: 'To', required: true, placeholder: 'name@company.com' },
  { kind: 'text', name: 'subject', label: 'Subject', required: true },
  // Pasted text is not cut off silently: what is too long is refused at the field.
  { kind: 'area', name: 'content', label: 'Message', required: true, maxLength: 10 * limits.text.message },
  {
    kind: 'select',
    name: 'priority',
    label: 'Priority',
    options: priorityOptions,
    initial: 'medium',
    half: true,
  },
  {
    kind: 'select',
    name: 'status',
    label: 'Status',
    options: emailStatusOptions,
    initial: 'pending',
    half: true,
  },
  { ...flag, name: 'isRead', label: 'Read' },
  { ...flag, name: 'isStarred', label: 'Starred' },
];

const notes = {
  inbox: 'The message itself stays as it was received. Your changes here win over what a later run finds.',
  drafts: 'Nothing is sent until you press Send.',
  sent: 'What was sent can’t be changed.',
} as const;

/** What members may change of a message: the text of a draft alone, of others how they are sorted. */
export const emailEdit: RecordEdit<Email> = {
  ...recordEdit<Fields, Email>(emailAgent.records.emails.edits, fields, isFieldChangeable),
  note: (email) => notes[folderOf(email)],
};

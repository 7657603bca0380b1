import { limits } from '@switchboard/api-contract/limits';
import { newEmail, type NewEmail } from '@switchboard/api-contract/agents/email';
import { priorities } from '@switchboard/api-contract/agents/shared';
import type { RecordForm } from '../../blocks/records/RecordDialog/recordForm.ts';
import { priority } from '../../rules/priority.ts';

export const emailForm: RecordForm<NewEmail> = {
  title: 'Compose a message',
  description: 'It is saved under Drafts. Nothing is sent.',
  action: 'Compose',
  submit: 'Save Message',
  schema: newEmail,
  fields: [
    { kind: 'email', name: 'to', label: 'To', required: true, placeholder: 'name@company.com' },
    { kind: 'text', name: 'subject', label: 'Subject', required: true },
    { kind: 'area', name: 'content', label: 'Message', required: true, maxLength: limits.text.message },
    {
      kind: 'select',
      name: 'priority',
      label: 'Priority',
      options: priorities.map((value) => ({ value, label: priority(value).label })),
      initial: 'medium',
      half: true,
    },
  ],
};

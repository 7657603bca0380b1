import { limits } from '@switchboard/api-contract/limits';
import { newTemplate, type NewTemplate } from '@switchboard/api-contract/agents/email';
import type { RecordForm } from '../../blocks/records/RecordDialog/recordForm.ts';

export const templateForm: RecordForm<NewTemplate> = {
  title: 'New template',
  description: 'Words in braces, such as {name}, are filled in when it is used.',
  action: 'New Template',
  submit: 'Save Template',
  schema: newTemplate,
  fields: [
    { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: limits.text.name, half: true },
    {
      kind: 'text',
      name: 'category',
      label: 'Category',
      required: true,
      maxLength: limits.text.name,
      placeholder: 'Support',
      half: true,
    },
    { kind: 'text', name: 'subject', label: 'Subject', required: true },
    { kind: 'area', name: 'content', label: 'Content', required: true, maxLength: limits.text.message },
  ],
};

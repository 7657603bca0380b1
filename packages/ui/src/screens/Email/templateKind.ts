import { emailAgent, newTemplate, type NewTemplate, type Template } from '@switchboard/api-contract/agents/email';
import { limits } from '@switchboard/api-contract/limits';
import type { RecordForm } from '../../blocks/records/RecordDialog/RecordForm.ts';
import { recordEdit } from '../../blocks/records/RecordEditor/recordEdit.ts';
import type { RecordKind } from '../../blocks/records/RecordsSection/RecordKind.ts';

const { templates } = emailAgent.records;

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

/** Templates: fields and filters. */
export const templateKind: RecordKind<Template> = {
  collection: templates,
  name: 'templates',
  title: 'Email Templates',
  one: 'template',
  many: 'templates',
  titleOf: ({ name }) => name,
  fields: [
    { label: 'Name', value: ({ name }) => name },
    { label: 'Category', value: ({ category }) => category },
    { label: 'Subject', value: ({ subject }) => subject },
    { label: 'Content', as: 'lines', value: ({ content }) => content },
    { label: 'Used', value: ({ usage }) => usage },
    { label: 'Last used', as: 'moment', value: ({ lastUsed }) => lastUsed },
    { label: 'Template id', as: 'id', value: ({ id }) => id },
  ],
  edit: recordEdit<NewTemplate, Template>(templates.edits, templateForm.fields),
  filters: [{ key: 'category', label: 'Category' }],
  empty: {
    title: 'No templates yet',
    text: 'Templates save typing. Words in braces are filled in when one is used.',
  },
};

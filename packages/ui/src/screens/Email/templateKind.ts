import { emailAgent, type NewTemplate, type Template } from '@switchboard/api-contract/agents/email';
import { recordEdit } from '../../blocks/records/RecordEditor/recordEdit.ts';
import type { RecordKind } from '../../blocks/records/RecordsSection/recordKind.ts';
import { templateForm } from './templateForm.ts';

const { templates } = emailAgent.records;

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

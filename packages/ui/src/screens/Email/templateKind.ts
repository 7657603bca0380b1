import { emailAgent, type NewTemplate, type Template } from '@switchboard/api-contract/agents/email';
import { recordEdit } from '../../blocks/records/RecordEditor/recordEdit.ts';
import type { OldRecordKind as RecordKind } from '../../blocks/records/RecordsSection/bridge.ts';
import { templateForm } from './templateForm.ts';

/** Templates: fields, search and filters. */
export const templateKind: RecordKind<Template> = {
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
  edit: recordEdit<NewTemplate, Template>(emailAgent.records.templates.edits, templateForm.fields),
  searched: ({ name, subject, content, category }) => [name, subject, content, category],
  filters: [{ key: 'category', label: 'Category', value: ({ category }) => category }],
  empty: {
    title: 'No templates yet',
    text: 'Templates save typing. Words in braces are filled in when one is used.',
  },
};

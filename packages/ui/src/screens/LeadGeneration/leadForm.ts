import { limits } from '@switchboard/api-contract/limits';
import { newLead, type NewLead } from '@switchboard/api-contract/agents/leadGeneration';
import type { RecordForm } from '../../blocks/records/RecordDialog/RecordForm.ts';

const { name } = limits.text;

/** Add Lead. */
export const leadForm: RecordForm<NewLead> = {
  title: 'Add a lead',
  description: 'It goes to the top of the list as a new lead.',
  action: 'Add Lead',
  schema: newLead,
  fields: [
    { kind: 'text', name: 'name', label: 'Name', required: true, maxLength: name, half: true },
    { kind: 'text', name: 'title', label: 'Title', maxLength: name, half: true },
    { kind: 'text', name: 'company', label: 'Company', required: true, maxLength: name, half: true },
    { kind: 'text', name: 'companySize', label: 'Company size', maxLength: 40, placeholder: '51–200', half: true },
    { kind: 'email', name: 'email', label: 'Email', half: true },
    { kind: 'tel', name: 'phone', label: 'Phone', maxLength: 40, half: true },
    { kind: 'text', name: 'industry', label: 'Industry', maxLength: name, half: true },
    { kind: 'text', name: 'location', label: 'Location', maxLength: name, half: true },
    { kind: 'url', name: 'linkedinUrl', label: 'LinkedIn', placeholder: 'https://www.linkedin.com/in/…' },
    {
      kind: 'number',
      name: 'score',
      label: 'Score',
      min: 0,
      max: 100,
      hint: '0 to 100, blank if unknown',
      half: true,
    },
    { kind: 'text', name: 'source', label: 'Source', maxLength: name, initial: 'Added by hand', half: true },
  ],
};

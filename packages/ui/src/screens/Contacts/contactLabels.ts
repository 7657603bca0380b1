import type { ContactField } from '@switchboard/api-contract/agents/contacts';

/** The names of a contact's fields on screen. */
export const contactLabels: Readonly<Record<ContactField, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
};

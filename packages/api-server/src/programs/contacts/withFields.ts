import type { ContactField } from '@switchboard/api-contract/agents/contacts';
import type { RecordOf } from '../../records/collections.ts';

type Contact = RecordOf<'contacts'>;

/** A contact with other values of some fields. What is undefined is not stored, so that it counts as gone. */
export const withFields = (
  contact: Contact,
  fields: Readonly<{ [Field in ContactField | 'edited']?: Contact[Field] }>,
): Contact => ({
  id: contact.id,
  ...Object.fromEntries(Object.entries({ ...contact, ...fields }).filter(([, value]) => value !== undefined)),
});

import { contactFields } from '@switchboard/api-contract/agents/contacts';
import { sameValue } from '@switchboard/api-contract/mergeConfiguration';
import type { RecordOf } from '../../records/collections.ts';

type Contact = RecordOf<'contacts'>;

/** Whether two versions of a contact say the same, whenever they were synced. */
export const isSameContact = (one: Contact, other: Contact): boolean =>
  contactFields.every((field) => (one[field] ?? '') === (other[field] ?? '')) &&
  sameValue(one.edited ?? [], other.edited ?? []);

import {
  contactFields,
  type Contact,
  type ContactField,
  type MergeRequest,
} from '@switchboard/api-contract/agents/contacts';

/** Of which contact each field is taken. */
export type MergeChoice = MergeRequest['fields'];

const has = (contact: Contact, field: ContactField): boolean => (contact[field]?.trim() ?? '') !== '';

/** Whether two contacts say the same in a field, so that there is nothing to choose. */
export const isSameInBoth = (one: Contact, other: Contact, field: ContactField): boolean =>
  (one[field] ?? '') === (other[field] ?? '');

/** What is chosen at first: what a member wrote, else what there is, else what the first one says. */
export function defaultMergeChoice(one: Contact, other: Contact): MergeChoice {
  const isBetter = (field: ContactField): boolean =>
    has(other, field) && (!has(one, field) || (other.edited.includes(field) && !one.edited.includes(field)));
  return Object.fromEntries(
    contactFields.map((field) => [field, isBetter(field) ? 'other' : 'one'] as const),
  ) as MergeChoice;
}

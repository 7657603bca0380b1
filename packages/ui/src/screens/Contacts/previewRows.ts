import {
  contactFields,
  type Contact,
  type ContactField,
  type ContactsPreview,
} from '@switchboard/api-contract/agents/contacts';

/** What a sync would do to one contact. `before`: the fields that would change, as they are now. */
export interface PreviewRow {
  readonly id: string;
  readonly kind: 'removed' | 'changed' | 'added';
  readonly contact: Contact;
  readonly before: Readonly<Partial<Record<ContactField, string>>>;
}

/** The contacts of a preview: what would be lost first. */
export const previewRows = ({ removed, changed, added }: ContactsPreview): PreviewRow[] => [
  ...removed.items.map((contact) => ({ id: contact.id, kind: 'removed', contact, before: {} }) as const),
  ...changed.items.map(
    ({ id, before, after }) => ({ id, kind: 'changed', contact: after, before: differing(before, after) }) as const,
  ),
  ...added.items.map((contact) => ({ id: contact.id, kind: 'added', contact, before: {} }) as const),
];

const differing = (before: Contact, after: Contact): PreviewRow['before'] =>
  Object.fromEntries(
    contactFields
      .filter((field) => (before[field] ?? '') !== (after[field] ?? ''))
      .map((field) => [field, before[field] ?? '']),
  );

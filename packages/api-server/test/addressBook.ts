import type { ContactsStatus } from '@switchboard/api-contract/agents/contacts';
import { json, type playedSandbox } from './playedSandbox.ts';

/** A person of the address book: name, e-mail address, phone, company. */
export type PersonPlayed = readonly [id: string, name: string, email?: string, phone?: string, company?: string];

const playedPerson = ([id, name, email, phone, company]: PersonPlayed) => ({
  resourceName: `people/${id}`,
  names: [{ displayName: name }],
  ...(email && { emailAddresses: [{ value: email }] }),
  ...(phone && { phoneNumbers: [{ value: phone }] }),
  ...(company && { organizations: [{ name: company }] }),
});

/** Has the address book hold these people, and nobody else. */
export function playBook(world: ReturnType<typeof playedSandbox>, people: readonly PersonPlayed[]): void {
  world.play = ({ address }) =>
    address.endsWith('/connections') ? json({ connections: people.map(playedPerson) }) : undefined;
}

/** So many people without anything in common. */
export const peoplePlayed = (count: number): PersonPlayed[] =>
  Array.from({ length: count }, (_, index) => [`c${100 + index}`, `Person ${index}`, `person${index}@example.com`]);

/** The status of the contacts page, as sent. */
export type ContactsPage = Omit<ContactsStatus, 'contacts' | 'activity'> & {
  readonly contacts: readonly { readonly id: string; readonly [field: string]: unknown }[];
  readonly activity: readonly { readonly kind: string; readonly text: string }[];
};

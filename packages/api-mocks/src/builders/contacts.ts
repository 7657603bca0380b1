import {
  contact as contactSchema,
  contactPair as pairSchema,
  contactsPreview as previewSchema,
  contactsSettings,
  contactsStatus as statusSchema,
  type ContactsSettings,
} from '@switchboard/api-contract/agents/contacts';
import { sampleContacts } from '@switchboard/api-contract/samples/contacts';
import type * as v from 'valibot';
import { FIXED_NOW, minutesAgo } from '../now.ts';
import { many, read } from './build.ts';

export type ContactAnswer = v.InferInput<typeof contactSchema>;
export type ContactsStatusAnswer = v.InferInput<typeof statusSchema>;

/** A contact with a phone number. */
export function contactAnswer(overrides: Partial<ContactAnswer> = {}): ContactAnswer {
  return {
    id: 'contact-1',
    name: 'Dana Whitfield',
    email: 'dana@northwindfreight.com',
    phone: '+1 555 010 0142',
    company: 'Northwind',
    lastSync: minutesAgo(14),
    ...overrides,
  };
}
export const contact = (overrides: Partial<ContactAnswer> = {}) => read(contactSchema, contactAnswer(overrides));

/** The page's records and figures, marked as samples; `{ sample: false }` makes them the organisation's own. */
export function contactsStatusAnswer(overrides: Partial<ContactsStatusAnswer> = {}): ContactsStatusAnswer {
  return { ...sampleContacts(FIXED_NOW), ...overrides };
}
export const contactsStatus = (overrides: Partial<ContactsStatusAnswer> = {}) =>
  read(statusSchema, contactsStatusAnswer(overrides));

/** A sync that would remove 21 contacts, change two and add one. */
export function contactsPreview(overrides: Partial<v.InferInput<typeof previewSchema>> = {}) {
  const removed = many(21, (index) =>
    contactAnswer({ id: `gone-${index}`, name: `Former ${index + 1}`, email: `former${index + 1}@example.com` }),
  );
  const edited = contactAnswer({
    id: 'gone-edited',
    name: 'Ines Carvalho',
    company: 'Porto Labs',
    edited: ['company'],
  });
  const before = contactAnswer({ id: 'changed-1', phone: undefined });
  const shown = {
    removed: [edited, ...removed.slice(1)],
    changed: [
      { id: before.id, before, after: contactAnswer({ id: 'changed-1', name: 'Dana W. Whitfield' }) },
      {
        id: 'changed-2',
        before: contactAnswer({ id: 'changed-2', name: 'Jon Reyes', company: 'Northwind' }),
        after: contactAnswer({ id: 'changed-2', name: 'Jon Reyes', company: undefined }),
      },
    ],
    added: [contactAnswer({ id: 'new-1', name: 'Sofia Lindqvist', email: 'sofia@arclight.se', company: 'Arclight' })],
    ...overrides,
  };
  const counts = { added: shown.added.length, changed: shown.changed.length, removed: shown.removed.length };
  return read(previewSchema, { runId: 'run-1', at: minutesAgo(14), counts, ...shown });
}

/** Two contacts that share their address in all but its case. */
export function contactPairAnswer(overrides: Partial<PairAnswer> = {}): PairAnswer {
  return {
    id: 'contact-1 contact-2',
    one: contactAnswer(),
    other: contactAnswer({
      id: 'contact-2',
      name: 'D. Whitfield',
      email: 'Dana@NorthwindFreight.com',
      phone: undefined,
      company: 'Northwind Freight Ltd',
      edited: ['company'],
    }),
    shared: ['email'],
    seen: 'seen-1',
    ...overrides,
  };
}
type PairAnswer = v.InferInput<typeof pairSchema>;
export const contactPair = (overrides: Partial<PairAnswer> = {}) => read(pairSchema, contactPairAnswer(overrides));

/** The standard settings. */
export const contactsSettingsValue = (overrides: Partial<ContactsSettings> = {}): ContactsSettings => ({
  ...contactsSettings.defaults,
  ...overrides,
});

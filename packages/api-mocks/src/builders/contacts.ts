import {
  contact as contactSchema,
  contactsSettings,
  contactsStatus as statusSchema,
  type ContactsSettings,
} from '@switchboard/api-contract/agents/contacts';
import { sampleContacts } from '@switchboard/api-contract/samples/contacts';
import type * as v from 'valibot';
import { FIXED_NOW } from '../now.ts';
import { read } from './read.ts';
import { minutesAgo } from './times.ts';

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

/** The page's records and figures, marked as samples; `{ sample: false }` makes them the tenant's. */
export function contactsStatusAnswer(overrides: Partial<ContactsStatusAnswer> = {}): ContactsStatusAnswer {
  return { ...sampleContacts(FIXED_NOW), ...overrides };
}
export const contactsStatus = (overrides: Partial<ContactsStatusAnswer> = {}) =>
  read(statusSchema, contactsStatusAnswer(overrides));

/** The standard settings. */
export const contactsSettingsValue = (overrides: Partial<ContactsSettings> = {}): ContactsSettings => ({
  ...contactsSettings.defaults,
  ...overrides,
});

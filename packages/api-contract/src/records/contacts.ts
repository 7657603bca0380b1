import * as v from 'valibot';
import { settingsContract } from '../settings.ts';
import { cell, figure, flag, instant, rows, text } from '../wire.ts';
import { statusBase } from './shared.ts';

/** A synchronised contact. */
export const contact = v.object({
  id: v.string(),
  name: text(),
  email: text(),
  phone: text(),
  company: text(),
  lastSync: instant(),
});
export type Contact = v.InferOutput<typeof contact>;

/** `GET /api/agents/contacts/status`. */
export const contactsStatus = v.object({
  ...statusBase,
  stats: v.object({ totalContacts: figure(), syncedContacts: figure(), lastSyncTime: instant() }),
  account: cell(v.object({ email: text(), connected: flag() })),
  contacts: rows(contact),
});
export type ContactsStatus = v.InferOutput<typeof contactsStatus>;

/** Settings of the contacts agent. Auto Sync runs every hour. */
export const contactsSettings = settingsContract(
  { isActive: v.boolean(), autoSync: v.boolean() },
  { isActive: true, autoSync: true },
);
export type ContactsSettings = ReturnType<typeof contactsSettings.read>;

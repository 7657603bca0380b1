import * as v from 'valibot';
import { settingsContract } from '../settings.ts';
import { cell, figure, flag, instant, rows, text } from '../wire.ts';
import { statusBase } from './shared.ts';
import { defineAgent, type RecordsOf } from './defineAgent.ts';
import type { Need } from './needs.ts';
import type { Page, PageInput } from './page.ts';

/** A synchronised contact. */
export const contact = v.object({
  id: v.string(),
  name: text(),
  email: text(),
  phone: text(),
  company: text(),
  lastSync: instant(),
  sandbox: flag(),
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

const records = { contacts: { one: 'contact', record: contact } } as const;

/** The contacts agent. */
export const contactsAgent = defineAgent('contacts', {
  status: contactsStatus,
  figures: 'stats',
  records,
  settings: contactsSettings,
  sample: async (now) => (await import('../samples/contacts.ts')).sampleContacts(now),
});

/** The Google account, and when it was last read. Its address is missing, because it is not stored. */
export interface ContactsInput extends PageInput<RecordsOf<typeof records>> {
  readonly connected: boolean;
  readonly lastSyncTime: string | undefined;
}

/** What the API computes for the contacts agent. */
export const contactsApi = {
  runType: 'contacts_sync',
  nicknames: /\bcontacts?\b|\baddress book\b/gi,
  needs: [{ services: ['gmail', 'google-calendar', 'google'], account: true }] as const satisfies readonly Need[],
  page: ({
    head,
    records: { contacts },
    ran,
    connected,
    lastSyncTime,
  }: ContactsInput): Page<v.InferInput<typeof contactsStatus>> => {
    const nothing = !ran && contacts.length === 0;
    return {
      answer: {
        ...head,
        stats: {
          totalContacts: contacts.length,
          syncedContacts: contacts.filter(({ lastSync }) => lastSync).length,
          ...(lastSyncTime ? { lastSyncTime } : {}),
        },
        account: { connected },
        contacts,
      },
      empty: { figures: nothing, contacts: nothing, account: nothing && !connected },
    };
  },
};

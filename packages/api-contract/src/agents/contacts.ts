import * as v from 'valibot';
import { settingsContract } from '../settings.ts';
import { done, see, work } from '../endpoints/Endpoint.ts';
import { cell, figure, flag, instant, requiredText, rows, text, texts, optionalText } from '../wire.ts';
import { limits } from '../limits.ts';
import { recordFields } from '../records/calls.ts';
import { sendNewTo, sendNewToDefault } from '../records/send.ts';
import { optionalAddress, statusBase } from './shared.ts';
import { defineAgent, type RecordsOf } from './defineAgent.ts';
import type { ServiceNeed } from '../runs/missing.ts';
import type { AgentPage, AgentPageInput } from './agentPage.ts';
import type { Schedule } from '../schedules/schedule.ts';

/** What is known of a contact. A sync fills these, and leaves alone those that a member wrote. */
export const contactFields = ['name', 'email', 'phone', 'company'] as const;
export type ContactField = (typeof contactFields)[number];

/** A synchronised contact. `edited`: the names of the fields that a member wrote. */
export const contact = v.object({
  id: v.string(),
  ...recordFields,
  name: text(),
  email: text(),
  phone: text(),
  company: text(),
  lastSync: instant(),
  sandbox: flag(),
  edited: texts(),
});
export type Contact = v.InferOutput<typeof contact>;

/** How many contacts a sync that waits for a member would add, change and remove. `runId`: the run that found out. */
const previewHead = {
  runId: v.string(),
  at: instant(),
  counts: v.object({ added: v.number(), changed: v.number(), removed: v.number() }),
} as const;
const contactsPreviewHead = v.object(previewHead);

/** What a sync that waits for a member would change, contact by contact. */
export const contactsPreview = v.object({
  ...previewHead,
  added: rows(contact),
  changed: rows(v.object({ id: v.string(), before: contact, after: contact })),
  removed: rows(contact),
});
export type ContactsPreview = v.InferOutput<typeof contactsPreview>;

/**
 * Two contacts that have an address or a phone in common, in order of id. `seen` stands for both as they are now:
 * whoever merges them sends it back.
 */
export const contactPair = v.object({
  id: v.string(),
  one: contact,
  other: contact,
  shared: v.array(v.picklist(['email', 'phone'])),
  seen: v.string(),
});
export type ContactPair = v.InferOutput<typeof contactPair>;

/** Pairs that may be one, at most `limits.contacts.pairs`; `more` if there are further ones. */
export const contactPairs = v.object({ pairs: rows(contactPair), more: flag() });
export type ContactPairs = v.InferOutput<typeof contactPairs>;

const pairRequest = { one: v.string(), other: v.string() } as const;

/** Makes one contact of two. `fields` says of whom each field is taken. */
const mergeRequest = v.strictObject({
  ...pairRequest,
  seen: v.string(),
  fields: v.strictObject(v.entriesFromList(contactFields, v.picklist(['one', 'other']))),
});
export type MergeRequest = v.InferInput<typeof mergeRequest>;

/** Why a decision about contacts is refused. */
export const contactMessages = {
  previewGone: 'This preview is out of date. Sync again to see what would change now.',
  previewOutdated:
    'The contacts have changed since this preview. Nothing was applied. Sync again to see what would change now.',
  contactsChanged: 'One of the two contacts has changed since you saw them. Look at them again before you merge.',
} as const;

const previewPath = '/api/agents/:agentId/sync-previews/:runId';
const pairsPath = '/api/agents/:agentId/duplicates';

const calls = {
  contactsPreview: see.get(previewPath, contactsPreview),
  applyContactsPreview: work.post(`${previewPath}/apply`, undefined, done, 'contacts.synced', {
    conflict: 'One of these contacts has changed since, or it waits no more',
  }),
  cancelContactsPreview: work.del(previewPath, done, 'contacts.sync-discarded'),
  contactPairs: see.get(pairsPath, contactPairs),
  mergeContacts: work.post(`${pairsPath}/merge`, mergeRequest, contact, 'contacts.merged', {
    conflict: 'One of the two has changed since `seen`',
  }),
  keepContacts: work.post(`${pairsPath}/keep`, v.strictObject(pairRequest), done, 'contacts.kept-apart', {
    conflict: 'One of the two is gone',
  }),
} as const;

/** `GET /api/agents/contacts/status`. */
export const contactsStatus = v.object({
  ...statusBase,
  stats: v.object({ totalContacts: figure(), syncedContacts: figure(), lastSyncTime: instant() }),
  /** The Google account. Only the sample has its address: the server does not store it. */
  account: cell(v.object({ email: text(), connected: flag() })),
  contacts: rows(contact),
  /** The sync that waits for a member, if one does. */
  preview: cell(contactsPreviewHead),
  /** Pairs that may be one, counted up to `limits.contacts.pairs`. */
  duplicates: figure(),
});
export type ContactsStatus = v.InferOutput<typeof contactsStatus>;

/** Settings of the contacts agent. Auto Sync runs every hour. */
export const contactsSettings = settingsContract(
  { isActive: v.boolean(), autoSync: v.boolean(), ...sendNewTo },
  { isActive: true, autoSync: true, ...sendNewToDefault },
);
export type ContactsSettings = ReturnType<typeof contactsSettings.read>;

/** What members change about a contact. */
const contactEdits = v.partial(
  v.strictObject({
    name: requiredText('Name', limits.text.name),
    email: optionalAddress,
    phone: optionalText('Phone', 40),
    company: optionalText('Company', limits.text.name),
  }),
);

const records = {
  contacts: {
    one: 'contact',
    record: contact,
    sorts: ['name', 'email', 'company', 'lastSync'],
    filters: ['company'],
    searched: ['name', 'email', 'phone', 'company'],
    // The figures ask only whether a contact was ever synced.
    counted: ({ lastSync }: v.InferInput<typeof contact>) => (lastSync ? { lastSync: 'known' } : {}),
    inStatus: limits.records.page.max,
    edits: contactEdits,
  },
} as const;

/** The contacts agent. */
export const contactsAgent = defineAgent('contacts', {
  status: contactsStatus,
  figures: 'stats',
  records,
  settings: contactsSettings,
  calls,
  sample: async (now) => (await import('../samples/contacts.ts')).sampleContacts(now),
  special: {
    collection: 'contacts',
    describe: (contacts: RecordsOf<typeof records>['contacts']) => ({
      contacts: contacts.map(({ id, name, email, phone, company, lastSync, sandbox }) => ({
        id,
        name,
        email,
        phone,
        company,
        lastSync,
        sandbox,
      })),
    }),
  },
});

/** What the agent's page is computed from. The address of the Google account is not among it, because it is not stored. */
export interface ContactsInput extends AgentPageInput<RecordsOf<typeof records>> {
  /** Whether a Google account is connected, and when its contacts were last read. */
  readonly connected: boolean;
  readonly lastSyncTime: string | undefined;
  readonly preview?: v.InferInput<typeof contactsPreviewHead> | undefined;
  readonly duplicates?: number;
}

/** What the API computes for the contacts agent. */
export const contactsApi = {
  runType: 'contacts_sync',
  nicknames: /\bcontacts?\b|\baddress book\b/gi,
  needs: [
    { services: ['gmail', 'google-calendar', 'google'], account: true },
  ] as const satisfies readonly ServiceNeed[],
  describeAgentPage: ({
    head,
    records: { contacts },
    ran,
    connected,
    lastSyncTime,
    preview,
    duplicates = 0,
  }: ContactsInput): AgentPage<v.InferInput<typeof contactsStatus>> => {
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
        ...(preview && { preview }),
        ...(duplicates > 0 && { duplicates }),
      },
      empty: { figures: nothing, contacts: nothing, account: nothing && !connected },
    };
  },
};

/** The schedule that a contacts agent has while the setting Auto Sync is on. */
export const autoSyncSchedule = { kind: 'interval', everyMinutes: 60 } as const satisfies Schedule;

/** Whether a schedule is the one of Auto Sync. */
export const isAutoSync = (schedule: Schedule): boolean =>
  schedule.kind === 'interval' && schedule.everyMinutes === autoSyncSchedule.everyMinutes;

/** The list type of the agents that have Auto Sync. */
export const autoSyncType = 'contacts';

/** Whether Auto Sync is on in an agent's custom settings. */
export const readAutoSync = (customSettings: unknown): boolean => contactsSettings.read(customSettings).autoSync;

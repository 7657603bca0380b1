import * as v from 'valibot';
import type { ServiceId } from '../catalogue.ts';
import { limits } from '../limits.ts';
import { flag, text, texts } from '../wire.ts';
import { ids } from './calls.ts';

/** Where records can be sent. Google Sheets has no connection of its own: it is reached with that of a Google account. */
export const sendServices = ['hubspot', 'salesforce', 'airtable', 'notion', 'google-sheets'] as const;
export type SendService = (typeof sendServices)[number];

/** What each is called, and the connections through which it is reached, the first of them to be offered. */
export const sendServiceTable = {
  hubspot: { name: 'HubSpot', through: ['hubspot'] },
  salesforce: { name: 'Salesforce', through: ['salesforce'] },
  airtable: { name: 'Airtable', through: ['airtable'] },
  notion: { name: 'Notion', through: ['notion'] },
  'google-sheets': { name: 'Google Sheets', through: ['gmail', 'google-calendar'] },
} as const satisfies Record<SendService, { readonly name: string; readonly through: readonly ServiceId[] }>;

/** The destinations that are reached through a connection. */
export const destinationsThrough = (connectionId: string): readonly SendService[] =>
  sendServices.filter((service) => sendServiceTable[service].through.some((id) => id === connectionId));

/** A field that is sent: its name in the record, or one that is made of it. */
export interface SentField {
  readonly name: string;
  readonly label: string;
}

const person = [
  { name: 'name', label: 'Name' },
  { name: 'firstName', label: 'First name' },
  { name: 'lastName', label: 'Last name' },
  { name: 'email', label: 'Email' },
  { name: 'phone', label: 'Phone' },
  { name: 'company', label: 'Company' },
] as const satisfies readonly SentField[];

/** The collections that can be sent, with their fields in the order of the dialog. */
export const sentFields = {
  leads: [
    ...person,
    { name: 'title', label: 'Title' },
    { name: 'linkedinUrl', label: 'LinkedIn' },
    { name: 'location', label: 'Location' },
    { name: 'industry', label: 'Industry' },
    { name: 'companySize', label: 'Company size' },
    { name: 'status', label: 'Status' },
    { name: 'score', label: 'Score' },
    { name: 'source', label: 'Source' },
  ],
  contacts: person,
  businesses: [
    { name: 'name', label: 'Name' },
    { name: 'email', label: 'Email' },
    { name: 'phone', label: 'Phone' },
    { name: 'website', label: 'Website' },
    { name: 'address', label: 'Address' },
    { name: 'category', label: 'Category' },
    { name: 'rating', label: 'Rating' },
    { name: 'reviewCount', label: 'Reviews' },
    { name: 'description', label: 'Description' },
    { name: 'mapsUrl', label: 'Google Maps' },
    { name: 'status', label: 'Status' },
  ],
} as const satisfies Record<string, readonly SentField[]>;
export type SentCollection = keyof typeof sentFields;
export type SentFieldName = (typeof sentFields)[SentCollection][number]['name'];
export const isSentCollection = (collection: string): collection is SentCollection =>
  Object.hasOwn(sentFields, collection);

const service = v.picklist(sendServices, `service must be one of ${sendServices.join(', ')}`);

/** Body of Send to. */
export const sendRequest = v.strictObject({ ids, service });

/**
 * What became of the records. `skipped`: the same as another of them; `refused`: each with the reason in a sentence.
 * `inPart`: those among the created and updated of which not all arrived, with what did not.
 */
export const sendAnswer = v.object({
  created: v.number(),
  updated: v.number(),
  skipped: v.number(),
  refused: v.array(v.object({ id: v.string(), error: v.string() })),
  inPart: v.optional(v.array(v.object({ id: v.string(), note: v.string() })), []),
});
export type SendAnswer = v.InferOutput<typeof sendAnswer>;

/**
 * Somewhere to send records. `connect`: the service of the catalogue that is set up for it. `remembered`: where in it
 * and which fields were chosen before.
 */
const destination = v.object({
  service,
  name: v.string(),
  connected: v.boolean(),
  connect: v.string(),
  sandbox: flag(),
  remembered: flag(),
});
export const destinations = v.object({ destinations: v.array(destination) });
export type Destination = v.InferOutput<typeof destination>;

const named = v.object({ name: v.string(), label: v.string() });

/** Which field of ours goes into which of theirs, both by name. What is not named is not sent. */
const matching = v.record(v.string(), v.string());
export type Matching = v.InferOutput<typeof matching>;

/**
 * How records are sent to one destination, read from it. `target`: where in it, one of `targets`; `addressed`: the
 * target is the address of a document, blank for a new one. `fields` are theirs, `own` ours. `matching` is what was
 * remembered, else what suits; `key` is the field of ours that must be matched, since records are recognised by it, and
 * `keys` those of theirs that it can go into. Where several of them suit, `matching` leaves it open.
 */
export const destinationFields = v.object({
  service,
  name: v.string(),
  target: text(),
  targets: v.array(named),
  addressed: flag(),
  fields: v.array(named),
  own: v.array(named),
  matching,
  key: text(),
  keys: texts(),
  remembered: flag(),
});
export type DestinationFields = v.InferOutput<typeof destinationFields>;

const target = v.optional(
  v.pipe(
    v.string('target must be text'),
    v.trim(),
    v.maxLength(limits.text.line, `At most ${limits.text.line} characters`),
  ),
);

/** Which place of a destination is read. */
export const destinationRequest = v.strictObject({ target });

/** Remembers where in a destination records go, and which fields. */
export const matchingRequest = v.strictObject({
  target,
  matching: v.pipe(
    matching,
    v.check((given) => Object.keys(given).length > 0, 'Choose at least one field'),
    v.check(
      (given) => new Set(Object.values(given)).size === Object.keys(given).length,
      'Two fields can’t go into the same one',
    ),
  ),
});
export type MatchingRequest = v.InferOutput<typeof matchingRequest>;

/**
 * The setting of the agents whose records can be sent: where those that a run finds for the first time are sent by
 * themselves. To choose a destination is to allow it.
 */
export const sendNewTo = {
  sendNewTo: v.pipe(
    v.array(v.picklist(sendServices, `Choose among ${sendServices.join(', ')}`), 'sendNewTo must be a list'),
    v.transform((services) => [...new Set(services)]),
  ),
};
export const sendNewToDefault = { sendNewTo: [] as SendService[] };

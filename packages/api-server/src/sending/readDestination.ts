import { randomUUID } from 'node:crypto';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import {
  sendServices,
  sendServiceTable,
  sentFields,
  type SentFieldName,
  type Matching,
  type MatchingRequest,
  type SentCollection,
} from '@switchboard/api-contract/records/send';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { RunFailure } from '../outside/RunFailure.ts';
import { auditChangesBetween, writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import { callerFor } from '../outside/Caller.ts';
import type { CollectionKey } from '../records/findCollection.ts';
import { Refusal } from '../platform/Refusal.ts';
import type { Destination, DestinationPlace, DestinationField } from './Destination.ts';
import {
  reachServiceOrRefuse,
  openDestination,
  reachService,
  sendingKeyOf,
  sendServiceNamed,
  sentCollectionOf,
  type SendingFrom,
} from './openDestination.ts';
import { readChoice, writeChoice } from './sendingRows.ts';

/** What services call the fields that we have, the most exact first; without case, spaces and signs. */
const synonyms: Readonly<Record<SentFieldName, readonly string[]>> = {
  firstName: ['firstname', 'givenname'],
  lastName: ['lastname', 'surname', 'familyname'],
  name: ['name', 'fullname', 'contactname', 'leadname'],
  email: ['email', 'emailaddress', 'mail'],
  phone: ['phone', 'phonenumber', 'telephone', 'tel'],
  company: ['company', 'companyname', 'accountname', 'organisation', 'organization', 'firm'],
  title: ['jobtitle', 'title', 'position', 'role'],
  linkedinUrl: ['linkedin', 'linkedinurl', 'hslinkedinurl', 'linkedinprofile'],
  location: ['location', 'city', 'place'],
  industry: ['industry', 'sector'],
  companySize: ['companysize', 'employees', 'numberofemployees'],
  status: ['status', 'stage'],
  score: ['score', 'leadscore'],
  source: ['source', 'leadsource'],
  website: ['website', 'websiteurl', 'url', 'web'],
  address: ['address', 'streetaddress', 'street'],
  category: ['category', 'type', 'industry'],
  rating: ['rating', 'stars'],
  reviewCount: ['reviews', 'reviewcount', 'numberofreviews'],
  description: ['description', 'about', 'notes'],
  mapsUrl: ['googlemaps', 'maps', 'map', 'mapsurl'],
};

/** Where a business is a lead, its name is that of the company. */
const businessSynonyms: Readonly<Partial<Record<SentFieldName, readonly string[]>>> = {
  name: ['name', 'companyname', 'businessname', 'company'],
};

const numbers: readonly string[] = ['score', 'rating', 'reviewCount'];

const normalized = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/**
 * Which of our fields goes into which of theirs, as far as their names tell. `key`: their field for the address.
 * A whole name is left out where its two parts fit.
 */
function proposeMatching(
  collection: SentCollection,
  fields: readonly DestinationField[],
  key: string | undefined,
): Matching {
  const matching: Record<string, string> = {};
  const taken = new Set<string>();
  const own: readonly SentFieldName[] = sentFields[collection].map(({ name }) => name);
  const take = (name: string, theirs: string | undefined): void => {
    if (theirs === undefined || taken.has(theirs)) return;
    matching[name] = theirs;
    taken.add(theirs);
  };
  if (own.includes('email')) take('email', key);
  for (const name of own.filter((one) => matching[one] === undefined)) {
    const words = (collection === 'businesses' ? businessSynonyms[name] : undefined) ?? synonyms[name];
    const fitting = words.flatMap((word) =>
      fields.filter(
        (field) =>
          !taken.has(field.name) &&
          field.isTheirs !== true &&
          (field.takes !== 'number' || numbers.includes(name)) &&
          [normalized(field.name), normalized(field.label)].includes(word),
      ),
    );
    take(name, fitting[0]?.name);
  }
  const { name, ...rest } = matching;
  return matching['lastName'] === undefined || name === undefined ? matching : rest;
}

type Fields = AnswerOf<typeof endpoints.readDestination>;

/** Where a collection can be sent, connected or not. */
export async function listDestinations(
  context: Context,
  tenantId: string,
  asked: CollectionKey,
): Promise<AnswerOf<typeof endpoints.destinations>> {
  const from = await sentCollectionOf(context.db, tenantId, asked);
  const listed = [];
  for (const service of sendServices) {
    const { name, through } = sendServiceTable[service];
    const reached = await reachService(context, tenantId, service);
    const chosen = reached && (await readChoice(context.db, sendingKeyOf({ ...from, service }, reached.sandbox)));
    listed.push({
      service,
      name,
      connected: reached !== undefined,
      connect: reached?.serviceId ?? through[0],
      ...(reached?.sandbox && { sandbox: true }),
      ...(chosen && { remembered: true }),
    });
  }
  return { destinations: listed };
}

/** The sentence for a reason. */
export const asSentence = (reason: RunFailure['reason']): string => `${wordsOf(reason).replace(/\.$/, '')}.`;

/** Runs what asks a service; its failures become a refusal. */
async function refuseOnFailure<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof RunFailure)) throw error;
    throw new Refusal('conflict', asSentence(error.reason), {
      ...(error.retryAfter > 0 && { retryAfter: Math.ceil(error.retryAfter) }),
    });
  }
}

/** Opens a place of a destination to read its fields. */
async function openForReading(context: Context, tenantId: string, from: SendingFrom, target: string | undefined) {
  const reached = await reachServiceOrRefuse(context, tenantId, from.service);
  const key = sendingKeyOf(from, reached.sandbox);
  const chosen = await readChoice(context.db, key);
  const caller = callerFor({ tenantId, id: `look-${randomUUID()}`, sandbox: reached.sandbox });
  return refuseOnFailure(async () => {
    const destination = await openDestination(context, caller, from, reached);
    const isRemembered = chosen !== undefined && (target === undefined || target === chosen.target);
    const place = await destination.open(target ?? stillThere(destination, chosen?.target));
    return { key, destination, place, chosen: isRemembered ? chosen : undefined };
  });
}

/** A remembered place, unless it is gone: then what suits is offered again. */
const stillThere = ({ places, addressed }: Destination, target: string | undefined): string | undefined =>
  addressed || places.some(({ name }) => name === target) ? target : undefined;

/** A remembered matching, without fields that are not there any more; else what suits. */
export const matchingFor = (
  from: SendingFrom,
  { fields, key }: DestinationPlace,
  chosen: Matching | undefined,
): Matching => {
  const kept = Object.entries(chosen ?? {}).filter(([, theirs]) => fields.some(({ name }) => name === theirs));
  return kept.length > 0 ? Object.fromEntries(kept) : proposeMatching(from.collection, fields, key);
};

function describeDestination(
  from: SendingFrom,
  { destination, place, chosen }: Awaited<ReturnType<typeof openForReading>>,
): Fields {
  const target = place.target();
  const { name } = sendServiceTable[from.service];
  return {
    service: from.service,
    name,
    ...(target !== undefined && { target }),
    targets: [...destination.places],
    ...(destination.addressed && { addressed: true }),
    fields: place.fields.map((field) => ({ name: field.name, label: field.label })),
    own: [...sentFields[from.collection]],
    matching: matchingFor(from, place, chosen?.matching),
    ...(place.key !== undefined && { key: 'email' }),
    ...(chosen && { remembered: true }),
  };
}

/** How records are sent to one destination, as it is now. */
export async function readDestination(
  context: Context,
  tenantId: string,
  { service, ...asked }: CollectionKey & { readonly service: string },
  target: string | undefined,
): Promise<Fields> {
  const from = { ...(await sentCollectionOf(context.db, tenantId, asked)), service: sendServiceNamed(service) };
  return describeDestination(from, await openForReading(context, tenantId, from, target));
}

/** Remembers where in a destination records go, and which fields. */
export async function matchFields(
  context: Context,
  tenantId: string,
  { service, ...asked }: CollectionKey & { readonly service: string },
  { target, matching }: MatchingRequest,
): Promise<Fields> {
  const from = { ...(await sentCollectionOf(context.db, tenantId, asked)), service: sendServiceNamed(service) };
  const opened = await openForReading(context, tenantId, from, target);
  const { place, key } = opened;
  const name = sendServiceTable[from.service].name;
  const known = new Set([...place.fields.map((field) => field.name), ...(place.key === undefined ? [] : [place.key])]);
  const unknown = Object.values(matching).filter((theirs) => !known.has(theirs));
  const own = new Set<string>(sentFields[from.collection].map((field) => field.name));
  if (unknown.length > 0 || Object.keys(matching).some((field) => !own.has(field)))
    throw invalid(`${name} has no field ${unknown.join(', ')} that can be written.`);
  if (place.key !== undefined && matching['email'] !== place.key)
    throw invalid('Choose where the e-mail address goes: records are recognised by it.');
  const chosen = { target: place.target(), matching };
  const at = context.clock().toISOString();
  await context.db.change(tenantId, async (trx) => {
    await writeChoice(trx, key, chosen, at);
    const before = { ...opened.chosen?.matching, target: opened.chosen?.target };
    const changes = auditChangesBetween(before, { ...matching, target: chosen.target });
    await writeAudit(trx, { tenantId, kind: 'records.matched', at, target: name, agentId: from.agent.id, changes });
  });
  return describeDestination(from, { ...opened, chosen });
}

function invalid(text: string): Refusal {
  return new Refusal('invalid', text, { fields: { matching: text } });
}

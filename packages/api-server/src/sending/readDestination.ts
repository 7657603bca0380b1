import { randomUUID } from 'node:crypto';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import {
  sendServices,
  sendServiceTable,
  sentFields,
  type Matching,
  type MatchingRequest,
} from '@switchboard/api-contract/records/send';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { RunFailure } from '../outside/RunFailure.ts';
import { auditChangesBetween, writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import { callerFor } from '../outside/Caller.ts';
import type { CollectionKey } from '../records/findCollection.ts';
import { Refusal } from '../platform/Refusal.ts';
import { proposeMatching } from './columnNames.ts';
import type { Destination, DestinationPlace } from './Destination.ts';
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
  place: Pick<DestinationPlace, 'fields' | 'keys'>,
  chosen: Matching | undefined,
): Matching => {
  const kept = Object.entries(chosen ?? {}).filter(([, theirs]) => place.fields.some(({ name }) => name === theirs));
  return kept.length > 0 ? Object.fromEntries(kept) : proposeMatching(from.collection, place);
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
    fields: place.fields.map(({ name: field, label, isNew }) => ({
      name: field,
      label: isNew ? `${label} (new column)` : label,
    })),
    own: [...sentFields[from.collection]],
    matching: matchingFor(from, place, chosen?.matching),
    ...(place.keys && { key: 'email', keys: [...place.keys] }),
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
  const known = new Set(place.fields.map((field) => field.name));
  const unknown = Object.values(matching).filter((theirs) => !known.has(theirs));
  const own = new Set<string>(sentFields[from.collection].map((field) => field.name));
  if (unknown.length > 0 || Object.keys(matching).some((field) => !own.has(field)))
    throw invalid(`${name} has no field ${unknown.join(', ')} that can be written.`);
  if (place.keys && !place.keys.includes(matching['email'] ?? ''))
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

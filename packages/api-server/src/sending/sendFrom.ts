import { sendServiceTable } from '@switchboard/api-contract/records/send';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { Caller } from '../outside/Caller.ts';
import { RunFailure } from '../outside/RunFailure.ts';
import { markUnchanged } from '../platform/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import { addActivity } from '../tenants/addActivity.ts';
import { addressKey, findRecords } from '../records/records.ts';
import type { RefusedRow, DestinationPlace, SentRow, Row } from './Destination.ts';
import { type ReachedService, openDestination, type SendingFrom, sendingKeyOf } from './openDestination.ts';
import type { RecordOf } from '../records/collections.ts';
import { matchingFor } from './readDestination.ts';
import { hostsOfSeveral, ownHostOf } from './ownHost.ts';
import { toRow } from './toRow.ts';
import { readChoice, readKnownIds, writeChoice, writeKnownId, type SendingKey } from './sendingRows.ts';
import { isUnrecognised, sendRows, uncertainRow, type BatchListener } from './sendRows.ts';

/** A record that can be sent. */
type Sendable = RecordOf<'leads' | 'contacts' | 'businesses'>;

/** Sending that continues after it was cut off. */
interface ResumedSending extends BatchListener {
  /** The ids of those whose sending had begun. */
  readonly begun: ReadonlySet<string>;
}

/** What became of rows, and of which of them a service did not take all. */
interface Sent {
  readonly outcomes: readonly SentRow[];
  readonly inPart?: readonly SentInPart[];
  readonly stopped?: RunFailure | undefined;
}

/** A record of which not all arrived, and what of it did not. */
interface SentInPart {
  readonly id: string;
  readonly note: Fact;
}

/** Sends records to where they go, with the fields that are remembered, and remembers what they are known as there. */
async function sendToDestination(
  context: Context,
  caller: Caller,
  from: SendingFrom,
  reached: ReachedService,
  records: readonly Sendable[],
  { begun = new Set(), beforeBatch, afterBatch }: Partial<ResumedSending> = {},
): Promise<Sent> {
  const { db } = context;
  const key = sendingKeyOf(from, reached.sandbox);
  const service = sendServiceTable[from.service].name;
  const chosen = await readChoice(db, key);
  let place: DestinationPlace;
  try {
    place = await (await openDestination(context, caller, from, reached)).open(chosen?.target);
  } catch (error) {
    if (!(error instanceof RunFailure)) throw error;
    return { outcomes: records.map(({ id }) => ({ id, error: error.reason, again: true })), stopped: error };
  }
  const matching = matchingFor(from, place, chosen?.matching);
  const keyField = matching['email'];
  if (place.keys && keyField === undefined) {
    const stopped = new RunFailure({ kind: 'addressFieldUnclear', args: { service } });
    return { outcomes: records.map(({ id }) => ({ id, error: stopped.reason, again: true })), stopped };
  }
  const known = await readKnownIds(
    db,
    key,
    whereKnown(place),
    records.map(({ id }) => id),
  );
  const domainOf = await domainsOf(db, from, records);
  const rows = records.map((record) =>
    toRow(record, matching, place, { knownAs: known.get(record.id), domain: domainOf(record) }),
  );
  const isCutOff = (row: Row): boolean => begun.has(row.id) && isUnrecognised(row);
  const sent = await sendRows(
    { mostAtOnce: place.mostAtOnce, send: (some) => place.send(some, keyField ?? '') },
    rows.filter((row) => !isCutOff(row)),
    {
      service,
      ...(beforeBatch && { beforeBatch }),
      afterBatch: async (some) => {
        await rememberIds(context, key, place, some, known);
        await afterBatch?.(some);
      },
    },
  );
  const target = place.target();
  if (!chosen || chosen.target !== target)
    await db.change(key.tenantId, (trx) => writeChoice(trx, key, { target, matching }, context.clock().toISOString()));
  const arrived = new Set(sent.outcomes.flatMap((one) => ('outcome' in one ? one.id : [])));
  const inPart = rows.flatMap(({ id, cut = [], leftOut = [] }): SentInPart[] =>
    arrived.has(id) && cut.length + leftOut.length > 0
      ? [{ id, note: { kind: 'sentInPart', args: { service, cut, leftOut } } }]
      : [],
  );
  return {
    ...sent,
    outcomes: [...sent.outcomes, ...rows.filter(isCutOff).map((row) => uncertainRow(service, row))],
    inPart,
  };
}

/** The domain by which a business is recognised: the host of its website, if no other record has that. */
async function domainsOf(
  db: Context['db'],
  { agent, collection }: SendingFrom,
  records: readonly Sendable[],
): Promise<(record: Sendable) => string | undefined> {
  if (collection !== 'businesses') return () => undefined;
  const hostOf = (record: Sendable) => ('website' in record ? ownHostOf(record.website) : undefined);
  const hosts = [...new Set(records.flatMap((record) => hostOf(record) ?? []))];
  const several = await hostsOfSeveral(db, { tenantId: agent.tenantId, agentId: agent.id, collection }, hosts);
  return (record) => {
    const host = hostOf(record);
    return host !== undefined && several.has(host) ? undefined : host;
  };
}

/** Where ids are remembered: in the place, or in an account that has only one. */
const whereKnown = (place: DestinationPlace): string => place.account ?? place.target() ?? '';

/** Remembers under which ids records are known. */
async function rememberIds(
  { db }: Context,
  key: SendingKey,
  place: DestinationPlace,
  outcomes: readonly SentRow[],
  known: ReadonlyMap<string, string>,
): Promise<void> {
  const changed = outcomes.flatMap((one) =>
    'outcome' in one && one.as && known.get(one.id) !== one.as ? [{ recordId: one.id, knownAs: one.as }] : [],
  );
  if (changed.length === 0) return;
  await db.change(key.tenantId, async (trx) => {
    for (const one of changed) await writeKnownId(trx, key, whereKnown(place), one);
  });
}

/** What became of records that were sent. `skipped`: as many had the address of another of them. */
export interface SendReport {
  readonly created: number;
  readonly updated: number;
  readonly skipped: number;
  readonly refused: readonly RefusedRow[];
  /** Those among the created and updated of which the service did not take all. */
  readonly inPart: readonly SentInPart[];
  /** Why the service took no more. */
  readonly stopped?: RunFailure | undefined;
}

/** Sends records of a collection. What is refused is told record by record. */
export async function sendFrom(
  context: Context,
  caller: Caller,
  from: SendingFrom,
  reached: ReachedService,
  wanted: readonly string[],
  resumed?: ResumedSending,
): Promise<SendReport> {
  const ids = [...new Set(wanted)];
  const { records, refused } = await splitSendable(context, from, reached, ids);
  const fresh = onePerAddress(records);
  const {
    outcomes,
    inPart = [],
    stopped,
  }: Sent = fresh.length === 0
    ? { outcomes: [] }
    : await sendToDestination(context, caller, from, reached, fresh, resumed);
  const count = (kind: 'created' | 'updated'): number =>
    outcomes.filter((one) => 'outcome' in one && one.outcome === kind).length;
  return {
    created: count('created'),
    updated: count('updated'),
    skipped: records.length - fresh.length,
    refused: [...refused, ...outcomes.flatMap((one) => ('error' in one ? [one] : []))],
    inPart,
    stopped,
  };
}

/** Writes into the activity and the audit log what was sent, if anything was. */
export async function auditSending({ db, clock }: Context, from: SendingFrom, report: SendReport): Promise<void> {
  const sent = report.created + report.updated;
  if (sent === 0) return markUnchanged();
  const { tenantId, id: agentId } = from.agent;
  const entry = { kind: 'exported', text: sentFact(from, report) } as const;
  const at = clock().toISOString();
  await db.change(tenantId, async (trx) => {
    await writeAudit(trx, {
      tenantId,
      kind: 'records.sent',
      at,
      target: sendServiceTable[from.service].name,
      agentId,
      changes: [{ field: from.collection, new: String(sent) }],
    });
    await addActivity(trx, { tenantId, agentId, at }, entry);
  });
}

/** What was sent, in numbers. */
export const sentFact = (
  { service, collection }: Pick<SendingFrom, 'service' | 'collection'>,
  { created, updated, skipped, refused }: Pick<SendReport, 'created' | 'updated' | 'skipped' | 'refused'>,
): Fact => ({
  kind: 'recordsSent',
  args: {
    service: sendServiceTable[service].name,
    collection,
    created,
    updated,
    ...(skipped > 0 && { skipped }),
    refused: refused.length,
  },
});

/** The records that may go there, and those that are gone, or that must not leave the sandbox. */
async function splitSendable(
  { db }: Context,
  { agent, collection, service }: SendingFrom,
  { sandbox }: ReachedService,
  ids: readonly string[],
): Promise<{ records: readonly Sendable[]; refused: readonly RefusedRow[] }> {
  const found: readonly Sendable[] = await findRecords(
    db,
    { tenantId: agent.tenantId, agentId: agent.id, collection },
    { ids },
  );
  const byId = new Map(found.map((record) => [record.id, record]));
  const records: Sendable[] = [];
  const refused: RefusedRow[] = [];
  for (const id of ids) {
    const record = byId.get(id);
    if (!record) refused.push({ id, error: { kind: 'recordGone', args: {} } });
    else if (record.sandbox && !sandbox)
      refused.push({ id, error: { kind: 'sandboxNotSent', args: { service: sendServiceTable[service].name } } });
    else records.push(record);
  }
  return { records, refused };
}

/** The first of those that have the same address. */
function onePerAddress(records: readonly Sendable[]): readonly Sendable[] {
  const seen = new Set<string>();
  return records.filter(({ email }) => {
    const key = addressKey(email);
    if (key === null) return true;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}

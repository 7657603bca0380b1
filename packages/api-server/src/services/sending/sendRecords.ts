import { randomUUID } from 'node:crypto';
import { sendServiceTable, type SendService } from '@switchboard/api-contract/records/send';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { Fact, FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import type { Caller } from '../../agents/callService.ts';
import { RunFailure } from '../../agents/Program.ts';
import type { Context } from '../../context.ts';
import { callerFor } from '../acting/callerFor.ts';
import { noteActivity } from '../activity/noteActivity.ts';
import type { Asked } from '../records/findCollection.ts';
import { addressKey, findRecords } from '../records/records.ts';
import type { OpenPlace, Outcome } from './Destination.ts';
import { mustReach, openDestination, type Reached } from './openSending.ts';
import { matchingFor, sentence } from './readDestination.ts';
import { rowOf } from './rowOf.ts';
import { keyOf, sentCollectionOf, type SendingFrom } from './sendingFrom.ts';
import { readChoice, readKnown, writeChoice, writeKnown, type SendingKey } from './sendingRows.ts';
import { sendRows } from './sendRows.ts';

type Refused = { readonly id: string; readonly error: FactOrExternalText };

/** What became of records that were sent. `skipped`: as many had the address of another of them. */
interface Report {
  readonly created: number;
  readonly updated: number;
  readonly skipped: number;
  readonly refused: readonly Refused[];
}

/** Sends records to a service, for a member. Refuses where nothing could be sent to it at all. */
export async function sendRecords(
  context: Context,
  tenantId: string,
  asked: Asked,
  { ids, service }: { readonly ids: readonly string[]; readonly service: SendService },
): Promise<AnswerOf<typeof endpoints.sendRecords>> {
  const from = { ...(await sentCollectionOf(context.db, tenantId, asked)), service };
  const reached = await mustReach(context, tenantId, service);
  const caller = callerFor({ tenantId, id: `send-${randomUUID()}`, sandbox: reached.sandbox });
  const report = await sendFrom(context, caller, from, reached, ids);
  return { ...report, refused: report.refused.map(({ id, error }) => ({ id, error: sentence(error) })) };
}

/** Sends records of a collection, and notes it in the activity. What is refused is told record by record. */
async function sendFrom(
  context: Context,
  caller: Caller,
  from: SendingFrom,
  reached: Reached,
  wanted: readonly string[],
): Promise<Report> {
  const { db, clock } = context;
  const { tenantId, id: agentId } = from.agent;
  const ids = [...new Set(wanted)];
  const { records, refused } = await sortOut(context, from, reached, ids);
  const fresh = onePerAddress(records);
  const outcomes = fresh.length === 0 ? [] : await deliver(context, caller, from, reached, fresh);
  const count = (kind: 'created' | 'updated'): number =>
    outcomes.filter((one) => 'outcome' in one && one.outcome === kind).length;
  const report = {
    created: count('created'),
    updated: count('updated'),
    skipped: records.length - fresh.length,
    refused: [...refused, ...outcomes.flatMap((one) => ('error' in one ? [one] : []))],
  };
  const at = clock().toISOString();
  const note = { kind: 'exported', text: sentFact(from, report) } as const;
  if (report.created + report.updated > 0)
    await db.change(tenantId, (trx) => noteActivity(trx, { tenantId, agentId, at }, note));
  return report;
}

/** What was sent, in numbers. */
const sentFact = ({ service, collection }: SendingFrom, { created, updated, refused }: Report): Fact => ({
  kind: 'recordsSent',
  args: { service: sendServiceTable[service].name, collection, created, updated, refused: refused.length },
});

type Sendable = Awaited<ReturnType<typeof findRecords<'leads' | 'contacts' | 'businesses'>>>[number];

/** The records that may go there, and those that are gone, or that must not leave the sandbox. */
async function sortOut(
  { db }: Context,
  { agent, collection, service }: SendingFrom,
  { sandbox }: Reached,
  ids: readonly string[],
): Promise<{ records: readonly Sendable[]; refused: readonly Refused[] }> {
  const found: readonly Sendable[] = await findRecords(
    db,
    { tenantId: agent.tenantId, agentId: agent.id, collection },
    { ids },
  );
  const byId = new Map(found.map((record) => [record.id, record]));
  const records: Sendable[] = [];
  const refused: Refused[] = [];
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

async function deliver(
  context: Context,
  caller: Caller,
  from: SendingFrom,
  reached: Reached,
  records: readonly Sendable[],
): Promise<readonly Outcome[]> {
  const { db } = context;
  const key = keyOf(from, reached.sandbox);
  const chosen = await readChoice(db, key);
  let place: OpenPlace;
  try {
    place = await (await openDestination(context, caller, from, reached)).open(chosen?.target);
  } catch (error) {
    if (!(error instanceof RunFailure)) throw error;
    return records.map(({ id }) => ({ id, error: error.reason }));
  }
  const matching = matchingFor(from, place, chosen?.matching);
  const known = await readKnown(
    db,
    key,
    place.target() ?? '',
    records.map(({ id }) => id),
  );
  const rows = records.map((record) => rowOf(record, matching, place, known.get(record.id)));
  const outcomes = await sendRows(place, rows, (some) => remember(context, key, place, some, known));
  const target = place.target();
  if (!chosen || chosen.target !== target)
    await db.change(key.tenantId, (trx) => writeChoice(trx, key, { target, matching }, context.clock().toISOString()));
  return outcomes;
}

/** Remembers under which ids records are known; one that was refused is looked for again the next time. */
async function remember(
  { db }: Context,
  key: SendingKey,
  place: OpenPlace,
  outcomes: readonly Outcome[],
  known: ReadonlyMap<string, string>,
): Promise<void> {
  const changed = outcomes.flatMap((one) => {
    const knownAs = 'outcome' in one && one.as ? one.as : undefined;
    return known.get(one.id) === knownAs ? [] : [{ recordId: one.id, knownAs }];
  });
  if (changed.length === 0) return;
  await db.change(key.tenantId, async (trx) => {
    for (const one of changed) await writeKnown(trx, key, place.target() ?? '', one);
  });
}

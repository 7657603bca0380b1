import { sendServiceTable } from '@switchboard/api-contract/records/send';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { Caller } from '../outside/Caller.ts';
import type { RunFailure } from '../outside/RunFailure.ts';
import { markUnchanged } from '../platform/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import { addActivity } from '../tenants/addActivity.ts';
import { addressKey, findRecords } from '../records/records.ts';
import { sendToDestination, type ResumedSending, type Sendable } from './sendToDestination.ts';
import type { RefusedRow } from './Destination.ts';
import type { ReachedService } from './openDestination.ts';
import type { SendingFrom } from './sendingFrom.ts';

/** What became of records that were sent. `skipped`: as many had the address of another of them. */
export interface SendReport {
  readonly created: number;
  readonly updated: number;
  readonly skipped: number;
  readonly refused: readonly RefusedRow[];
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
  const { records, refused } = await sortOut(context, from, reached, ids);
  const fresh = onePerAddress(records);
  const { outcomes, stopped } =
    fresh.length === 0
      ? { outcomes: [], stopped: undefined }
      : await sendToDestination(context, caller, from, reached, fresh, resumed);
  const count = (kind: 'created' | 'updated'): number =>
    outcomes.filter((one) => 'outcome' in one && one.outcome === kind).length;
  return {
    created: count('created'),
    updated: count('updated'),
    skipped: records.length - fresh.length,
    refused: [...refused, ...outcomes.flatMap((one) => ('error' in one ? [one] : []))],
    stopped,
  };
}

/** Notes in the activity and in the audit log what was sent, if anything was. */
export async function recordSending({ db, clock }: Context, from: SendingFrom, report: SendReport): Promise<void> {
  const sent = report.created + report.updated;
  if (sent === 0) return markUnchanged();
  const { tenantId, id: agentId } = from.agent;
  const note = { kind: 'exported', text: sentFact(from, report) } as const;
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
    await addActivity(trx, { tenantId, agentId, at }, note);
  });
}

/** What was sent, in numbers. */
export const sentFact = (
  { service, collection }: Pick<SendingFrom, 'service' | 'collection'>,
  { created, updated, skipped, refused }: Omit<SendReport, 'stopped'>,
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
async function sortOut(
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

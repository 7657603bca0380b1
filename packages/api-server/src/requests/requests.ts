import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { RequestState } from '@switchboard/api-contract/requests';
import { daysBefore, minuteMs, msBetween } from '@switchboard/api-contract/time';
import type { Selectable } from 'kysely';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Member } from '../platform/actor.ts';
import type { Context } from '../platform/Context.ts';
import { Refusal } from '../platform/Refusal.ts';
import type { StoreReader } from '../platform/store/Database.ts';
import type { SweepContext } from '../platform/sweepNightly.ts';
import type { ProgramRequestsTable } from './tables.ts';

export type RequestRow = Selectable<ProgramRequestsTable>;
type RequestAnswer = AnswerOf<typeof endpoints.programRequest>;

/** Longer than anything takes that a yes sets off: whoever was at it is gone. */
const longestMs = 10 * minuteMs;
const keptDays = 30;

/** How a request is at this moment. */
export function stateOf({ state, until, decidedAt }: RequestRow, now: Date): RequestState {
  if (state === 'waiting' && until <= now.toISOString()) return 'expired';
  return state === 'doing' && msBetween(decidedAt ?? until, now) > longestMs ? 'failed' : state;
}

/** A request of the organisation. */
export async function findRequest(db: StoreReader, { tenantId }: Pick<Member, 'tenantId'>, id: string) {
  const row = await db
    .selectFrom('programRequests')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('missing', 'There is no such request');
  return row;
}

/** A request as it is answered. */
export function describeRequest(row: RequestRow, now: Date): RequestAnswer {
  const { id, text, keyName: key, keyStart: start, owner, at, until, decidedBy, decidedAt, to } = row;
  const state = stateOf(row, now);
  const outcome = state === row.state ? row.outcome : interrupted[state];
  return {
    id,
    state,
    text,
    key,
    start,
    owner,
    at,
    until,
    ...(row.about !== null && { about: row.about }),
    ...(decidedBy !== null && decidedAt !== null && { decidedBy, decidedAt }),
    ...(outcome != null && { outcome }),
    ...(to !== null && { to }),
  };
}

const interrupted: Partial<Record<RequestState, string>> = {
  failed: 'The server stopped while it was at it. Look whether it was done before you ask again.',
};

/** A request that still waits, taken by a member who decides. Refuses whoever comes too late. */
export const decideRequest = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { tenantId, name }: Pick<Member, 'tenantId' | 'name'>,
  id: string,
  decided: 'doing' | 'discarded',
): Promise<RequestRow> =>
  db.change(tenantId, async (trx) => {
    const now = clock();
    const row = await findRequest(trx, { tenantId }, id);
    const state = stateOf(row, now);
    if (state !== 'waiting') throw new Refusal('conflict', tooLate(row, state));
    if (!(await isKeyThere(trx, row))) throw new Refusal('conflict', `The key ${row.keyName} was revoked`);
    const at = now.toISOString();
    const taken = { state: decided, decidedBy: name, decidedAt: at } as const;
    await trx.updateTable('programRequests').set(taken).where('tenantId', '=', tenantId).where('id', '=', id).execute();
    const kind = decided === 'doing' ? 'request.allowed' : 'request.discarded';
    await writeAudit(trx, { tenantId, kind, at, target: row.text });
    return { ...row, ...taken };
  });

/** Whether the key that asked was not revoked; it may have expired since. */
const isKeyThere = async (db: StoreReader, { tenantId, keyId }: RequestRow): Promise<boolean> =>
  (await db
    .selectFrom('programKeys')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('id', '=', keyId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst()) !== undefined;

function tooLate({ decidedBy }: RequestRow, state: RequestState): string {
  const who = decidedBy ?? 'Somebody';
  if (state === 'expired') return 'This has expired. Let the program ask again.';
  return state === 'discarded' ? `${who} has discarded this already` : `${who} has said yes to this already`;
}

/** Stores what came of a request. */
export async function endRequest(
  { db }: Pick<Context, 'db'>,
  { tenantId, id }: Pick<RequestRow, 'tenantId' | 'id'>,
  ended: Pick<RequestRow, 'outcome' | 'to' | 'runId'> & { readonly state: 'done' | 'failed' },
): Promise<void> {
  await db.change(tenantId, (trx) =>
    trx.updateTable('programRequests').set(ended).where('tenantId', '=', tenantId).where('id', '=', id).execute(),
  );
}

/** Removes requests that are old. */
export async function sweepRequests({ db, clock }: Pick<SweepContext, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('programRequests').where('at', '<', daysBefore(clock(), keptDays)).execute();
}

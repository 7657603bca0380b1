import { randomUUID } from 'node:crypto';
import type { AuditKind } from '@switchboard/api-contract/audit';
import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import { markUnchanged } from '../platform/actor.ts';
import type { Context } from '../platform/Context.ts';
import type { StoreWriter } from '../platform/store/Database.ts';
import { addActivity } from '../tenants/addActivity.ts';
import { findAgentRow, type AgentRow } from '../tenants/agentRows.ts';
import { auditRecord } from '../records/auditRecord.ts';
import type { CollectionName, RecordOf } from '../records/collections.ts';
import { findRecord, writeRecords } from '../records/records.ts';
import { Refusal } from '../platform/Refusal.ts';
import type { StoredAction, OutboundResult } from './OutboundAction.ts';
import { releaseAction, claimAction } from './claimAction.ts';
import { RunFailure } from '../outside/RunFailure.ts';
import { callerFor } from '../outside/Caller.ts';

/** What an action came to. */
type OutboundOutcome =
  | ({ readonly state: 'done' } & OutboundResult)
  | { readonly state: 'failed'; readonly outcome: FactOrExternalText };

/** Carries out an action that this server has claimed. A RunFailure becomes the outcome `failed`. */
export async function carryOutAction(
  context: Context,
  {
    agent,
    recordId,
    action: { kind, args },
    sandbox,
  }: { agent: AgentRow; recordId: string; action: StoredAction; sandbox: boolean },
): Promise<OutboundOutcome> {
  const { tenantId } = agent;
  const known = context.programOf(agent.listType).outboundActions?.find((action) => action.kind === kind);
  if (!known) return { state: 'failed', outcome: { kind: 'actUnknown', args: {} } };
  const remember = async (progress: unknown): Promise<void> => {
    await context.db
      .updateTable('acts')
      .set({ argsJson: JSON.stringify(progress) })
      .where('tenantId', '=', tenantId)
      .where('recordId', '=', recordId)
      .execute();
  };
  const caller = callerFor({ tenantId, id: recordId, sandbox });
  try {
    return { state: 'done', ...(await known.carryOut(context, { agent, recordId, args, caller, sandbox, remember })) };
  } catch (error) {
    if (error instanceof RunFailure) return { state: 'failed', outcome: error.reason };
    throw error;
  }
}

/** Collections whose records can have an outbound action. */
export type ActionCollection = Extract<CollectionName, 'proposals' | 'replies' | 'emails'>;

const names = { proposals: 'proposal', replies: 'reply', emails: 'email' } as const satisfies Record<
  ActionCollection,
  string
>;

/** Which record. `key`: the agent's id or slug. */
export interface ActionTarget {
  readonly tenantId: string;
  readonly key: string;
  readonly recordId: string;
}

/** How a record changes while its action is carried out, and afterwards. */
export interface ActionStages<C extends ActionCollection> {
  readonly collection: C;
  /** The kind of the audit line once it is done. */
  readonly kind: AuditKind;
  /** True where nothing is left to do. Throws a Refusal where the action can't be carried out. */
  readonly isOver: (record: RecordOf<C>) => boolean;
  readonly doing: (record: RecordOf<C>) => RecordOf<C>;
  /** A server stopped while it was doing it. */
  readonly interrupted: (record: RecordOf<C>) => RecordOf<C>;
  readonly settled: (record: RecordOf<C>, outcome: OutboundOutcome, at: string) => RecordOf<C>;
}

/** The agent's record with that id. Refuses an unknown one. */
export async function findActionRecord<C extends ActionCollection>(
  db: StoreWriter,
  { tenantId, key, recordId }: ActionTarget,
  collection: C,
) {
  const agent = await findAgentRow(db, tenantId, key);
  const record = await findRecord(db, { tenantId, agentId: agent.id, collection }, recordId);
  if (!record) throw new Refusal('missing', `${names[collection]} ${recordId} does not exist`);
  return { agent, record };
}

/** Writes a record in its new state, still marked as of the sandbox if it was. */
export const saveActionRecord = <C extends ActionCollection>(
  db: StoreWriter,
  { tenantId, id: agentId }: AgentRow,
  collection: C,
  record: RecordOf<C> & { sandbox?: boolean | null | undefined },
  at: string,
): Promise<void> =>
  writeRecords(db, { tenantId, agentId, collection, origin: { sandbox: record.sandbox === true } }, [
    { record, createdAt: at },
  ]);

/** Carries out the action of a record at most once: a later call returns what it came to. One server at a time does it. */
export async function carryOutOnce<C extends ActionCollection>(
  context: Context,
  target: ActionTarget,
  stages: ActionStages<C>,
): Promise<RecordOf<C>> {
  const { tenantId, recordId } = target;
  const leaseId = randomUUID();
  const { agent, record, action } = await claim(context, target, stages, leaseId);
  if (!action) {
    markUnchanged();
    return record;
  }
  const sandbox = (record as { sandbox?: boolean | null }).sandbox === true;
  const outcome = await carryOutAction(context, { agent, recordId, action, sandbox });
  const at = context.clock().toISOString();
  return context.db.change(tenantId, async (trx) => {
    const settled = stages.settled(record, outcome, at);
    if (!(await releaseAction(trx, { tenantId, recordId }, leaseId))) {
      markUnchanged();
      return settled;
    }
    await saveActionRecord(trx, agent, stages.collection, settled, at);
    if (outcome.state === 'done') {
      await outcome.write?.(trx, at);
      await auditRecord(trx, { tenantId, agentId: agent.id }, { kind: stages.kind, at, record });
    } else markUnchanged();
    const kind = outcome.state === 'done' ? 'completed' : 'failed';
    await addActivity(trx, { tenantId, agentId: agent.id, at }, { kind, text: outcome.outcome });
    const place = { tenantId, agentId: agent.id, collection: stages.collection };
    return (await findRecord(trx, place, recordId)) ?? settled;
  });
}

/** Claims it for this server; without an action if there is nothing left to do. */
async function claim<C extends ActionCollection>(
  { db, clock }: Context,
  target: ActionTarget,
  stages: ActionStages<C>,
  leaseId: string,
): Promise<{ agent: AgentRow; record: RecordOf<C>; action?: StoredAction }> {
  const now = clock();
  return db.change(target.tenantId, async (trx) => {
    const { agent, record } = await findActionRecord(trx, target, stages.collection);
    if (stages.isOver(record)) return { agent, record };
    const action = await claimAction(trx, target, { leaseId, now });
    if (action === 'none') throw new Refusal('conflict', 'There is nothing to do');
    if (action === 'busy') throw new Refusal('conflict', 'It is already in progress');
    const taken = action === 'interrupted' ? stages.interrupted(record) : stages.doing(record);
    await saveActionRecord(trx, agent, stages.collection, taken, now.toISOString());
    return { agent, record: taken, ...(action !== 'interrupted' && { action }) };
  });
}

import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { Origin } from '../outside/Caller.ts';
import type { StoreWriter } from '../platform/store/Database.ts';
import { writeRecords } from '../records/records.ts';
import type { StoredAction } from './OutboundAction.ts';

/** Something that an agent would do, and that needs a member's leave. The same `id` replaces what it proposed before. */
export interface NewProposal {
  readonly id: string;
  readonly text: Fact;
  /** Whom it reaches. */
  readonly target: string;
  readonly action: StoredAction;
}

/** Writes proposals of a run. Call it in the transaction that ends the run. */
export async function writeProposals(
  db: StoreWriter,
  {
    tenantId,
    agentId,
    runId,
    origin,
    at,
  }: { tenantId: string; agentId: string; runId: string; origin: Origin; at: string },
  proposals: readonly NewProposal[],
): Promise<void> {
  const records = proposals.map(({ id, text, target, action }) => ({
    record: { id, kind: action.kind, text, target, runId, state: 'waiting', createdAt: at },
    createdAt: at,
  }));
  await writeRecords(db, { tenantId, agentId, collection: 'proposals', origin }, records);
  for (const { id, action } of proposals) await writeAction(db, { tenantId, agentId, recordId: id }, action);
}

/** Stores what is done for a record, which must be there. `dueAt`: when it is done by itself. */
export async function writeAction(
  db: StoreWriter,
  { tenantId, agentId, recordId }: { tenantId: string; agentId: string; recordId: string },
  { kind, args }: StoredAction,
  dueAt?: string,
): Promise<void> {
  const body = {
    kind,
    argsJson: JSON.stringify(args),
    dueAt: dueAt ?? null,
    leaseId: null,
    leasedUntil: null,
  };
  await db
    .insertInto('acts')
    .values({ tenantId, agentId, recordId, ...body })
    .onConflict((conflict) => conflict.columns(['tenantId', 'recordId']).doUpdateSet(body))
    .execute();
}

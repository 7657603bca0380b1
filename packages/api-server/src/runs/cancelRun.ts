import { msBetween } from '@switchboard/api-contract/time';
import { isOpen, openStatuses } from '@switchboard/api-contract/runs/runStatus';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import { findAgentRow } from '../tenants/agentRows.ts';
import type { Member } from '../platform/actor.ts';
import { Refusal } from '../platform/Refusal.ts';
import { announceChange } from './changes.ts';
import { describeRun, readQueue, type RunAnswer, type RunRow } from './describeRun.ts';
import { findRun, refuseOtherAgents } from './readRun.ts';
import { callRunFollowers } from './RunFollower.ts';
import type { StoreWriter, StoreReader } from '../platform/store/Database.ts';
import { addActivity } from '../tenants/addActivity.ts';
import { toStoredFact } from '../platform/store/storedFact.ts';
import { countWritten } from './runSteps.ts';

/** The columns of a cancelled run. Its result says what it had written. */
export async function cancelledColumns(
  db: StoreReader,
  { tenantId, id, by }: { readonly tenantId: string; readonly id: string; readonly by: string | null },
) {
  const kept = await countWritten(db, { tenantId, id });
  const result: Fact = kept.length === 0 ? { kind: 'nothingKept', args: {} } : { kind: 'recordsKept', args: { kept } };
  return {
    status: 'cancelled',
    // Without a name it is the end of its workflow that cut it short.
    endedBy: by === null ? null : 'member',
    endedByName: by,
    result: toStoredFact(result),
    errorMessage: null,
    nextJson: JSON.stringify({ kind: 'retry' }),
    notBefore: null,
  } as const;
}

/** When, and the member who asked for it; null where the end of a workflow cuts its runs short. */
interface Cancellation {
  readonly at: string;
  readonly by: string | null;
}

/** Cancels a run: one that nobody works on ends at once, any other at its next step. Returns whether it has ended. */
export async function cancelOpenRun(trx: StoreWriter, run: RunRow, { at, by }: Cancellation): Promise<boolean> {
  const { tenantId, id, agentId, leaseId, startTime } = run;
  const change = trx.updateTable('executions').where('tenantId', '=', tenantId).where('id', '=', id);
  if (leaseId !== null) {
    await change.set({ cancelAskedAt: at, cancelAskedBy: by }).execute();
    return false;
  }
  await change
    .set({
      ...(await cancelledColumns(trx, { tenantId, id, by })),
      cancelAskedAt: at,
      cancelAskedBy: by,
      endTime: at,
      durationMs: startTime === null ? null : msBetween(startTime, at),
    })
    .execute();
  const text = { kind: 'runCancelled', args: by === null ? {} : { by } } as const;
  await addActivity(trx, { tenantId, agentId, at }, { kind: 'stopped', text });
  return true;
}

/** The runs of a workflow's steps that have not ended. */
export const readOpenStepRuns = (
  trx: StoreReader,
  { tenantId, id }: Pick<RunRow, 'tenantId' | 'id'>,
): Promise<RunRow[]> =>
  trx
    .selectFrom('executions')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('workflowId', '=', id)
    .where('id', '!=', id)
    .where('status', 'in', openStatuses)
    .execute();

/**
 * Cancels a run: one that nobody works on ends at once, any other at its next step; nothing is written after that. The
 * steps of a workflow are cancelled with it. Refuses a run that has ended.
 */
export async function cancelRun(
  context: Context,
  member: Pick<Member, 'tenantId' | 'name' | 'key'>,
  runId: string,
): Promise<RunAnswer> {
  const { tenantId, name } = member;
  const { db, clock, breakOff } = context;
  const at = clock().toISOString();
  const cancelled = await db.change(tenantId, async (trx) => {
    const run = await findRun(trx, tenantId, runId);
    refuseOtherAgents(member, run);
    if (!isOpen(run.status)) throw new Refusal('conflict', 'This run has ended already');
    const isWorkflow = run.workflowId === run.id;
    const { name: target } = await findAgentRow(trx, tenantId, run.agentId);
    const kind = isWorkflow ? 'workflow.cancelled' : 'run.cancelled';
    await writeAudit(trx, { tenantId, kind, at, target, agentId: run.agentId, runId });
    const steps = isWorkflow ? await readOpenStepRuns(trx, run) : [];
    for (const one of [run, ...steps]) {
      const ended = await cancelOpenRun(trx, one, { at, by: name });
      const { id, agentId, workflowId } = one;
      if (ended) await callRunFollowers(context, trx, { tenantId, id, agentId, workflowId, at, outcome: 'cancelled' });
    }
    return [...steps, run];
  });
  for (const { id, agentId } of cancelled) {
    breakOff(id);
    announceChange(db, tenantId, agentId);
  }
  const run = await findRun(db, tenantId, runId);
  return describeRun(run, await readQueue(db, tenantId, run.agentId));
}

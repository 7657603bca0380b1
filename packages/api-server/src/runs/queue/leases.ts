import { atWorkStatuses } from '@switchboard/api-contract/runs/runStatus';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { Database } from '../../platform/store/Database.ts';
import type { Context } from '../../platform/Context.ts';
import { readSavedResult } from '../savedResult.ts';
import { storedConfiguration, findOrchestrator } from '../../tenants/agentRows.ts';
import { runLimitsOf } from './claim.ts';
import { completedEnding, endAttempt } from './endAttempt.ts';

/** Why a run that was interrupted too often failed. */
const interrupted = { kind: 'serverStopped', args: {} } as const satisfies Fact;

/** Renews the leases that a worker holds and returns those that are still its own. The others were taken over. */
export async function renewLeases(db: Database, leaseIds: readonly string[], until: Date): Promise<Set<string>> {
  if (leaseIds.length === 0) return new Set();
  const rows = await db
    .updateTable('executions')
    .set({ leasedUntil: until.toISOString() })
    .where('leaseId', 'in', leaseIds)
    .where('status', 'in', atWorkStatuses)
    .returning('leaseId')
    .execute();
  return new Set(rows.flatMap(({ leaseId }) => leaseId ?? []));
}

/**
 * Recovers the runs of dead workers: each is queued again while it has retries left, otherwise it fails. Returns how
 * many there were.
 */
export async function recoverExpired(context: Context): Promise<number> {
  const { db } = context;
  const now = context.clock();
  const rows = await db
    .selectFrom('executions')
    .innerJoin('agents', (join) =>
      join.onRef('agents.tenantId', '=', 'executions.tenantId').onRef('agents.id', '=', 'executions.agentId'),
    )
    .selectAll('agents')
    .select(['executions.id as runId', 'executions.leaseId', 'executions.attempts', 'executions.workflowId'])
    .where('executions.status', 'in', atWorkStatuses)
    .where('executions.sample', '=', 0)
    .where('executions.leasedUntil', '<=', now.toISOString())
    .execute();
  for (const { runId, leaseId, attempts, workflowId, ...agent } of rows) {
    const isStep = workflowId !== null && workflowId !== runId;
    const { retries } = runLimitsOf(
      storedConfiguration(agent),
      isStep ? await findOrchestrator(db, agent.tenantId) : undefined,
    );
    const kept = attempts <= retries ? undefined : await readSavedResult(db, { tenantId: agent.tenantId, id: runId });
    const ending =
      attempts <= retries
        ? ({ kind: 'again', reason: interrupted, notBefore: now, serverDied: true } as const)
        : kept
          ? completedEnding(kept)
          : ({ kind: 'failed', reason: interrupted, next: { kind: 'retry' } } as const);
    await endAttempt(
      context,
      { tenantId: agent.tenantId, id: runId, agent, workflowId: workflowId ?? undefined, leaseId: leaseId ?? '' },
      ending,
    );
  }
  return rows.length;
}

/** Which of the runs under these leases a member has cancelled. */
export async function findCancelled(db: Database, leaseIds: readonly string[]): Promise<string[]> {
  if (leaseIds.length === 0) return [];
  const rows = await db
    .selectFrom('executions')
    .select('leaseId')
    .where('leaseId', 'in', leaseIds)
    .where('cancelAskedAt', 'is not', null)
    .execute();
  return rows.flatMap(({ leaseId }) => leaseId ?? []);
}

/** Ends every lease at once. For the start of a server with a database of its own: whoever held them is gone. */
export async function endAllLeases(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('executions')
    .set({ leasedUntil: now.toISOString() })
    .where('leaseId', 'is not', null)
    .where('status', 'in', atWorkStatuses)
    .execute();
}

/** When the next delayed run becomes due; undefined if none is delayed. */
export async function nextDelayedStart(db: Database, after: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('executions')
    .select((eb) => eb.fn.min('notBefore').as('at'))
    .where('status', '=', 'queued')
    .where('sample', '=', 0)
    .where('notBefore', '>', after.toISOString())
    .executeTakeFirst();
  return row?.at ? new Date(row.at) : undefined;
}

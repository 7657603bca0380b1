import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { Database } from '../store/Database.ts';
import { storedConfiguration } from '../services/agents/configureAgent.ts';
import { findOrchestrator } from './findOrchestrator.ts';
import { limitsOf } from './limitsOf.ts';
import { settle } from './settle.ts';

/** Why a run failed that was cut short too often. */
const interrupted = { kind: 'serverStopped', args: {} } as const satisfies Fact;

/** Lengthens the leases that a worker holds, and returns those that still hold; the others were taken from it. */
export async function renewLeases(db: Database, leaseIds: readonly string[], until: Date): Promise<Set<string>> {
  if (leaseIds.length === 0) return new Set();
  const rows = await db
    .updateTable('executions')
    .set({ leasedUntil: until.toISOString() })
    .where('leaseId', 'in', leaseIds)
    .where('status', '=', 'running')
    .returning('leaseId')
    .execute();
  return new Set(rows.flatMap(({ leaseId }) => leaseId ?? []));
}

/**
 * Takes back the runs whose worker died: each goes into the queue again while its retries last, else it failed. Returns
 * how many there were.
 */
export async function recoverExpired(db: Database, now: Date): Promise<number> {
  const rows = await db
    .selectFrom('executions')
    .innerJoin('agents', (join) =>
      join.onRef('agents.tenantId', '=', 'executions.tenantId').onRef('agents.id', '=', 'executions.agentId'),
    )
    .selectAll('agents')
    .select(['executions.id as runId', 'executions.leaseId', 'executions.attempts', 'executions.workflowId'])
    .where('executions.status', '=', 'running')
    .where('executions.sample', '=', 0)
    .where('executions.leasedUntil', '<=', now.toISOString())
    .execute();
  for (const { runId, leaseId, attempts, workflowId, ...agent } of rows) {
    const isStep = workflowId !== null && workflowId !== runId;
    const { retries } = limitsOf(
      storedConfiguration(agent),
      isStep ? await findOrchestrator(db, agent.tenantId) : undefined,
    );
    const ending =
      attempts <= retries
        ? ({ kind: 'again', reason: interrupted, notBefore: now } as const)
        : ({ kind: 'failed', reason: interrupted } as const);
    await settle(
      db,
      { tenantId: agent.tenantId, id: runId, agent, workflowId: workflowId ?? undefined, leaseId: leaseId ?? '' },
      ending,
      now,
    );
  }
  return rows.length;
}

/** Ends every lease at once. For the start of a server that has the database to itself: whoever held them is gone. */
export async function voidLeases(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('executions')
    .set({ leasedUntil: now.toISOString() })
    .where('leaseId', 'is not', null)
    .where('status', '=', 'running')
    .execute();
}

/** The next moment at which a queued run may be begun; undefined when none waits for one. */
export async function nextMoment(db: Database, after: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('executions')
    .select((eb) => eb.fn.min('notBefore').as('at'))
    .where('status', '=', 'queued')
    .where('sample', '=', 0)
    .where('notBefore', '>', after.toISOString())
    .executeTakeFirst();
  return row?.at ? new Date(row.at) : undefined;
}

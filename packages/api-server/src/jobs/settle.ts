import type { Database } from '../store/Database.ts';
import type { Writing } from '../agents/Program.ts';
import type { ActivityNote } from '@switchboard/api-contract/agents/page';
import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import { toStoredFact } from '../store/storedFact.ts';
import { noteActivity } from '../services/activity/noteActivity.ts';
import { advanceWorkflow } from '../services/workflows/advanceWorkflow.ts';

/** How an attempt at a run ended. */
export type Ending =
  | {
      readonly kind: 'completed';
      readonly result: FactOrExternalText;
      readonly activity: ActivityNote;
      readonly write?: (db: Writing, at: string) => Promise<void>;
    }
  | {
      readonly kind: 'waiting';
      readonly activity: ActivityNote;
      readonly write: (db: Writing, at: string) => Promise<void>;
    }
  | { readonly kind: 'failed'; readonly reason: FactOrExternalText }
  /** Will be tried again later. */
  | { readonly kind: 'again'; readonly reason: FactOrExternalText; readonly notBefore: Date }
  /** Returns to the queue as if it had never started. */
  | { readonly kind: 'returned' };

/** Which attempt at which run. */
export interface Leased {
  readonly tenantId: string;
  readonly id: string;
  readonly agent: { readonly id: string };
  readonly workflowId: string | undefined;
  readonly leaseId: string;
}

const free = { leaseId: null, leasedUntil: null } as const;

/**
 * Writes how an attempt ended, with all its results, in one transaction. Returns false, and writes nothing, if the
 * lease was lost.
 */
export async function settle(
  db: Database,
  { tenantId, id, agent, workflowId, leaseId }: Leased,
  ending: Ending,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  return db.change(tenantId, async (trx) => {
    const run = await trx
      .selectFrom('executions')
      .select(['startTime', 'attempts'])
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .where('leaseId', '=', leaseId)
      .where('status', '=', 'running')
      .executeTakeFirst();
    if (!run) return false;
    const ended = { endTime: at, durationMs: Math.max(0, now.getTime() - Date.parse(run.startTime ?? at)) };
    const changes = {
      completed: () => ({
        status: 'completed' as const,
        result: ending.kind === 'completed' ? toStoredFact(ending.result) : null,
        ...ended,
      }),
      waiting: () => ({}),
      failed: () => ({
        status: 'failed' as const,
        errorMessage: ending.kind === 'failed' ? toStoredFact(ending.reason) : null,
        ...ended,
      }),
      again: () => ({
        status: 'queued' as const,
        startTime: null,
        ...(ending.kind === 'again'
          ? { notBefore: ending.notBefore.toISOString(), errorMessage: toStoredFact(ending.reason) }
          : {}),
      }),
      returned: () => ({ status: 'queued' as const, startTime: null, attempts: run.attempts - 1 }),
    }[ending.kind]();
    await trx
      .updateTable('executions')
      .set({ ...free, ...changes })
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .where('leaseId', '=', leaseId)
      .execute();
    if ('write' in ending) await ending.write?.(trx, at);
    const note =
      ending.kind === 'failed'
        ? { kind: 'failed' as const, text: ending.reason }
        : 'activity' in ending
          ? ending.activity
          : undefined;
    if (note) await noteActivity(trx, { tenantId, agentId: agent.id, at }, note);
    if (workflowId !== undefined && (ending.kind === 'completed' || ending.kind === 'failed'))
      await advanceWorkflow(trx, { tenantId, workflowId, at });
    return true;
  });
}

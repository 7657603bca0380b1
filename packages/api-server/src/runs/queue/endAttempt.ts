import { msBetween } from '@switchboard/api-contract/time';
import { atWorkStatuses } from '@switchboard/api-contract/runs/runStatus';
import type { RunResult } from '../Run.ts';
import type { RunEnding } from '@switchboard/api-contract/runs/run';
import type { ActivityEntry } from '@switchboard/api-contract/agents/agentPage';
import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import { cancelledColumns } from '../cancelRun.ts';
import type { Remedy } from '../../outside/RunFailure.ts';
import type { NewStep } from '../../outside/Caller.ts';
import { announceChange } from '../changes.ts';
import { callRunFollowers } from '../RunFollower.ts';
import { startedOverStep, writeSteps } from '../runSteps.ts';
import type { Unwritten } from '../StoredRunLog.ts';
import { addActivity } from '../../tenants/addActivity.ts';
import type { Context } from '../../platform/Context.ts';
import type { StoreWriter } from '../../platform/store/Database.ts';
import { toStoredFact } from '../../platform/store/storedFact.ts';

/** How an attempt at a run ended. */
export type AttemptEnding =
  | {
      readonly kind: 'completed';
      readonly result: FactOrExternalText;
      readonly activity: ActivityEntry;
      readonly write?: (db: StoreWriter, at: string) => Promise<void>;
      readonly writtenStep?: NewStep;
      readonly endedBy?: RunEnding;
      readonly next?: Remedy;
    }
  /** The run goes on without a worker (`RunWaiting`), such as a workflow that waits for its steps. */
  | {
      readonly kind: 'waiting';
      readonly activity: ActivityEntry;
      readonly write: (db: StoreWriter, at: string) => Promise<void>;
    }
  | {
      readonly kind: 'failed';
      readonly reason: FactOrExternalText;
      readonly next: Remedy;
      readonly endedBy?: RunEnding | undefined;
    }
  /** Will be tried again later. */
  | {
      readonly kind: 'again';
      readonly reason: FactOrExternalText;
      readonly notBefore: Date;
      /** The server died, and whatever it had not written is lost. */
      readonly serverDied?: true;
    }
  /** Returns to the queue as if it had never started. */
  | { readonly kind: 'returned' }
  | { readonly kind: 'cancelled' };

/** The ending of a run whose program came to its end. */
export function completedEnding({
  result,
  activity = { kind: 'completed', text: result },
  ...rest
}: RunResult): AttemptEnding & { kind: 'completed' } {
  return { kind: 'completed', result, activity, ...rest };
}

/** Which attempt at which run. */
export interface LeasedRun {
  readonly tenantId: string;
  readonly id: string;
  readonly agent: { readonly id: string };
  readonly workflowId: string | undefined;
  readonly leaseId: string;
}

const noLease = { leaseId: null, leasedUntil: null } as const;

/** What each ending changes in the row of the run, besides its lease. */
function changesOf(ending: Exclude<AttemptEnding, { kind: 'cancelled' }>, attempts: number) {
  if (ending.kind === 'waiting') return {};
  if (ending.kind === 'completed')
    return {
      status: 'completed',
      result: toStoredFact(ending.result),
      endedBy: ending.endedBy ?? null,
      nextJson: ending.next ? JSON.stringify(ending.next) : null,
    } as const;
  if (ending.kind === 'failed')
    return {
      status: 'failed',
      errorMessage: toStoredFact(ending.reason),
      endedBy: ending.endedBy ?? null,
      nextJson: JSON.stringify(ending.next),
    } as const;
  const queued = { status: 'queued', startTime: null, progressJson: null } as const;
  return ending.kind === 'returned'
    ? { ...queued, attempts: attempts - 1 }
    : { ...queued, notBefore: ending.notBefore.toISOString(), errorMessage: toStoredFact(ending.reason) };
}

/**
 * Writes how an attempt ended, with all its results and the steps in `unwritten`, in one transaction. Returns false,
 * and writes nothing, if the lease was lost. A run for which Cancel was asked is cancelled, however it ended: its
 * results are not written.
 */
export async function endAttempt(
  context: Context,
  leased: LeasedRun,
  attempted: AttemptEnding,
  unwritten?: Unwritten,
): Promise<boolean> {
  const { tenantId, id, agent, workflowId = null, leaseId } = leased;
  const now = context.clock();
  const at = now.toISOString();
  const isWritten = await context.db.change(tenantId, async (trx) => {
    const run = await trx
      .selectFrom('executions')
      .select(['startTime', 'attempts', 'cancelAskedAt', 'cancelAskedBy', 'outcomeJson', 'steps'])
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .where('leaseId', '=', leaseId)
      .where('status', 'in', atWorkStatuses)
      .executeTakeFirst();
    if (!run) return false;
    const ending: AttemptEnding = run.cancelAskedAt === null ? attempted : { kind: 'cancelled' };
    const { kind } = ending;
    const { steps: left, position } = unwritten ?? { steps: [], position: run.steps };
    // With a saved result, only what follows the program is done again.
    const startsOver = (kind === 'returned' || 'serverDied' in ending) && run.outcomeJson === null;
    const last =
      'writtenStep' in ending
        ? ending.writtenStep
        : startsOver
          ? await startedOverStep(trx, { tenantId, id }, { since: run.startTime ?? at, left })
          : undefined;
    const steps = [...left, ...(last ? [{ ...last, at }] : [])];
    if (steps.length > 0) await writeSteps(trx, { tenantId, id }, { steps, position });
    const hasEnded = kind === 'completed' || kind === 'failed' || kind === 'cancelled';
    await trx
      .updateTable('executions')
      .set({
        ...noLease,
        ...(kind === 'cancelled'
          ? await cancelledColumns(trx, { tenantId, id, by: run.cancelAskedBy })
          : changesOf(ending, run.attempts)),
        ...(hasEnded && {
          // Kept for another attempt (`saveResult`), and there will be none.
          outcomeJson: null,
          endTime: at,
          durationMs: msBetween(run.startTime ?? at, at),
        }),
      })
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .where('leaseId', '=', leaseId)
      .execute();
    if ('write' in ending) await ending.write?.(trx, at);
    const entry = activityOf(ending);
    if (entry) await addActivity(trx, { tenantId, agentId: agent.id, at }, entry);
    if (hasEnded)
      await callRunFollowers(context, trx, {
        ...ending,
        outcome: kind,
        tenantId,
        id,
        agentId: agent.id,
        workflowId,
        at,
      });
    return true;
  });
  if (isWritten) announceChange(context.db, tenantId, agent.id);
  return isWritten;
}

function activityOf(ending: AttemptEnding): ActivityEntry | undefined {
  if (ending.kind === 'cancelled') return { kind: 'stopped', text: { kind: 'runCancelled', args: {} } };
  if (ending.kind === 'failed') return { kind: 'failed', text: ending.reason };
  return 'activity' in ending ? ending.activity : undefined;
}

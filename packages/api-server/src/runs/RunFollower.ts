import type { ActivityEntry } from '@switchboard/api-contract/agents/agentPage';
import type { FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import type { Remedy } from '../outside/RunFailure.ts';
import type { Context } from '../platform/Context.ts';
import { afterCommit, type StoreWriter } from '../platform/store/Database.ts';
import type { Run } from './Run.ts';
import type { RunOutcome } from '@switchboard/api-contract/runs/runStatus';

/** A run that has ended. */
export interface EndedRun {
  readonly tenantId: string;
  readonly id: string;
  readonly agentId: string;
  /** The workflow that it belongs to; its own id for the run of the orchestrator. */
  readonly workflowId: string | null;
  readonly at: string;
  readonly outcome: RunOutcome;
  /** Why it failed. */
  readonly reason?: FactOrExternalText;
  /** What it completed with. */
  readonly activity?: ActivityEntry;
}

/** What another domain does when a run has come to its end. */
export interface RunFollower {
  /** Called in the transaction that ends the run. */
  readonly onEnded?: (context: Context, trx: StoreWriter, run: EndedRun) => Promise<void>;
  /**
   * What is to be done, one by one, with the records that a run found before it ends. Each returns what a member can do
   * where that went wrong.
   */
  readonly followUps?: (context: Context, run: Run) => readonly (() => Promise<Remedy | undefined>)[];
}

declare module '../platform/Context.ts' {
  interface Context {
    readonly runFollowers: readonly RunFollower[];
  }
}

declare module '../tenants/Program.ts' {
  interface Program {
    /** What it does when a run has ended, whichever agent's. */
    readonly follower?: RunFollower;
  }
}

/** Counts a run that has ended and calls those who follow runs. Call it in the transaction that ends it. */
export async function callRunFollowers(context: Context, trx: StoreWriter, run: EndedRun): Promise<void> {
  countEnded(context, trx, run);
  for (const { onEnded } of context.runFollowers) await onEnded?.(context, trx, run);
}

/** Counts a run among those that ended, once that is committed. */
export function countEnded(
  { metrics }: Pick<Context, 'metrics'>,
  trx: StoreWriter,
  { agentId, outcome }: Pick<EndedRun, 'agentId' | 'outcome'>,
): void {
  if (metrics) afterCommit(trx, () => metrics.countRun(agentId, outcome));
}

import { isOpen } from '@switchboard/api-contract/runs/runStatus';
import type { Context } from '../platform/Context.ts';
import type { Member } from '../platform/Member.ts';
import { Refusal } from '../platform/Refusal.ts';
import type { RunAnswer } from '../runs/describeRun.ts';
import { findRun } from '../runs/findRun.ts';
import { readInput } from '../runs/RunInput.ts';
import { startRun } from '../runs/startRun.ts';
import { retryWorkflow } from './retryWorkflow.ts';

/**
 * Starts a new run with the input of one that has ended, or its workflow again. Refuses one that has not, and whatever
 * `startRun` refuses.
 */
export async function retryRun(
  context: Context,
  { tenantId, name }: Pick<Member, 'tenantId' | 'name'>,
  runId: string,
): Promise<RunAnswer> {
  const run = await findRun(context.db, tenantId, runId);
  if (isOpen(run.status)) throw new Refusal('conflict', 'This run has not ended yet');
  const beginning = { trigger: 'retry', startedBy: name } as const;
  if (run.workflowId === run.id) return retryWorkflow(context, run, beginning);
  const { task: input, followUpOf } = readInput(run.inputJson);
  return startRun(context, tenantId, { key: run.agentId, input, followUpOf, retryOf: run.id, ...beginning });
}

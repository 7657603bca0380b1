import { isOpen } from '@switchboard/api-contract/runs/runStatus';
import { randomUUID } from 'node:crypto';
import type { Context } from '../platform/Context.ts';
import { markUnchanged, type Member } from '../platform/actor.ts';
import { writeSandboxMark } from '../outside/Caller.ts';
import { Refusal } from '../platform/Refusal.ts';
import { type RunAnswer, describeRun, readQueue, type RunRow } from '../runs/describeRun.ts';
import { findRun, refuseOtherAgents } from '../runs/readRun.ts';
import { readInput } from '../runs/RunInput.ts';
import { startRun } from '../runs/startRun.ts';
import { addActivity } from '../tenants/addActivity.ts';
import { findAgentRow } from '../tenants/agentRows.ts';
import { findRecord, writeRecords } from '../records/records.ts';
import type { RecordOf } from '../records/collections.ts';
import type { StoreReader } from '../platform/store/Database.ts';
import { readWorkflowRuns, stepsOf } from './workflowRuns.ts';
import { addRun, findOpenRetry, refuseTooManyRuns, startOf, type RunStart } from '../runs/addRun.ts';
import { refuseUnready } from '../runs/readiness.ts';

/**
 * Starts a workflow that has ended once more, as a workflow of its own: from the steps that failed or never ran, or
 * from the first if all were completed.
 */
async function retryWorkflow(
  context: Context,
  { tenantId, agentId, id: retryOf }: Pick<RunRow, 'tenantId' | 'agentId' | 'id'>,
  start: RunStart,
): Promise<RunAnswer> {
  const { db, clock, wake } = context;
  const place = { tenantId, agentId, collection: 'workflows' } as const;
  const agent = await findAgentRow(db, tenantId, agentId);
  await refuseUnready(context, agent);
  const run = await db.change(tenantId, async (trx) => {
    const already = await findOpenRetry(trx, tenantId, retryOf);
    if (already) {
      markUnchanged();
      return already;
    }
    await refuseTooManyRuns(trx, agent);
    const ended = await findRecord(trx, place, retryOf);
    if (!ended) throw new Refusal('missing', 'The workflow of this run no longer exists');
    const id = `workflow-${randomUUID()}`;
    const at = clock().toISOString();
    const { steps, isFromSandbox } = await stepsToRetry(trx, tenantId, ended);
    await writeRecords(trx, place, [{ record: { ...ended, id, steps }, createdAt: at }]);
    await addActivity(
      trx,
      { tenantId, agentId, at },
      { kind: 'created', text: { kind: 'workflowAdded', args: { name: ended.name } } },
    );
    const added = await addRun(context, trx, agent, { id, at, workflowId: id, retryOf, ...start });
    if (!isFromSandbox) return added;
    await writeSandboxMark(trx, { tenantId, id });
    return { ...added, sandbox: 1 };
  });
  wake();
  return describeRun(run, await readQueue(db, tenantId, agentId));
}

/** The steps of a workflow that has ended, as those of its next try, and whether it takes over one from the sandbox. */
async function stepsToRetry(
  db: StoreReader,
  tenantId: string,
  ended: RecordOf<'workflows'>,
): Promise<{ readonly steps: RecordOf<'workflows'>['steps']; readonly isFromSandbox: boolean }> {
  const runs = stepsOf(ended, await readWorkflowRuns(db, tenantId, [ended])).map(({ run }) => run);
  const all = runs.every((run) => run?.status === 'completed');
  const done = runs.map((run) => (!all && run?.status === 'completed' ? run : undefined));
  return {
    steps: ended.steps.map((step, index) => ({ ...step, doneBy: done[index]?.id })),
    isFromSandbox: done.some((run) => run?.sandbox === 1),
  };
}

/**
 * Starts a new run with the input of one that has ended, or its workflow again. Refuses one that has not, and whatever
 * `startRun` refuses.
 */
export async function retryRun(
  context: Context,
  member: Pick<Member, 'tenantId' | 'name' | 'key'>,
  runId: string,
): Promise<RunAnswer> {
  const { tenantId } = member;
  const run = await findRun(context.db, tenantId, runId);
  refuseOtherAgents(member, run);
  if (isOpen(run.status)) throw new Refusal('conflict', 'This run has not ended yet');
  const start = startOf(member, 'retry');
  if (run.workflowId === run.id) return retryWorkflow(context, run, start);
  const { task: input, followUpOf } = readInput(run.inputJson);
  return startRun(context, tenantId, { key: run.agentId, input, followUpOf, retryOf: run.id, ...start });
}

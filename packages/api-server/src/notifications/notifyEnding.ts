import { addresses } from '@switchboard/api-contract/runs/addresses';
import { isFact, type FactOrText } from '@switchboard/api-contract/words/factOrText';
import type { Notice } from '@switchboard/api-contract/words/notices';
import type { Fact, FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import { findAgentRow } from '../tenants/agentRows.ts';
import type { StoreWriter } from '../platform/store/Database.ts';
import type { EndedRun, RunFollower } from '../runs/RunFollower.ts';
import { addNotice } from './addNotice.ts';

type Ended = Omit<EndedRun, 'workflowId'>;

/** Puts a notice that a run failed into the outbox. */
export const notifyRunFailure: RunFollower = {
  onEnded: async (_, db, run) => {
    if (run.reason !== undefined) await addFailureNotice(db, run, run.reason);
  },
};

async function addFailureNotice(db: StoreWriter, { tenantId, id, agentId, at }: Ended, reason: FactOrExternalText) {
  const { name } = await findAgentRow(db, tenantId, agentId);
  const inner = withoutExternalText(reason);
  await addNotice(db, {
    tenantId,
    kind: 'run-failed',
    cause: ['run-failed', agentId, ...causeOf(reason)].join(' '),
    notice: { kind: 'runFailedFor', args: { agent: name, ...(inner !== undefined && { reason: inner }) } },
    path: addresses.run(agentId, id),
    at,
  });
}

/** Puts a notice that a workflow completed or failed into the outbox. Nobody is notified of a cancelled one. */
export async function notifyWorkflowEnd(
  db: StoreWriter,
  { tenantId, id, agentId, at }: Ended,
  { name, reason }: { readonly name: string; readonly reason: FactOrExternalText | undefined },
): Promise<void> {
  const inner = reason === undefined ? undefined : withoutExternalText(reason);
  const notice: Notice | Fact =
    reason === undefined
      ? { kind: 'workflowCompleted', args: { name } }
      : { kind: 'workflowFailed', args: { name, ...(inner !== undefined && { reason: inner }) } };
  const path = addresses.run(agentId, id);
  await addNotice(db, { tenantId, kind: 'workflow-ended', cause: `workflow-ended ${id}`, notice, path, at });
}

/** A reason without what came from outside: that could hold anything, such as words of a mail. */
function withoutExternalText(reason: FactOrText): FactOrText | undefined {
  if (typeof reason === 'string') return undefined;
  const { reason: nested, ...args } = reason.args;
  const inner = isFact(nested) ? withoutExternalText(nested) : undefined;
  return { kind: reason.kind, args: { ...args, ...(inner !== undefined && { reason: inner }) } };
}

/** What is the same cause: the innermost reason, and the service that it names. */
function causeOf(reason: FactOrText): string[] {
  if (typeof reason === 'string') return [];
  const { reason: nested, service } = reason.args;
  if (isFact(nested)) return causeOf(nested);
  return [reason.kind, ...(typeof service === 'string' ? [service] : [])];
}

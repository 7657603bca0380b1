import { addresses } from '@switchboard/api-contract/runs/addresses';
import { isFact, type FactOrText } from '@switchboard/api-contract/words/factOrText';
import type { Notice } from '@switchboard/api-contract/words/notices';
import type { Fact, FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import { findAgentRow } from '../tenants/agentRows.ts';
import type { StoreWriter } from '../platform/store/Database.ts';
import type { EndedRun, RunFollower } from '../runs/RunFollower.ts';
import { addNotice } from './addNotice.ts';

type Ended = Omit<EndedRun, 'workflowId'>;

/** Tells that a run failed. */
export const notifyRunFailure: RunFollower = {
  onEnded: async (_, db, run) => {
    if (run.reason !== undefined) await tellFailure(db, run, run.reason);
  },
};

async function tellFailure(db: StoreWriter, { tenantId, id, agentId, at }: Ended, reason: FactOrExternalText) {
  const { name } = await findAgentRow(db, tenantId, agentId);
  const said = tellable(reason);
  await addNotice(db, {
    tenantId,
    kind: 'run-failed',
    cause: ['run-failed', agentId, ...causeOf(reason)].join(' '),
    notice: { kind: 'runFailedFor', args: { agent: name, ...(said !== undefined && { reason: said }) } },
    path: addresses.run(agentId, id),
    at,
  });
}

/** Tells that a workflow completed, or failed. One that a member cancelled is no news. */
export async function notifyWorkflowEnd(
  db: StoreWriter,
  { tenantId, id, agentId, at }: Ended,
  { name, reason }: { readonly name: string; readonly reason: FactOrExternalText | undefined },
): Promise<void> {
  const said = reason === undefined ? undefined : tellable(reason);
  const notice: Notice | Fact =
    reason === undefined
      ? { kind: 'workflowCompleted', args: { name } }
      : { kind: 'workflowFailed', args: { name, ...(said !== undefined && { reason: said }) } };
  const path = addresses.run(agentId, id);
  await addNotice(db, { tenantId, kind: 'workflow-ended', cause: `workflow-ended ${id}`, notice, path, at });
}

/** A reason without what came from outside: that could hold anything, such as words of a mail. */
function tellable(reason: FactOrText): FactOrText | undefined {
  if (typeof reason === 'string') return undefined;
  const { reason: nested, ...args } = reason.args;
  const said = isFact(nested) ? tellable(nested) : undefined;
  return { kind: reason.kind, args: { ...args, ...(said !== undefined && { reason: said }) } };
}

/** What is the same cause: the innermost reason, and the service that it names. */
function causeOf(reason: FactOrText): string[] {
  if (typeof reason === 'string') return [];
  const { reason: nested, service } = reason.args;
  if (isFact(nested)) return causeOf(nested);
  return [reason.kind, ...(typeof service === 'string' ? [service] : [])];
}

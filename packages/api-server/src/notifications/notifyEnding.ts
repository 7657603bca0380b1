import { addresses } from '@switchboard/api-contract/runs/addresses';
import { completedStatuses } from '@switchboard/api-contract/runs/runStatus';
import { isFact, type FactOrText } from '@switchboard/api-contract/words/factOrText';
import type { Notice } from '@switchboard/api-contract/words/notices';
import type { Fact, FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import { findAgentRow } from '../tenants/agentRows.ts';
import type { StoreWriter } from '../platform/store/Database.ts';
import type { EndedRun, RunFollower } from '../runs/RunFollower.ts';
import { addNotice } from './addNotice.ts';

type Ended = Omit<EndedRun, 'workflowId' | 'outcome'>;

/** Puts a notice into the outbox that a run failed, or that the agent works again where a failure was told. */
export const notifyRunFailure: RunFollower = {
  onEnded: async (_, db, run) => {
    if (run.reason !== undefined) await addFailureNotice(db, run, run.reason);
    else if (run.workflowId !== run.id && (await isCompleted(db, run))) await endFailures(db, run);
  },
};

const isCompleted = async (db: StoreWriter, { tenantId, id }: Ended): Promise<boolean> =>
  (await db
    .selectFrom('executions')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .where('status', 'in', completedStatuses)
    .executeTakeFirst()) !== undefined;

const failuresOf = (agentId: string): string => ['run-failed', agentId].join(' ');
const recoveryOf = (agentId: string): string => ['works-again', agentId].join(' ');

/**
 * An agent completed a run, so its failures are over: what of them still waits is not sent, and channels that were told
 * of one are told that it works again, once.
 */
async function endFailures(db: StoreWriter, { tenantId, id, agentId, at }: Ended): Promise<void> {
  const rows = await db
    .selectFrom('notices')
    .select(['id', 'channelId', 'cause', 'settledAt', 'failureJson', 'leaseId'])
    .where('tenantId', '=', tenantId)
    .where('kind', '=', 'run-failed')
    .orderBy('id')
    .execute();
  const ofAgent = rows.filter(
    ({ cause }) => cause === recoveryOf(agentId) || `${cause} `.startsWith(`${failuresOf(agentId)} `),
  );
  const waiting = ofAgent.filter(({ settledAt, leaseId }) => settledAt === null && leaseId === null);
  if (waiting.length > 0)
    await db
      .deleteFrom('notices')
      .where('tenantId', '=', tenantId)
      .where(
        'id',
        'in',
        waiting.map((one) => one.id),
      )
      .execute();
  const told = ofAgent.filter((row) => !waiting.includes(row) && row.failureJson === null);
  const last = new Map(told.map(({ channelId, cause }) => [channelId, cause]));
  const failing = new Set(
    [...last].flatMap(([channelId, cause]) => (cause === recoveryOf(agentId) ? [] : [channelId])),
  );
  if (failing.size === 0) return;
  const { name } = await findAgentRow(db, tenantId, agentId);
  await addNotice(
    db,
    {
      tenantId,
      kind: 'run-failed',
      cause: recoveryOf(agentId),
      notice: { kind: 'worksAgain', args: { agent: name } },
      path: addresses.run(agentId, id),
      at,
    },
    (channel) => failing.has(channel.id) && channel.kinds.includes('run-failed'),
  );
}

async function addFailureNotice(db: StoreWriter, { tenantId, id, agentId, at }: Ended, reason: FactOrExternalText) {
  const { name } = await findAgentRow(db, tenantId, agentId);
  const inner = withoutExternalText(reason);
  await addNotice(db, {
    tenantId,
    kind: 'run-failed',
    cause: [failuresOf(agentId), ...causeOf(reason)].join(' '),
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

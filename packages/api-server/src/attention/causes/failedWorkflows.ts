import { failedStatuses } from '@switchboard/api-contract/runs/runStatus';
import { cut } from '@switchboard/api-contract/text';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { readStoredFact, type StoredFact } from '../../platform/store/storedFact.ts';
import { findRecords } from '../../records/records.ts';
import type { Cause, OpenItem } from '../Cause.ts';
import { failureCauseOf, testedWellSince } from '../failureCause.ts';

/** So many of one orchestrator are looked at, the newest. */
const most = 100;
const longest = 160;

/** Workflows that failed and were neither tried again nor deleted. */
export const failedWorkflows: Cause = async ({ db }, { tenantId, agents }) => {
  const found: OpenItem[] = [];
  const isFixed = await testedWellSince(db, tenantId);
  for (const { id: agentId, listType } of agents) {
    if (listType !== 'orchestrator') continue;
    const failed = (
      await db
        .selectFrom('executions')
        .select(['id', 'workflowId', 'queuedAt', 'endTime', 'errorMessage', 'sandbox'])
        .where('tenantId', '=', tenantId)
        .where('agentId', '=', agentId)
        .where('sample', '=', 0)
        .where('status', 'in', failedStatuses)
        .orderBy('queuedAt', 'desc')
        .limit(most)
        .execute()
    ).filter(({ id, workflowId }) => id === workflowId);
    if (failed.length === 0) continue;
    const ids = failed.map(({ id }) => id);
    const again = await db
      .selectFrom('executions')
      .select('retryOf')
      .where('tenantId', '=', tenantId)
      .where('retryOf', 'in', ids)
      .execute();
    const steps = await db
      .selectFrom('executions')
      .select(['workflowId', 'agentId', 'endTime', 'errorMessage', 'nextJson'])
      .where('tenantId', '=', tenantId)
      .where('workflowId', 'in', ids)
      .where('id', 'not in', ids)
      .where('status', 'in', failedStatuses)
      .orderBy('endTime')
      .execute();
    const names = new Map(
      (await findRecords(db, { tenantId, agentId, collection: 'workflows' }, { ids })).map(({ id, name }) => [
        id,
        name,
      ]),
    );
    for (const { id, queuedAt, endTime, errorMessage, sandbox } of failed) {
      const name = names.get(id);
      if (name === undefined || again.some(({ retryOf }) => retryOf === id)) continue;
      const step = steps.find(({ workflowId }) => workflowId === id);
      found.push({
        id: `workflow.${id}`,
        kind: 'workflow',
        severity: 'critical',
        ...wordsFor(name, errorMessage),
        since: endTime ?? queuedAt,
        ...(sandbox === 1 && { sandbox: true }),
        action: { label: 'Open the workflow', to: addresses.run(agentId, id) },
        ...(step && !isFixed(step) && { cause: failureCauseOf(step) }),
      });
    }
  }
  return found;
};

/** Why a workflow failed, and at which step, as far as that is known. */
function wordsFor(name: string, errorMessage: StoredFact | null): Pick<OpenItem, 'text' | 'about'> {
  const reason = errorMessage === null ? undefined : readStoredFact(errorMessage);
  const isStep = typeof reason === 'object' && reason.kind === 'stepFailed';
  const why = wordsOf(isStep ? (reason.args['reason'] as typeof reason | undefined) : reason).trim();
  return {
    text: cut(`Workflow ${name} failed${why && `: ${why}`}`, longest),
    ...(isStep && { about: wordsOf({ ...reason, args: { ...reason.args, reason: undefined } }) }),
  };
}

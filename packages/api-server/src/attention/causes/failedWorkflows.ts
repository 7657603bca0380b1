import { addresses } from '@switchboard/api-contract/runs/addresses';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { readStoredFact, type StoredFact } from '../../store/storedFact.ts';
import { findRecords } from '../../services/records/records.ts';
import type { Cause, Finding } from '../Cause.ts';

/** So many of one orchestrator are looked at, the newest. */
const most = 100;

/** Workflows that failed and were neither tried again nor deleted. */
export const failedWorkflows: Cause = async ({ db }, { tenantId, agents }) => {
  const found: Finding[] = [];
  for (const { id: agentId, listType } of agents) {
    if (listType !== 'orchestrator') continue;
    const failed = (
      await db
        .selectFrom('executions')
        .select(['id', 'workflowId', 'queuedAt', 'endTime', 'errorMessage', 'sandbox'])
        .where('tenantId', '=', tenantId)
        .where('agentId', '=', agentId)
        .where('sample', '=', 0)
        .where('status', '=', 'failed')
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
    const names = new Map(
      (await findRecords(db, { tenantId, agentId, collection: 'workflows' }, { ids })).map(({ id, name }) => [
        id,
        name,
      ]),
    );
    for (const { id, queuedAt, endTime, errorMessage, sandbox } of failed) {
      const name = names.get(id);
      if (name === undefined || again.some(({ retryOf }) => retryOf === id)) continue;
      found.push({
        id: `workflow.${id}`,
        kind: 'workflow',
        severity: 'critical',
        text: textOf(errorMessage, name),
        about: `Workflow ${name}`,
        since: endTime ?? queuedAt,
        ...(sandbox === 1 && { sandbox: true }),
        action: { label: 'Open the workflow', to: addresses.run(agentId, id) },
      });
    }
  }
  return found;
};

/** Which step failed, if that is known. */
function textOf(errorMessage: StoredFact | null, name: string): string {
  const reason = errorMessage === null ? undefined : readStoredFact(errorMessage);
  if (typeof reason === 'object' && reason.kind === 'stepFailed')
    return wordsOf({ ...reason, args: { ...reason.args, reason: undefined } });
  return wordsOf(reason) || `“${name}” failed`;
}

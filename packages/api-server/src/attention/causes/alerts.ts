import { failedStatuses } from '@switchboard/api-contract/runs/runStatus';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { noticeWordsOf } from '@switchboard/api-contract/words/notices';
import { hourMs } from '@switchboard/api-contract/time';
import { noticeOfAlert, readOpenAlerts, type Alert } from '../../agents/alerts/openAlerts.ts';
import { agentIdOf } from '../../tenants/agentRows.ts';
import type { StoreReader } from '../../platform/store/Database.ts';
import type { Cause } from '../Cause.ts';
import { failureCauseOf } from '../failureCause.ts';

/** The measured values that are above a threshold of the orchestrator. */
export const alerts: Cause = async ({ db, clock }, { tenantId }) => {
  const openAlerts = await readOpenAlerts(db, tenantId);
  const cause = openAlerts.some(({ kind }) => kind === 'failures')
    ? await readCommonFailureCause(db, tenantId, clock())
    : undefined;
  return openAlerts.map((alert) => ({
    id: idOf(alert),
    kind: 'alert',
    severity: 'caution',
    text: noticeWordsOf(noticeOfAlert(alert, db.shared)),
    since: alert.since,
    ...(alert.kind === 'failures'
      ? { action: { label: 'View agents', to: '/agents' }, ...(cause !== undefined && { cause }) }
      : {
          action: {
            label: 'Alert thresholds',
            to: addresses.setting(agentIdOf('orchestrator'), 'alertThresholds.highCpu'),
          },
          needs: 'administer',
        }),
  }));
};

const idOf = ({ kind, server }: Alert): string => ['alert', kind, ...(server === '' ? [] : [server])].join('.');

/**
 * The key of the cause for which the runs of the last hour failed, if all failed for the same one. The run of a whole
 * workflow is left out: it fails because of one of its steps, which is a run too.
 */
async function readCommonFailureCause(db: StoreReader, tenantId: string, now: Date): Promise<string | undefined> {
  const runs = await db
    .selectFrom('executions')
    .select(['id', 'workflowId', 'agentId', 'errorMessage', 'nextJson'])
    .where('tenantId', '=', tenantId)
    .where('endTime', '>', new Date(now.getTime() - hourMs).toISOString())
    .where('status', 'in', failedStatuses)
    .where('sample', '=', 0)
    .execute();
  const [first, ...others] = new Set(runs.filter(({ id, workflowId }) => id !== workflowId).map(failureCauseOf));
  return others.length === 0 ? first : undefined;
}

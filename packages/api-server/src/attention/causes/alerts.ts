import { addresses } from '@switchboard/api-contract/runs/addresses';
import { noticeWordsOf } from '@switchboard/api-contract/words/notices';
import { noticeOfAlert, openAlerts, type Alert } from '../../alerts/openAlerts.ts';
import { agentIdOf } from '../../services/agents/agentKey.ts';
import type { Cause } from '../Cause.ts';

/** Thresholds of the orchestrator that are crossed. */
export const alerts: Cause = async ({ db }, { tenantId }) =>
  (await openAlerts(db, tenantId)).map((alert) => ({
    id: idOf(alert),
    kind: 'alert',
    severity: 'caution',
    text: noticeWordsOf(noticeOfAlert(alert, db.shared)),
    since: alert.since,
    action:
      alert.kind === 'failures'
        ? { label: 'View agents', to: '/agents' }
        : { label: 'Alert thresholds', to: addresses.setting(agentIdOf('orchestrator'), 'alertThresholds.highCpu') },
  }));

const idOf = ({ kind, server }: Alert): string => ['alert', kind, ...(server === '' ? [] : [server])].join('.');

import { StatusBadge } from '../../src/blocks/marks/StatusBadge/StatusBadge.tsx';
import { agentStatusRules, workspaceStatus } from '../../src/rules/agents.ts';
import { connectionBadge, notChecked } from '../../src/rules/connections.ts';
import { invitationBadge, invitationStateRules } from '../../src/rules/members.ts';
import { DocTable } from '../frame/DocTable.tsx';
import { RuleTable } from './RuleTable.tsx';

export const WorkspaceStatuses = () => (
  <DocTable
    label="In its workspace"
    heads={['Value', 'Badge']}
    rows={Object.keys(agentStatusRules).map((value) => [
      <code key="value">{value}</code>,
      <StatusBadge key="badge" rule={workspaceStatus} value={value} />,
    ])}
  />
);

export const NotChecked = () => (
  <DocTable
    label={notChecked.label}
    heads={['Status', 'Last test', 'Badge']}
    rows={(['could-not-check', 'ok'] as const).map((outcome) => [
      <code key="status">pending</code>,
      <code key="test">{outcome}</code>,
      <StatusBadge
        key="badge"
        rule={connectionBadge}
        value={{ status: 'pending', lastTest: { outcome, at: '2026-01-01T00:00:00Z' } }}
      />,
    ])}
  />
);

const moment = new Date('2026-11-20T08:20:00Z');

export const InvitationStates = () => (
  <RuleTable
    label="Invitation"
    table={invitationStateRules}
    rule={(state) => invitationBadge({ state, expiresAt: '2026-11-23T08:19:00Z' }, moment)}
  />
);

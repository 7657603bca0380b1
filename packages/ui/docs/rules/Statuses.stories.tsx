import preview from '../../../../.storybook/preview.tsx';
import {
  agentDetailStatus,
  agentDetailStatusRules,
  agentStatus,
  agentStatusRules,
  workspaceStatus,
} from '../../src/rules/agentStatus.ts';
import {
  connectionBadge,
  connectionStatus,
  connectionStatusRules,
  notChecked,
} from '../../src/rules/connectionStatus.ts';
import { testOutcome, testOutcomeRules } from '../../src/rules/testOutcome.ts';
import { executionStatus, executionStatusRules } from '../../src/rules/executionStatus.ts';
import { runState, runStateRules } from '../../src/rules/runState.ts';
import { leadStatus, leadStatusRules } from '../../src/rules/leadStatus.ts';
import { businessStatus, businessStatusRules } from '../../src/rules/businessStatus.ts';
import { emailStatus, emailStatusRules } from '../../src/rules/emailStatus.ts';
import { eventStatus, eventStatusRules } from '../../src/rules/eventStatus.ts';
import { attendeeStatus, attendeeStatusRules } from '../../src/rules/attendeeStatus.ts';
import { researchTaskStatus, researchTaskStatusRules } from '../../src/rules/researchTaskStatus.ts';
import { orchestratorTaskStatus, orchestratorTaskStatusRules } from '../../src/rules/orchestratorTaskStatus.ts';
import { workflowStatus, workflowStatusRules } from '../../src/rules/workflowStatus.ts';
import { invitationBadge, invitationStateRules } from '../../src/rules/invitationState.ts';
import { StatusBadge } from '../../src/blocks/marks/StatusBadge/StatusBadge.tsx';
import { DocPart } from '../frame/DocPage.tsx';
import { DocTable } from '../frame/DocTable.tsx';
import { RulePage } from './RulePage.tsx';

// The words behind the dot are for the search: rules.test.ts holds them against the tables.
const meta = preview.meta({ title: 'Rules/Statuses' });

export const AgentStatus = meta.story({
  name: 'Agent status · Active, Idle, Paused, Training, Error',
  render: () => (
    <RulePage
      name="Agent status"
      summary="The badge of an agent in lists and on the dashboard."
      table={agentStatusRules}
      rule={agentStatus}
    >
      <DocPart title="In its workspace" hint="There the badge has two words, and a tooltip with the status itself.">
        <DocTable
          label="In its workspace"
          heads={['Value', 'Badge']}
          rows={Object.keys(agentStatusRules).map((value) => [
            <code key="value">{value}</code>,
            <StatusBadge key="badge" rule={workspaceStatus} value={value} />,
          ])}
        />
      </DocPart>
    </RulePage>
  ),
});

export const AgentDetailStatus = meta.story({
  name: 'Agent detail status · Deployed, Idle, Training, Paused, Error',
  render: () => (
    <RulePage
      name="Agent detail status"
      summary="The badge of an agent in its detail."
      table={agentDetailStatusRules}
      rule={agentDetailStatus}
    />
  ),
});

export const ConnectionStatus = meta.story({
  name: 'Connection status · Connected, Error, Pending, Disconnected',
  render: () => (
    <RulePage
      name="Connection status"
      summary="The badge on the card of a connection."
      table={connectionStatusRules}
      rule={connectionStatus}
      unknown="Documented to be Disconnected."
    >
      <DocPart
        title={notChecked.label}
        hint="Saved, but its test came to no result. On the wire such a connection is pending."
      >
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
      </DocPart>
    </RulePage>
  ),
});

export const TestOutcome = meta.story({
  name: 'Test outcome · Test passed, Wrong credentials, Missing permission, Could not check, Only the format was checked',
  render: () => (
    <RulePage
      name="Test outcome"
      summary="What came of the last test of a connection."
      table={testOutcomeRules}
      rule={testOutcome}
    />
  ),
});

export const ExecutionStatus = meta.story({
  name: 'Execution status · Completed, Failed, Running, Queued, Cancelled',
  render: () => (
    <RulePage
      name="Execution status"
      summary="The badge of a run, in Executions and in the overview."
      table={executionStatusRules}
      rule={executionStatus}
    />
  ),
});

export const RunState = meta.story({
  name: 'Run state · Queued, Waiting, Running, Cancelling, Completed, Stopped at the budget, Failed, Cancelled',
  render: () => (
    <RulePage
      name="Run state"
      summary="What the bar of a run says: its status, told apart by what it waits for and what cut it short."
      table={runStateRules}
      rule={runState}
    />
  ),
});

export const LeadStatus = meta.story({
  name: 'Lead status · New, Qualified, Converted',
  render: () => (
    <RulePage
      name="Lead status"
      summary="The badge of a lead. One without a status is new."
      table={leadStatusRules}
      rule={leadStatus}
    />
  ),
});

export const BusinessStatus = meta.story({
  name: 'Business status · Verified, New, Closed',
  render: () => (
    <RulePage
      name="Business status"
      summary="The badge of a business that was found on the map."
      table={businessStatusRules}
      rule={businessStatus}
    />
  ),
});

export const EmailStatus = meta.story({
  name: 'Email status · Pending, Replied',
  render: () => (
    <RulePage
      name="Email status"
      summary="The badge of a message in the inbox."
      table={emailStatusRules}
      rule={emailStatus}
    />
  ),
});

export const EventStatus = meta.story({
  name: 'Event status · Confirmed, Tentative, Cancelled',
  render: () => (
    <RulePage
      name="Event status"
      summary="The badge of an event. Only one is documented."
      table={eventStatusRules}
      rule={eventStatus}
    />
  ),
});

export const AttendeeStatus = meta.story({
  name: 'Attendee status · accepted, pending',
  render: () => (
    <RulePage
      name="Attendee status"
      summary="The small word beside the name of an attendee."
      table={attendeeStatusRules}
      rule={attendeeStatus}
    />
  ),
});

export const ResearchTaskStatus = meta.story({
  name: 'Research task status · Completed, In progress, Failed, Cancelled',
  render: () => (
    <RulePage
      name="Research task status"
      summary="The badge of a research task."
      table={researchTaskStatusRules}
      rule={researchTaskStatus}
      unknown="Outlined, with its own word."
    />
  ),
});

export const OrchestratorTaskStatus = meta.story({
  name: 'Orchestrator task status · Running, Queued, Completed, Failed, Cancelled, Skipped',
  render: () => (
    <RulePage
      name="Orchestrator task status"
      summary="The badge of a task of the orchestrator."
      table={orchestratorTaskStatusRules}
      rule={orchestratorTaskStatus}
    />
  ),
});

export const WorkflowStatus = meta.story({
  name: 'Workflow status · Running, Paused, Completed, Failed, Cancelled',
  render: () => (
    <RulePage
      name="Workflow status"
      summary="The badge of a workflow."
      table={workflowStatusRules}
      rule={workflowStatus}
      unknown="It counts as failed, and keeps its own word."
    />
  ),
});

const moment = new Date('2026-11-20T08:20:00Z');

export const InvitationState = meta.story({
  name: 'Invitation · Waits, Expired, Withdrawn',
  render: () => (
    <RulePage
      name="Invitation"
      summary="What became of an invitation. One that waits says how long its link works."
      table={invitationStateRules}
      rule={(state) => invitationBadge({ state, expiresAt: '2026-11-23T08:19:00Z' }, moment)}
    />
  ),
});

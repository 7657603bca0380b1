import preview from '../../../../.storybook/preview.tsx';
import { heldReasons } from '@switchboard/api-contract/schedules/schedule';
import { agentTable } from '@switchboard/api-contract/agentTable';
import { Icon } from '../../src/components/display/Icon/Icon.tsx';
import { Mark } from '../../src/components/display/Mark/Mark.tsx';
import { activityKind, activityKindRules } from '../../src/rules/activityKind.ts';
import { agentLine } from '../../src/rules/agentLine.ts';
import { assistantReachRules } from '../../src/rules/assistantReach.ts';
import { assistantStatus, assistantStatusRules } from '../../src/rules/assistantStatus.ts';
import { eventType, eventTypeRules } from '../../src/rules/eventType.ts';
import { memberRoles, roleLabel } from '../../src/rules/memberRole.ts';
import { priority, priorityRules } from '../../src/rules/priority.ts';
import { runEnding, runEndingRules } from '../../src/rules/runEnding.ts';
import { runStepKind, runStepKindRules } from '../../src/rules/runStepKind.ts';
import { attentionIcons, attentionLine } from '../../src/rules/attentionLine.ts';
import { severityTone, severityTones, worstTone } from '../../src/rules/severityTone.ts';
import { Badge } from '../../src/components/display/Badge/Badge.tsx';
import { auditKindRules, auditSubject, auditSubjectRules, auditWords } from '../../src/rules/auditKind.ts';
import { runTrigger, runTriggerRules } from '../../src/rules/runTrigger.ts';
import { scheduleHeld } from '../../src/rules/scheduleHeld.ts';
import { slotStatus, slotStatusRules } from '../../src/rules/slotStatus.ts';
import { DocPage, DocPart } from '../frame/DocPage.tsx';
import { DocTable } from '../frame/DocTable.tsx';
import { RulePage } from './RulePage.tsx';

const meta = preview.meta({ title: 'Rules/Kinds and words' });

export const Priority = meta.story({
  name: 'Priority · Critical, High, Medium, Low',
  render: () => (
    <RulePage
      name="Priority"
      summary="The badge of a message, an event, a research task and a task of the orchestrator."
      table={priorityRules}
      rule={priority}
    />
  ),
});

export const EventType = meta.story({
  name: 'Event type · Meeting, Appointment',
  render: () => (
    <RulePage
      name="Event type"
      summary="Muted text with an icon, not a badge."
      table={eventTypeRules}
      rule={eventType}
    />
  ),
});

export const SlotStatus = meta.story({
  name: 'Slot status · Available, Busy',
  render: () => (
    <RulePage
      name="Slot status"
      summary="Whether a time slot is free. The wire says so with a yes or a no."
      table={slotStatusRules}
      rule={(value) => slotStatus(value === 'available' ? true : value === 'busy' ? false : undefined)}
      unknown="Neither yes nor no."
    />
  ),
});

export const AssistantStatus = meta.story({
  name: 'Assistant status · Starting, Offline. Reconnect to talk., Ready. Touch the orb or start typing., Listening, Thinking, Responding',
  render: () => (
    <RulePage
      name="Assistant status"
      summary="The word and the dot of the assistant."
      table={assistantStatusRules}
      rule={assistantStatus}
    />
  ),
});

export const AssistantReach = meta.story({
  name: 'Assistant within reach · Connecting, Ready, May not answer, Offline',
  render: () => (
    <RulePage
      name="Assistant within reach"
      summary="Whether the assistant is likely to answer: judged by the network and the last read of the page, since it needs the same server."
      table={assistantReachRules}
      rule={(value) =>
        Object.entries(assistantReachRules).find(([key]) => key === value)?.[1] ?? assistantReachRules.unknown
      }
      unknown="Before the first read is answered."
    />
  ),
});

export const ScheduleHeld = meta.story({
  name: 'Schedule held',
  render: () => (
    <DocPage path="Rules" name="Schedule held" summary="Why a schedule makes no runs now, and the button that ends it.">
      <DocPart title="Values">
        <DocTable
          label="Values"
          heads={['Reason', 'Says', 'Button']}
          rows={[...heldReasons, 'of_a_later_version'].map((reason) => {
            const { says, action = 'none' } = scheduleHeld(reason);
            return [<code key="reason">{reason}</code>, says, action];
          })}
        />
      </DocPart>
    </DocPage>
  ),
});

export const ActivityKinds = meta.story({
  name: 'Activity kind',
  render: () => (
    <DocPage
      path="Rules"
      name="Activity kind"
      summary="The icon and tone of what happened. The words are told by the record itself."
    >
      <DocPart title="Values">
        <DocTable
          label="Values"
          heads={['Kind', 'Icon', 'Tone']}
          rows={[...Object.keys(activityKindRules), 'of_a_later_version'].map((kind) => {
            const { icon, tone } = activityKind(kind);
            return [<code key="kind">{kind}</code>, <Icon key="icon" icon={icon} />, tone];
          })}
        />
      </DocPart>
    </DocPage>
  ),
});

export const RunStepKinds = meta.story({
  name: 'Kind of a run’s step',
  render: () => (
    <DocPage
      path="Rules"
      name="Kind of a run’s step"
      summary="The icon and tone of what a run did. A step that failed is critical, whatever its kind."
    >
      <DocPart title="Values">
        <DocTable
          label="Values"
          heads={['Kind', 'Icon', 'Tone', 'Failed']}
          rows={[...Object.keys(runStepKindRules), 'of_a_later_version'].map((kind) => {
            const { icon, tone } = runStepKind(kind);
            return [
              <code key="kind">{kind}</code>,
              <Icon key="icon" icon={icon} />,
              tone,
              runStepKind(kind, true).tone,
            ];
          })}
        />
      </DocPart>
    </DocPage>
  ),
});

export const RunTriggers = meta.story({
  name: 'What began a run, and what cut it short',
  render: () => (
    <DocPage
      path="Rules"
      name="What began a run, and what cut it short"
      summary="Words in the facts of a run. A word of a later version stands for itself."
    >
      <DocPart title="What began it">
        <DocTable
          label="What began it"
          heads={['Trigger', 'With a name', 'Without']}
          rows={[...Object.keys(runTriggerRules), 'of_a_later_version'].map((trigger) => [
            <code key="trigger">{trigger}</code>,
            runTrigger({ trigger, startedBy: 'Ada Brandt' }),
            runTrigger({ trigger, startedBy: undefined }),
          ])}
        />
      </DocPart>
      <DocPart title="What cut it short">
        <DocTable
          label="What cut it short"
          heads={['Ended by', 'Words']}
          rows={[...Object.keys(runEndingRules), 'of_a_later_version'].map((endedBy) => [
            <code key="endedBy">{endedBy}</code>,
            runEnding({ endedBy, endedByName: 'Ada Brandt' }),
          ])}
        />
      </DocPart>
    </DocPage>
  ),
});

export const AgentLines = meta.story({
  name: 'Agent line',
  render: () => (
    <DocPage
      path="Rules"
      name="Agent line"
      summary="The colour and the glyph of an agent, by its slug, its type or its id. Any other agent gets the line custom."
    >
      <DocPart title="Values">
        <DocTable
          label="Values"
          heads={['Agent', 'Mark', 'Line', 'Type in lists', 'Id']}
          rows={[...agentTable, { slug: 'of_a_later_version', listType: '', id: '' }].map(({ slug, listType, id }) => {
            const { line, glyph } = agentLine(slug);
            return [
              <code key="slug">{slug}</code>,
              <Mark key="mark" icon={glyph} line={line} size="sm" />,
              line,
              listType,
              id,
            ];
          })}
        />
      </DocPart>
    </DocPage>
  ),
});

export const MemberRole = meta.story({
  name: 'Member role · Admin, Member, Viewer',
  render: () => (
    <DocPage path="Rules" name="Member role" summary="What members are called by their role, and what they may do.">
      <DocPart title="Values">
        <DocTable
          label="Values"
          heads={['Role', 'Word', 'May do']}
          rows={[
            ...Object.entries(memberRoles).map(([role, { label, may }]) => [
              <code key="role">{role}</code>,
              label,
              may,
            ]),
            [<code key="role">of_a_later_version</code>, roleLabel('of_a_later_version'), 'As a viewer'],
          ]}
        />
      </DocPart>
    </DocPage>
  ),
});

export const AuditKinds = meta.story({
  name: 'Lines of the audit log',
  render: () => (
    <DocPage
      path="Rules"
      name="Lines of the audit log"
      summary="Words for what was done, and an icon for what it was about. A kind of a later version stands for itself."
    >
      <DocPart title="What was done">
        <DocTable
          label="What was done"
          heads={['Kind', 'With what it was done to', 'Without']}
          rows={[...Object.keys(auditKindRules), 'of-a.later-version'].map((kind) => [
            <code key="kind">{kind}</code>,
            auditWords({ kind, target: 'Apollo' }),
            auditWords({ kind, target: undefined }),
          ])}
        />
      </DocPart>
      <DocPart title="What it was about">
        <DocTable
          label="What it was about"
          heads={['Subject', 'Icon', 'Word']}
          rows={[...Object.keys(auditSubjectRules), 'of-a'].map((subject) => {
            const kind = Object.keys(auditKindRules).find((one) => one.startsWith(`${subject}.`)) ?? subject;
            const [word, icon] = auditSubject({ kind });
            return [<code key="subject">{subject}</code>, <Icon key="icon" icon={icon} />, word];
          })}
        />
      </DocPart>
    </DocPage>
  ),
});

export const Attention = meta.story({
  name: 'Attention · what needs somebody, and how much',
  render: () => (
    <DocPage
      path="Rules"
      name="Attention"
      summary="The icon of what needs somebody, by its kind, and its tone, by its severity. The badge of several has the tone of the worst."
    >
      <DocPart title="Kinds">
        <DocTable
          label="Kinds of attention"
          heads={['Kind', 'Icon']}
          rows={[...Object.keys(attentionIcons), 'of-a-newer-version'].map((kind) => [
            <code key="kind">{kind}</code>,
            <Icon key="icon" icon={attentionLine({ kind }).icon} />,
          ])}
        />
      </DocPart>
      <DocPart title="Severities">
        <DocTable
          label="Severities"
          heads={['Severity', 'Alone', 'Beside one of info']}
          rows={[...Object.keys(severityTones), 'of-a-newer-version'].map((severity) => [
            <code key="severity">{severity}</code>,
            <Badge key="alone" tone={severityTone(severity)}>
              {severityTone(severity)}
            </Badge>,
            <Badge key="worst" tone={worstTone([{ severity }, { severity: 'info' }])}>
              {worstTone([{ severity }, { severity: 'info' }])}
            </Badge>,
          ])}
        />
      </DocPart>
    </DocPage>
  ),
});

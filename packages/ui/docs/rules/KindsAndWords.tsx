import { agentTable } from '@switchboard/api-contract/agentTable';
import { answerStatuses } from '@switchboard/api-contract/conversations';
import { heldReasons } from '@switchboard/api-contract/schedules/schedule';
import { Badge } from '../../src/components/display/Badge/Badge.tsx';
import { Icon } from '../../src/components/display/Icon/Icon.tsx';
import { Mark } from '../../src/components/display/Mark/Mark.tsx';
import { activityKind, activityKindRules } from '../../src/rules/activity.ts';
import { agentLine } from '../../src/rules/agentLine.ts';
import { answerStatus } from '../../src/rules/assistant.ts';
import { assistantReachRules } from '../../src/rules/assistantReach.ts';
import { attentionIcons, attentionKind, severityTone, severityTones, worstTone } from '../../src/rules/attention.ts';
import { auditKindRules, auditSubject, auditSubjectRules, auditWords } from '../../src/rules/audit.ts';
import { memberRoles, roleLabel } from '../../src/rules/members.ts';
import {
  runEnding,
  runEndingRules,
  runStepKind,
  runStepKindRules,
  runTrigger,
  runTriggerRules,
  scheduleHeld,
} from '../../src/rules/runs.ts';
import { slotStatus, slotStatusRules } from '../../src/rules/calendar.ts';
import { DocTable } from '../frame/DocTable.tsx';
import { LATER, RuleTable } from './RuleTable.tsx';

const code = (value: string) => <code key="value">{value}</code>;

export const SlotStatuses = () => (
  <RuleTable
    label="Slot status"
    table={slotStatusRules}
    rule={(value) => slotStatus(value === 'available' ? true : value === 'busy' ? false : undefined)}
  />
);

export const AssistantReach = () => (
  <RuleTable
    label="Assistant within reach"
    table={assistantReachRules}
    rule={(value) =>
      Object.entries(assistantReachRules).find(([key]) => key === value)?.[1] ?? assistantReachRules.unknown
    }
  />
);

export const HeldSchedules = () => (
  <DocTable
    label="Schedule held"
    heads={['Reason', 'Says', 'Button']}
    rows={[...heldReasons, LATER].map((reason) => {
      const { says, action = 'none' } = scheduleHeld(reason);
      return [code(reason), says, action];
    })}
  />
);

export const ActivityKinds = () => (
  <DocTable
    label="Activity kind"
    heads={['Kind', 'Icon', 'Tone']}
    rows={[...Object.keys(activityKindRules), LATER].map((kind) => {
      const { icon, tone } = activityKind(kind);
      return [code(kind), <Icon key="icon" icon={icon} />, tone];
    })}
  />
);

export const RunStepKinds = () => (
  <DocTable
    label="Kind of a run’s step"
    heads={['Kind', 'Icon', 'Tone', 'Failed']}
    rows={[...Object.keys(runStepKindRules), LATER].map((kind) => {
      const { icon, tone } = runStepKind(kind);
      return [code(kind), <Icon key="icon" icon={icon} />, tone, runStepKind(kind, true).tone];
    })}
  />
);

export const RunTriggers = () => (
  <DocTable
    label="What began a run"
    heads={['Trigger', 'With a name', 'Without']}
    rows={[...Object.keys(runTriggerRules), LATER].map((trigger) => [
      code(trigger),
      runTrigger({ trigger, startedBy: 'Ada Brandt' }),
      runTrigger({ trigger, startedBy: undefined }),
    ])}
  />
);

export const RunEndings = () => (
  <DocTable
    label="What cut a run short"
    heads={['Ended by', 'Words']}
    rows={[...Object.keys(runEndingRules), LATER].map((endedBy) => [
      code(endedBy),
      runEnding({ endedBy, endedByName: 'Ada Brandt' }),
    ])}
  />
);

export const AnswerStatuses = () => (
  <DocTable
    label="How an answer ended"
    heads={['Status', 'Words']}
    rows={[...answerStatuses, LATER].map((status) => [code(status), answerStatus(status)])}
  />
);

export const AgentLines = () => (
  <DocTable
    label="Agent line"
    heads={['Agent', 'Mark', 'Line', 'Type in lists', 'Id']}
    rows={[...agentTable, { slug: LATER, listType: '', id: '' }].map(({ slug, listType, id }) => {
      const { line, glyph } = agentLine(slug);
      return [code(slug), <Mark key="mark" icon={glyph} line={line} size="sm" />, line, listType, id];
    })}
  />
);

export const MemberRoles = () => (
  <DocTable
    label="Member role"
    heads={['Role', 'Word', 'May do']}
    rows={[
      ...Object.entries(memberRoles).map(([role, { label, may }]) => [code(role), label, may]),
      [code(LATER), roleLabel(LATER), 'As a viewer'],
    ]}
  />
);

export const AuditKinds = () => (
  <DocTable
    label="What was done"
    heads={['Kind', 'With what it was done to', 'Without']}
    rows={[...Object.keys(auditKindRules), 'of-a.later-version'].map((kind) => [
      code(kind),
      auditWords({ kind, target: 'Apollo' }),
      auditWords({ kind, target: undefined }),
    ])}
  />
);

export const AuditSubjects = () => (
  <DocTable
    label="What it was about"
    heads={['Subject', 'Icon', 'Word']}
    rows={[...Object.keys(auditSubjectRules), 'of-a'].map((subject) => {
      const kind = Object.keys(auditKindRules).find((one) => one.startsWith(`${subject}.`)) ?? subject;
      const [word, icon] = auditSubject({ kind });
      return [code(subject), <Icon key="icon" icon={icon} />, word];
    })}
  />
);

export const AttentionKinds = () => (
  <DocTable
    label="Kinds of attention"
    heads={['Kind', 'Icon']}
    rows={[...Object.keys(attentionIcons), LATER].map((kind) => [
      code(kind),
      <Icon key="icon" icon={attentionKind({ kind }).icon} />,
    ])}
  />
);

export const Severities = () => (
  <DocTable
    label="Severities"
    heads={['Severity', 'Alone', 'Beside one of info']}
    rows={[...Object.keys(severityTones), LATER].map((severity) => {
      const [alone, worst] = [severityTone(severity), worstTone([{ severity }, { severity: 'info' }])];
      return [
        code(severity),
        <Badge key="alone" tone={alone}>
          {alone}
        </Badge>,
        <Badge key="worst" tone={worst}>
          {worst}
        </Badge>,
      ];
    })}
  />
);

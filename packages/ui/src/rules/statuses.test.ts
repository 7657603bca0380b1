// What every table of statuses promises, whatever its words: those are on the pages of docs/rules, with pictures.
import { agentListStatuses, agentStatuses } from '@switchboard/api-contract/agents';
import { attendeeStatuses, eventTypes } from '@switchboard/api-contract/agents/calendar';
import { emailStatuses } from '@switchboard/api-contract/agents/email';
import { leadStatuses } from '@switchboard/api-contract/agents/leadGeneration';
import { businessStatuses } from '@switchboard/api-contract/agents/mapsScraper';
import { taskPriorities, workflowStatuses } from '@switchboard/api-contract/agents/orchestrator';
import { researchTaskStatuses } from '@switchboard/api-contract/agents/research';
import { assistantStatuses } from '@switchboard/api-contract/assistant';
import { connectionStatuses, testOutcomes } from '@switchboard/api-contract/connections';
import { keyStates } from '@switchboard/api-contract/keys';
import { runStatuses } from '@switchboard/api-contract/runs/runStatus';
import { CircleX } from 'lucide-react';
import { describe, expect, test } from 'vitest';
import { oddWords } from '../../test/rules/oddWords.ts';
import { agentDetailStatus, agentStatus } from './agents.ts';
import { assistantStatus } from './assistant.ts';
import { attendeeStatus, eventStatus, eventStatusRules, eventType } from './calendar.ts';
import { connectionStatus, testOutcome } from './connections.ts';
import { keyState } from './keys.ts';
import type { Rule } from './lookup.ts';
import { businessStatus, emailStatus, leadStatus, priority } from './records.ts';
import { runState, runStateRules, runStatus } from './runs.ts';
import { orchestratorTaskStatus, researchTaskStatus, workflowStatus } from './tasks.ts';

/** The statuses of each rule, and how it shows one that it does not know, if not neutral with its own text. */
const rules: readonly [rule: (status: string | undefined) => Rule, statuses: readonly string[], unknown?: object][] = [
  [agentStatus, agentListStatuses],
  [agentDetailStatus, agentStatuses],
  [assistantStatus, [...assistantStatuses, 'booting', 'offline'], { dot: 'ready' }],
  [attendeeStatus, attendeeStatuses, { variant: 'plain', ink: 'muted' }],
  [businessStatus, businessStatuses],
  [connectionStatus, connectionStatuses, { label: 'Disconnected', lamp: 'off' }],
  [emailStatus, emailStatuses],
  [eventStatus, Object.keys(eventStatusRules)],
  [eventType, eventTypes, { variant: 'plain' }],
  [keyState, keyStates],
  [runStatus, Object.keys(runStatuses)],
  [leadStatus, leadStatuses],
  [orchestratorTaskStatus, [...Object.keys(runStatuses), 'skipped']],
  [priority, taskPriorities],
  [researchTaskStatus, researchTaskStatuses, { variant: 'outline' }],
  [runState, Object.keys(runStateRules)],
  [testOutcome, testOutcomes],
  [workflowStatus, workflowStatuses, { tone: 'critical', icon: CircleX }],
];

/** What means the same everywhere. */
const tones: Readonly<Record<string, string>> = {
  completed: 'positive',
  connected: 'positive',
  failed: 'critical',
  error: 'critical',
  running: 'info',
  in_progress: 'info',
  cancelled: 'neutral',
};

describe.each(rules.map(([rule, statuses, unknown]) => ({ name: rule.name, rule, statuses, unknown })))(
  '$name',
  ({ rule, statuses, unknown }) => {
    test('has a word of its own for each status', () => {
      const words = statuses.map((status) => rule(status).label);
      expect(words.filter((word) => word.trim() === '')).toEqual([]);
      expect(new Set(words).size).toBe(statuses.length);
    });
    test('tells how it went in the tone of all others', () => {
      for (const status of statuses) expect(rule(status).tone, status).toBe(tones[status] ?? rule(status).tone);
    });
    test.each(oddWords)('shows %s, which it does not know, with its own text', (word) => {
      expect(rule(word)).toEqual({ label: word, tone: 'neutral', ...unknown });
    });
  },
);

test.each([undefined, '', ' '])(
  'no status, %j, is Unknown, of a workflow Failed, of a connection Disconnected',
  (status) => {
    expect(runStatus(status)).toEqual({ label: 'Unknown', tone: 'neutral' });
    expect(workflowStatus(status)).toEqual({ label: 'Failed', tone: 'critical', icon: CircleX });
    expect(connectionStatus(status).label).toBe('Disconnected');
  },
);

test('a lead without a status is new', () => expect(leadStatus(undefined)).toBe(leadStatus('new')));

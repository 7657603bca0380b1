import { runTriggers } from '@switchboard/api-contract/runs/run';
import { runStatuses } from '@switchboard/api-contract/runs/runStatus';
import { heldReasons } from '@switchboard/api-contract/schedules/schedule';
import { runSummary } from '@switchboard/api-mocks/builders/executions';
import { CircleDot } from 'lucide-react';
import { expect, test } from 'vitest';
import { oddWords } from '../../test/rules/oddWords.ts';
import {
  isOwnRun,
  runEnding,
  runStateOf,
  runStateRules,
  runStepKind,
  runStepKindRules,
  runTrigger,
  runTriggerRules,
  scheduleHeld,
} from './runs.ts';

const now = new Date('2026-11-20T09:41:20Z');
const run = (status: string, more: object = {}) => ({
  status,
  endedBy: undefined,
  cancelling: undefined,
  notBefore: undefined,
  ...more,
});

test.each([
  [run('queued'), 'queued'],
  [run('queued', { notBefore: '2026-11-20T09:41:21Z' }), 'waiting'],
  [run('queued', { notBefore: '2026-11-20T09:41:19Z' }), 'queued'],
  [run('queued', { notBefore: 'soon' }), 'queued'],
  [run('running'), 'running'],
  [run('running', { cancelling: true }), 'cancelling'],
  [run('completed'), 'completed'],
  [run('completed', { endedBy: 'dailyLimit' }), 'completed'],
  [run('completed', { endedBy: 'budget' }), 'budget'],
  [run('completed', { endedBy: 'toString' }), 'completed'],
  [run('failed', { endedBy: 'budget' }), 'failed'],
  [run('cancelled', { endedBy: 'member' }), 'cancelled'],
])('the state of %o is %s', (one, state) => expect(runStateOf(one, now)).toBe(state));

test.each(Object.keys(runStatuses))('the state of a run that is %s has a rule', (status) =>
  expect(Object.keys(runStateRules)).toContain(runStateOf(run(status), now)),
);

test.each(Object.entries(runStepKindRules))(
  'a step %s has the rule of its row, and is critical if it failed',
  (kind, rule) => {
    expect(runStepKind(kind)).toBe(rule);
    expect(runStepKind(kind, true)).toEqual({ icon: rule.icon, tone: 'critical' });
  },
);

test.each([...oddWords, '', undefined])('a step of the unknown kind %j is a neutral dot', (kind) => {
  expect(runStepKind(kind)).toEqual({ icon: CircleDot, tone: 'neutral' });
});

test.each([
  ['member', 'Ada Brandt', 'Ada Brandt'],
  ['member', undefined, 'a member'],
  ['schedule', undefined, 'schedule'],
  ['schedule', 'Ada Brandt', 'schedule'],
  ['workflow', 'Poland outreach', 'workflow Poland outreach'],
  ['workflow', ' ', 'a workflow'],
  ['assistant', undefined, 'assistant'],
  ['retry', 'Ada Brandt', 'retry by Ada Brandt'],
  ['retry', undefined, 'retry'],
])('what was begun by %s of %s says %s', (trigger, startedBy, words) =>
  expect(runTrigger({ trigger, startedBy })).toBe(words),
);

test('every trigger has a row', () => expect(Object.keys(runTriggerRules)).toEqual(runTriggers));

test.each(oddWords)('the unknown trigger %s keeps its own text', (trigger) =>
  expect(runTrigger({ trigger, startedBy: 'Ada Brandt' })).toBe(trigger),
);

test('without a trigger only the name is known', () => {
  expect(runTrigger({ trigger: undefined, startedBy: 'Ada Brandt' })).toBe('Ada Brandt');
  expect(runTrigger({ trigger: ' ', startedBy: undefined })).toBeUndefined();
});

test.each([
  ['member', 'Ada Brandt', 'Cancelled by Ada Brandt'],
  ['member', ' ', 'Cancelled'],
  ['budget', 'Ada Brandt', 'Stopped at the budget'],
  ['', undefined, undefined],
  [undefined, 'Ada Brandt', undefined],
])('what was ended by %s of %s says %s', (endedBy, endedByName, words) =>
  expect(runEnding({ endedBy, endedByName })).toBe(words),
);

test.each(oddWords)('the unknown ending %s keeps its own text', (endedBy) =>
  expect(runEnding({ endedBy, endedByName: undefined })).toBe(endedBy),
);

test.each([
  ['with an id and a trigger', runSummary(), true],
  ['that nothing began', runSummary({ trigger: undefined }), false],
  ['without an id', { ...runSummary(), id: undefined }, false],
  ['that is none', undefined, false],
] as const)('a run %s is our own or not', (_what, entry, own) => expect(isOwnRun(entry)).toBe(own));

test.each(heldReasons)('why a schedule is held, %s, is told in a sentence', (reason) => {
  expect(scheduleHeld(reason).says).toMatch(/^Held .+\.$/);
  expect(scheduleHeld(reason).says).not.toBe('Held for now.');
});

test('a schedule whose hold a member can end has a button', () => {
  expect(heldReasons.map((reason) => [reason, scheduleHeld(reason).action]).filter(([, action]) => action)).toEqual([
    ['paused', 'Resume'],
    ['idle', 'Start'],
    ['training', 'Start'],
    ['error', 'Start'],
  ]);
});

test.each(oddWords)('the unknown reason %j is not told', (word) => {
  expect(scheduleHeld(word)).toEqual({ says: 'Held for now.' });
});

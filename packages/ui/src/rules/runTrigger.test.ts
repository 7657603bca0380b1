import { runTriggers } from '@switchboard/api-contract/runs/run';
import { expect, test } from 'vitest';
import { oddWords } from '../../test/rules/oddWords.ts';
import { runTrigger, runTriggerRules } from './runTrigger.ts';

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
])('%s of %s is %s', (trigger, startedBy, words) => expect(runTrigger({ trigger, startedBy })).toBe(words));

test('every trigger has a row', () => expect(Object.keys(runTriggerRules)).toEqual(runTriggers));

test.each(oddWords)('%s keeps its own text', (trigger) =>
  expect(runTrigger({ trigger, startedBy: 'Ada Brandt' })).toBe(trigger),
);

test('without a trigger only the name is known', () => {
  expect(runTrigger({ trigger: undefined, startedBy: 'Ada Brandt' })).toBe('Ada Brandt');
  expect(runTrigger({ trigger: ' ', startedBy: undefined })).toBeUndefined();
});

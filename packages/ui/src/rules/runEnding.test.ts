import { runEndings } from '@switchboard/api-contract/runs/run';
import { expect, test } from 'vitest';
import { oddWords } from '../../test/rules/oddWords.ts';
import { runEnding, runEndingRules } from './runEnding.ts';

test('the whole table', () => {
  expect(runEndingRules).toEqual({
    member: 'Cancelled',
    budget: 'Stopped at the budget',
    dailyLimit: 'Daily limit reached',
    shutdown: 'Ended with the server',
  });
  expect(Object.keys(runEndingRules)).toEqual(runEndings);
});

test.each([
  ['member', 'Ada Brandt', 'Cancelled by Ada Brandt'],
  ['member', ' ', 'Cancelled'],
  ['budget', 'Ada Brandt', 'Stopped at the budget'],
  ['', undefined, undefined],
  [undefined, 'Ada Brandt', undefined],
])('%s of %s is %s', (endedBy, endedByName, words) => expect(runEnding({ endedBy, endedByName })).toBe(words));

test.each(oddWords)('%s keeps its own text', (endedBy) =>
  expect(runEnding({ endedBy, endedByName: undefined })).toBe(endedBy),
);

import { expect, test } from 'vitest';
import { oddWords } from '../../test/rules/oddWords.ts';
import { runEnding } from './runEnding.ts';

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

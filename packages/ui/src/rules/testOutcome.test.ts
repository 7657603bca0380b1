import { testOutcomes } from '@switchboard/api-contract/connections';
import { CircleAlert, CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import { expect, test } from 'vitest';
import { oddWords } from '../../test/rules/oddWords.ts';
import { testOutcome, testOutcomeRules } from './testOutcome.ts';

test('the whole table', () => {
  expect(testOutcomeRules).toEqual({
    ok: { label: 'Test passed', tone: 'positive', icon: CircleCheck },
    'wrong-credentials': { label: 'Wrong credentials', tone: 'critical', icon: CircleAlert },
    'no-permission': { label: 'Missing permission', tone: 'critical', icon: CircleAlert },
    'could-not-check': { label: 'Could not check', tone: 'caution', icon: TriangleAlert },
    'shape-only': { label: 'Only the format was checked', tone: 'neutral', icon: CircleDashed },
  });
});

test.each(testOutcomes)('%s has the rule of its row', (outcome) => {
  expect(testOutcome(outcome)).toBe(testOutcomeRules[outcome]);
});

test.each(oddWords)('%s is neutral with its own text', (word) => {
  expect(testOutcome(word)).toEqual({ label: word, tone: 'neutral' });
});

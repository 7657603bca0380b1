import { leadStatuses } from '@switchboard/api-contract/agents/leadGeneration';
import { expect, test } from 'vitest';
import { leadStatus, leadStatusRules } from './leadStatus.ts';
import { oddWords } from '../../test/rules/oddWords.ts';

test('the whole table', () => {
  expect(leadStatusRules).toEqual({
    new: { label: 'New', tone: 'neutral', variant: 'outline' },
    qualified: { label: 'Qualified', tone: 'info' },
    converted: { label: 'Converted', tone: 'positive' },
  });
});

test.each(leadStatuses)('%s has the rule of its row', (status) => {
  expect(leadStatus(status)).toBe(leadStatusRules[status]);
});

test('a lead without a status is new', () => {
  expect(leadStatus(undefined)).toBe(leadStatusRules.new);
});

test.each(oddWords)('%s is neutral with its own text', (word) => {
  expect(leadStatus(word)).toEqual({ label: word, tone: 'neutral' });
});

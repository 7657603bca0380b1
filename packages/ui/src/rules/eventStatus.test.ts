import { expect, test } from 'vitest';
import { eventStatus, eventStatusRules } from './eventStatus.ts';
import { oddWords } from '../../test/rules/oddWords.ts';

test('the whole table', () => {
  expect(eventStatusRules).toEqual({
    confirmed: { label: 'Confirmed', tone: 'positive' },
    tentative: { label: 'Tentative', tone: 'neutral' },
    cancelled: { label: 'Cancelled', tone: 'neutral' },
  });
  expect(eventStatus('confirmed')).toBe(eventStatusRules.confirmed);
});

test.each(oddWords)('%s is neutral with its own text', (word) => {
  expect(eventStatus(word)).toEqual({ label: word, tone: 'neutral' });
});

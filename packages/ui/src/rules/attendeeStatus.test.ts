import { attendeeStatuses } from '@switchboard/api-contract/agents/calendar';
import { expect, test } from 'vitest';
import { attendeeStatus, attendeeStatusRules } from './attendeeStatus.ts';
import { oddWords } from '../../test/rules/oddWords.ts';

test('the whole table', () => {
  expect(attendeeStatusRules).toEqual({
    accepted: { label: 'accepted', tone: 'neutral', variant: 'plain', ink: 'body' },
    pending: { label: 'pending', tone: 'neutral', variant: 'plain', ink: 'muted' },
  });
});

test.each(attendeeStatuses)('%s has the rule of its row', (status) => {
  expect(attendeeStatus(status)).toEqual(attendeeStatusRules[status]);
});

test.each(oddWords)('%s is muted with its own text', (word) => {
  expect(attendeeStatus(word)).toEqual({ label: word, tone: 'neutral', variant: 'plain', ink: 'muted' });
});

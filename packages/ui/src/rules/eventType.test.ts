import { eventTypes } from '@switchboard/api-contract/agents/calendar';
import { Bookmark, UsersRound } from 'lucide-react';
import { expect, test } from 'vitest';
import { eventType, eventTypeRules } from './eventType.ts';
import { oddWords } from '../../test/rules/oddWords.ts';

test('the whole table', () => {
  expect(eventTypeRules).toEqual({
    meeting: { label: 'Meeting', tone: 'neutral', variant: 'plain', icon: UsersRound },
    appointment: { label: 'Appointment', tone: 'neutral', variant: 'plain', icon: Bookmark },
  });
});

test.each(eventTypes)('%s has the rule of its row', (type) => {
  expect(eventType(type)).toBe(eventTypeRules[type]);
});

test.each(oddWords)('%s is plain text', (word) => {
  expect(eventType(word)).toEqual({ label: word, tone: 'neutral', variant: 'plain' });
});

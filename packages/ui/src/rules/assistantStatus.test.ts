import { assistantStatuses } from '@switchboard/api-contract/assistant';
import { expect, test } from 'vitest';
import { assistantStatus, assistantStatusRules } from './assistantStatus.ts';
import { oddWords } from '../../test/rules/oddWords.ts';

test('the whole table', () => {
  expect(assistantStatusRules).toEqual({
    booting: { label: 'Starting', tone: 'neutral', dot: 'booting' },
    offline: { label: 'Offline. Reconnect to talk.', tone: 'neutral', dot: 'booting' },
    idle: { label: 'Ready. Touch the orb or start typing.', tone: 'accent', dot: 'ready' },
    listening: { label: 'Listening', tone: 'positive', dot: 'active' },
    thinking: { label: 'Thinking', tone: 'positive', dot: 'active' },
    responding: { label: 'Responding', tone: 'positive', dot: 'active' },
  });
});

test.each([...assistantStatuses, 'booting', 'offline'] as const)('%s has the rule of its row', (status) => {
  expect(assistantStatus(status)).toEqual(assistantStatusRules[status]);
});

test.each(oddWords)('%s is neutral with its own text and the ready dot', (word) => {
  expect(assistantStatus(word)).toEqual({ label: word, tone: 'neutral', dot: 'ready' });
});

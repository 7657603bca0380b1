import { eventAnswers } from '@switchboard/api-contract/agents/takesTime';
import { expect, test } from 'vitest';
import { oddWords } from '../../../test/rules/oddWords.ts';
import { eventMarks, shownAs } from './eventKind.tsx';

const eventTypes = ['outOfOffice', 'focusTime', 'workingLocation', 'birthday', 'fromGmail', 'default'];

test('each word of its own', () => {
  const words = [
    ...eventAnswers.map((answer) => eventMarks({ answer })),
    ...eventTypes.map((eventType) => eventMarks({ eventType })),
    ...['private', 'confidential', 'public'].map((visibility) => eventMarks({ visibility })),
  ];
  expect(words.map(([word = '-']) => word).join(', ')).toBe(
    '-, -, Declined, Answered maybe, Not answered, Not invited by name, Out of office, Focus time, Working location, Birthday, From Gmail, -, Private, Private, -',
  );
});

test('whether it takes time comes first, then what was answered, what it is and who may see it', () => {
  expect(shownAs({})).toBe('Busy');
  expect(shownAs({ status: 'cancelled' })).toBe('Free');
  expect(shownAs({ transparency: 'transparent', eventType: 'birthday', visibility: 'private' })).toBe(
    'Free · Birthday · Private',
  );
  expect(shownAs({ answer: 'tentative', eventType: 'outOfOffice' })).toBe('Busy · Answered maybe · Out of office');
});

test.each(oddWords)('%s is no mark', (word) => {
  expect(eventMarks({ answer: word, eventType: word, visibility: word, transparency: word })).toEqual([]);
});

import { expect, test } from 'vitest';
import { recordedTime, recorderMessages } from './recorderMessages.ts';

test('denied has the documented text', () => {
  expect(recorderMessages['microphone-denied'].text).toBe(
    'Microphone access denied. Please allow microphone access and try again.',
  );
});

test('each problem says what happened and then what to do', () => {
  for (const { text } of Object.values(recorderMessages)) expect(text).toMatch(/^[A-Z][^.]+\. [A-Z][^.]+\.$/);
});

test.each([
  [0, '0:00'],
  [7, '0:07'],
  [59, '0:59'],
  [60, '1:00'],
  [750, '12:30'],
  [3_600, '60:00'],
])('%d s is %s', (seconds, text) => {
  expect(recordedTime(seconds)).toBe(text);
});

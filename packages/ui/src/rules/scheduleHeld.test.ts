import { heldReasons } from '@switchboard/api-contract/schedules/schedule';
import { expect, test } from 'vitest';
import { oddWords } from '../../test/rules/oddWords.ts';
import { scheduleHeld } from './scheduleHeld.ts';

test.each(heldReasons)('%s is told in a sentence', (reason) => {
  expect(scheduleHeld(reason).says).toMatch(/^Held .+\.$/);
  expect(scheduleHeld(reason).says).not.toBe('Held for now.');
});

test('what a member can end has a button', () => {
  expect(heldReasons.map((reason) => [reason, scheduleHeld(reason).action]).filter(([, action]) => action)).toEqual([
    ['paused', 'Resume'],
    ['idle', 'Start'],
    ['training', 'Start'],
    ['error', 'Start'],
  ]);
});

test.each(oddWords)('%j is held without a reason', (word) => {
  expect(scheduleHeld(word)).toEqual({ says: 'Held for now.' });
});

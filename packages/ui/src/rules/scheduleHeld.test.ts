import { heldReasons } from '@switchboard/api-contract/schedules/schedule';
import { expect, test } from 'vitest';
import { oddWords } from '../../test/rules/oddWords.ts';
import { scheduleHeld } from './scheduleHeld.ts';

test('the whole table', () => {
  expect(Object.fromEntries(heldReasons.map((reason) => [reason, scheduleHeld(reason)]))).toEqual({
    disabled: { says: 'Held while the agent is switched off in its configuration.' },
    paused: { says: 'Held while the agent is paused.', action: 'Resume' },
    idle: { says: 'Held until the agent is started.', action: 'Start' },
    training: { says: 'Held while the agent is in training.', action: 'Start' },
    error: { says: 'Held while the agent is in error.', action: 'Start' },
    open: { says: 'Held until the last run has ended.' },
  });
});

test.each(oddWords)('%j is held without a reason', (word) => {
  expect(scheduleHeld(word)).toEqual({ says: 'Held for now.' });
});

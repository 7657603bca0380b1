import { answerStatuses } from '@switchboard/api-contract/conversations';
import { expect, test } from 'vitest';
import { answerStatus } from './assistant.ts';

test('tells how an answer ended, in words, unless it is whole or still coming', () => {
  expect(answerStatuses.map(answerStatus)).toEqual(['', '', 'Stopped here', 'Broke off here', '']);
  expect([undefined, 'toString', 'paused'].map(answerStatus)).toEqual(['', 'toString', 'paused']);
});

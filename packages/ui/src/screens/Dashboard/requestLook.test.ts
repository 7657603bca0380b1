import { requestStates } from '@switchboard/api-contract/requests';
import { expect, test } from 'vitest';
import { requestLook, requestLooks, requestOutcome } from './requestLook.ts';

test('each state of a request has its look, and one that nobody knows its own word', () => {
  expect(Object.keys(requestLooks)).toEqual([...requestStates]);
  expect(requestLook(undefined)).toBe(requestLooks.waiting);
  for (const odd of ['toString', '__proto__', 'of tomorrow'])
    expect(requestLook(odd)).toMatchObject({ tone: 'neutral', says: odd });
});

test.each([
  [{ state: 'waiting' }, ''],
  [{ state: 'done', outcome: 'Lead Generation Agent is running.' }, 'Done. Lead Generation Agent is running.'],
  [{ state: 'discarded', decidedBy: 'Ada Brandt' }, 'Discarded by Ada Brandt.'],
  [{ state: 'expired', decidedBy: undefined }, 'Nobody said yes in time.'],
  [{ state: 'failed', outcome: 'Apollo is not connected' }, 'It could not be done. Apollo is not connected.'],
])('of %j is said: %s', (request, words) => {
  expect(requestOutcome({ id: 'p_1', ...request })).toBe(words);
});

import { expect, test } from 'vitest';
import { RunFailure } from '../RunFailure.ts';
import { sendOnce } from './letter.ts';

const timedOut = { kind: 'timedOut', args: { service: 'Gmail' } } as const;
const reasonOf = (failure: RunFailure) =>
  sendOnce('gmail', () => Promise.reject(failure)).then(
    () => undefined,
    (error: unknown) => error instanceof RunFailure && error.reason,
  );

test('says that a message may have gone out where the service did not say', async () => {
  expect(await reasonOf(new RunFailure(timedOut, { again: true }))).toEqual({
    kind: 'sendingUncertain',
    args: { service: 'Gmail' },
  });
  expect(await reasonOf(new RunFailure({ kind: 'mailNotWritable', args: {} }))).toEqual({
    kind: 'mailNotWritable',
    args: {},
  });
});

test('what was refused for the moment did not go out', async () => {
  await sendOnce('gmail', (judge) => {
    expect(judge({ status: 429 })?.again).toBe(false);
    expect(judge({ status: 503 })).toBeUndefined();
    return Promise.resolve();
  });
});

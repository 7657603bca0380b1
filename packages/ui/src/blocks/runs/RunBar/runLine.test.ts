import { runSummary } from '@switchboard/api-mocks/builders/executions';
import { describe, expect, test } from 'vitest';
import { runLine, runProgress, runTime } from './runLine.ts';

const now = new Date('2026-11-20T08:41:20Z');
const open = { endTime: undefined, duration: undefined, result: undefined };

describe('the words of a run', () => {
  test.each([
    [{ ...open, status: 'queued', place: 1 }, 'Next in the queue', 'It starts when a place is free'],
    [{ ...open, status: 'queued', place: 3 }, 'Number 3 in the queue', 'It starts when a place is free'],
    [
      {
        ...open,
        status: 'queued',
        notBefore: '2026-11-20T08:41:50Z',
        errorMessage: { kind: 'busy', args: { service: 'Apollo' } },
      },
      'Apollo accepts no more requests at the moment',
      expect.stringMatching(/^It is tried again at .*:41:50$/),
    ],
    [{ ...open, status: 'running' }, 'Working', undefined],
    [
      { ...open, status: 'running', progress: { text: { kind: 'readingMessage', args: { message: 12, of: 25 } } } },
      'Reading message 12 of 25',
      undefined,
    ],
    [{ ...open, status: 'running', cancelling: true }, 'Ends after this step', 'Nothing is written after that'],
    [{ status: 'completed' }, '46 people found, 12 new leads', undefined],
    [{ status: 'completed', endedBy: 'dailyLimit' }, '46 people found, 12 new leads', 'Daily limit reached'],
    [
      { status: 'completed', endedBy: 'dailyLimit', result: 'Daily limit of 2,500 reached' },
      'Daily limit of 2,500 reached',
      undefined,
    ],
    [{ status: 'failed', result: undefined, attempts: 3, errorMessage: 'Too late' }, 'Too late', 'Tried 3 times'],
    [{ status: 'failed', result: undefined, errorMessage: ' ' }, 'No reason was given', undefined],
    [
      { status: 'cancelled', result: { kind: 'nothingKept', args: {} }, endedByName: 'Ada Brandt' },
      'Nothing was written',
      'Cancelled by Ada Brandt',
    ],
    [{ status: 'toString', result: undefined }, 'No details were given', undefined],
  ])('%o', (part, main, more) => expect(runLine(runSummary(part), now)).toEqual({ main, ...(more && { more }) }));
});

test.each([
  [{ startTime: '2026-11-20T08:40:38Z' }, '0:42'],
  [{ startTime: '2026-11-20T07:39:13Z' }, '1:02:07'],
  [{ startTime: undefined, queuedAt: '2026-11-20T08:41:06Z' }, '0:14'],
  [{ startTime: '2027-01-01T00:00:00Z' }, '0:00'],
  [{ startTime: 'soon' }, undefined],
])('the time of an open run, %o', (part, words) =>
  expect(runTime(runSummary({ status: 'running', ...open, ...part }), now)).toBe(words),
);
test('the time of one that has ended stands still', () => {
  expect(runTime(runSummary({ startTime: '2026-11-20T08:00:00Z', endTime: '2026-11-20T08:00:39Z' }), now)).toBe('0:39');
});

test.each([
  [
    { done: 24, of: 50 },
    { text: '24 of 50', percent: 48 },
  ],
  [
    { done: 60, of: 50 },
    { text: '50 of 50', percent: 100 },
  ],
  [{ done: 24 }, undefined],
  [{ done: 1, of: 0 }, undefined],
  [{ done: -1, of: 5 }, undefined],
])('progress %o', (progress, shown) => expect(runProgress(runSummary({ progress }))).toEqual(shown));

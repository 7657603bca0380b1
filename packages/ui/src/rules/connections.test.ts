import { connectionStatuses, testOutcomes } from '@switchboard/api-contract/connections';
import { describe, expect, test } from 'vitest';
import { oddWords } from '../../test/rules/oddWords.ts';
import {
  connectionBadge,
  connectionStatusRules,
  healthOf,
  notChecked,
  usagePercent,
  usageColour,
} from './connections.ts';

const lastTest = (outcome: string) => ({
  outcome,
  message: undefined,
  nextStep: undefined,
  latencyMs: undefined,
  testedAt: undefined,
});

describe('the badge of a card', () => {
  test('has its own word for a saved connection that could not be checked', () => {
    expect(connectionBadge({ status: 'pending', lastTest: lastTest('could-not-check') })).toEqual({
      label: 'Not checked',
      tone: 'caution',
      lamp: 'off',
    });
    expect(Object.values(connectionStatusRules).map(({ label }): string => label)).not.toContain(notChecked.label);
  });

  test.each(
    connectionStatuses
      .flatMap((status) => [undefined, ...testOutcomes, ...oddWords].map((outcome) => [status, outcome] as const))
      .filter(([status, outcome]) => status !== 'pending' || outcome !== 'could-not-check'),
  )('of %s after %s is that of its status', (status, outcome) => {
    expect(connectionBadge({ status, lastTest: outcome === undefined ? undefined : lastTest(outcome) })).toBe(
      connectionStatusRules[status],
    );
  });

  test('not-checked is not a status on the wire', () => {
    expect(connectionBadge({ status: 'not-checked', lastTest: undefined }).label).toBe('Disconnected');
  });
});

test.each([
  [100, 'excellent'],
  [90, 'good'],
  [75.1, 'good'],
  [75, 'fair'],
  [50, 'poor'],
  [0, 'poor'],
  [undefined, undefined],
])('a health of %s percent is called %s', (percent, word) => {
  expect(healthOf(percent)?.word).toBe(word);
});

test.each([
  [0, 'green'],
  [59.9, 'green'],
  [60, 'green'],
  [60.1, 'yellow'],
  [80, 'yellow'],
  [80.1, 'red'],
  [140, 'red'],
  [undefined, 'green'],
])('a usage of %s percent is %s', (percent, usage) => {
  expect(usageColour(percent)).toBe(usage);
});

test.each([
  [600, 1_000, 60],
  [0, 500, 0],
  [3, 2, 150],
  [1, 0, undefined],
  [1, -5, undefined],
  [undefined, 500, undefined],
  [1, undefined, undefined],
])('%s of %s is %s percent', (requests, limit, percent) => {
  expect(usagePercent(requests, limit)).toBe(percent);
});

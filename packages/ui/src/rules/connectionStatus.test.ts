import { connectionStatuses, testOutcomes } from '@switchboard/api-contract/connections';
import { describe, expect, test } from 'vitest';
import { connectionBadge, connectionStatusRules, notChecked } from './connectionStatus.ts';
import { oddWords } from '../../test/rules/oddWords.ts';

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

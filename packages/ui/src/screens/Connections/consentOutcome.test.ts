import { consentOutcomes } from '@switchboard/api-contract/consent';
import { expect, test } from 'vitest';
import { oddWords } from '../../../test/rules/oddWords.ts';
import { consentOutcome, consentOutcomeRules } from './consentOutcome.ts';

test('the tones of the whole table', () => {
  const tones = Object.entries(consentOutcomeRules).map(([outcome, { tone }]) => [outcome, tone]);
  expect(Object.fromEntries(tones)).toEqual({
    done: 'positive',
    missing: 'caution',
    failed: 'caution',
    kept: 'caution',
    denied: 'caution',
    'no-refresh': 'critical',
    mismatch: 'critical',
    client: 'critical',
    expired: 'caution',
    unreached: 'caution',
  });
});

test.each(consentOutcomes)('%s has the rule of its row', (outcome) => {
  expect(consentOutcome(outcome)).toBe(consentOutcomeRules[outcome]);
});

test('what changed nothing says so', () => {
  for (const outcome of ['denied', 'no-refresh', 'mismatch', 'client', 'expired', 'unreached'] as const)
    expect(consentOutcomeRules[outcome].text).toContain('Nothing was changed.');
});

test.each([...oddWords, undefined])('%s says nothing', (word) => {
  expect(consentOutcome(word)).toBeUndefined();
});

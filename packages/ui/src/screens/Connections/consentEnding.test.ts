import { consentOutcomes } from '@switchboard/api-contract/consent';
import { expect, test } from 'vitest';
import { oddWords } from '../../../test/rules/oddWords.ts';
import { consentEnding, consentEndings } from './consentEnding.ts';

test('the tones of the whole table', () => {
  const tones = Object.entries(consentEndings).map(([outcome, { tone }]) => [outcome, tone]);
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
  expect(consentEnding(outcome)).toBe(consentEndings[outcome]);
});

test('what changed nothing says so', () => {
  for (const outcome of ['denied', 'no-refresh', 'mismatch', 'client', 'expired', 'unreached'] as const)
    expect(consentEndings[outcome].text).toContain('Nothing was changed.');
});

test.each([...oddWords, undefined])('%s says nothing', (word) => {
  expect(consentEnding(word)).toBeUndefined();
});

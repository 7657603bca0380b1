import { expect, test } from 'vitest';
import { failed, loading, ready } from '../format/viewState.ts';
import { assistantReach, assistantReachRules as rules } from './assistantReach.ts';

const old = { since: new Date(0) };

test.each([
  ['nothing was read yet', loading, true, rules.unknown],
  ['the last read came', ready(1), true, rules.ready],
  ['the last read failed, an earlier one came', ready(1, old), true, rules.failing],
  ['no read ever came', failed('502: Bad gateway', () => {}), true, rules.failing],
  ['offline before anything was read', loading, false, rules.offline],
  ['offline with what was read', ready(1), false, rules.offline],
  ['offline with what is old', ready(1, old), false, rules.offline],
  ['offline, and no read ever came', failed('no answer', () => {}), false, rules.offline],
])('%s', (_, read, online, rule) => {
  expect(assistantReach(read, online)).toBe(rule);
});

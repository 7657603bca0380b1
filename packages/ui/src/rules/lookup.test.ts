import { expect, test } from 'vitest';
import { oddWords } from '../../test/rules/oddWords.ts';
import { lookup, thresholdFor, type Rule } from './lookup.ts';

const table = {
  open: { label: 'Open', tone: 'positive', lamp: 'lit' },
  shut: { label: 'Shut', tone: 'critical' },
} as const satisfies Record<string, Rule>;

test('a known value has the rule of its row', () => {
  expect(lookup(table, 'open')).toEqual({ label: 'Open', tone: 'positive', lamp: 'lit' });
  expect(lookup(table, 'shut')).toEqual({ label: 'Shut', tone: 'critical' });
});

test.each(oddWords)('%s is neutral and keeps its own text', (word) => {
  expect(lookup(table, word)).toEqual({ label: word, tone: 'neutral' });
});

test.each(['', '   ', undefined])('%j is neutral and says that it is unknown', (nothing) => {
  expect(lookup(table, nothing)).toEqual({ label: 'Unknown', tone: 'neutral' });
});

test('the caller may say how unknown values look', () => {
  expect(lookup<Rule>(table, 'ajar', { tone: 'caution', label: 'Not shut' })).toEqual({
    label: 'Not shut',
    tone: 'caution',
  });
});

const steps = [
  { above: 10, name: 'high' },
  { above: -Infinity, name: 'low' },
];

test.each([
  [9.99, 'low'],
  [10, 'low'],
  [10.01, 'high'],
  [1e308, 'high'],
  [-1, 'low'],
])('%d is on the %s step', (value, name) => {
  expect(thresholdFor(steps, value)?.name).toBe(name);
});

test('NaN is in no row', () => {
  expect(thresholdFor(steps, Number.NaN)).toBeUndefined();
  expect(thresholdFor(steps, undefined)).toBeUndefined();
});

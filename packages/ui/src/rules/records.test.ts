import { Star } from 'lucide-react';
import { expect, test } from 'vitest';
import { leadScore, rating } from './records.ts';

test.each([
  [100, 'solid', '100'],
  [81, 'solid', '81'],
  [80, 'soft', '80'],
  [79, 'soft', '79'],
  [61, 'soft', '61'],
  [60, 'outline', '60'],
  [59, 'outline', '59'],
  [0, 'outline', '0'],
  [-3, 'outline', '-3'],
])('a score of %d is %s', (score, variant, label) => {
  expect(leadScore(score)).toEqual({ label, tone: 'neutral', variant });
});

test('the bound applies to the score itself, not to the rounded figure', () => {
  expect(leadScore(80.4)).toEqual({ label: '80', tone: 'neutral', variant: 'solid' });
});

test('no score, no badge', () => {
  expect(leadScore(undefined)).toBeUndefined();
  expect(leadScore(Number.NaN)).toBeUndefined();
});

test.each([
  [5, 'solid', '5.0'],
  [4.1, 'solid', '4.1'],
  [4, 'soft', '4.0'],
  [3.9, 'soft', '3.9'],
  [3.1, 'soft', '3.1'],
  [3, 'outline', '3.0'],
  [2.9, 'outline', '2.9'],
  [0, 'outline', '0.0'],
])('%d stars are %s', (stars, variant, label) => {
  expect(rating(stars)).toEqual({ label, tone: 'neutral', variant, icon: Star });
});

test('no rating, no badge', () => {
  expect(rating(undefined)).toBeUndefined();
  expect(rating(Number.NaN)).toBeUndefined();
});

import { Star } from 'lucide-react';
import { expect, test } from 'vitest';
import { rating } from './rating.ts';

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

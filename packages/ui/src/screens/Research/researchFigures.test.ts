import { expect, test } from 'vitest';
import { speedPercent } from './researchFigures.ts';

test.each([
  [0, 100],
  [1.5, 75],
  [6, 0],
  [7, 0],
  [-1, undefined],
  [undefined, undefined],
])('an average of %s hours fills %s percent', (hours, filled) => expect(speedPercent(hours)).toBe(filled));

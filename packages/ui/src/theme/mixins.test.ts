import { expect, test } from 'vitest';
import { repeatTenTimes, tenTimesAsLong } from './mixins.ts';

test('the movement repeats ten times per iteration, each ending just before the next begins', () => {
  const frames = repeatTenTimes({ 0: 'begin', 50: 'middle', 100: 'end' });
  expect(Object.keys(frames)).toHaveLength(30);
  expect(frames).toMatchObject({
    '0%': 'begin',
    '5%': 'middle',
    '9.999%': 'end',
    '10%': 'begin',
    '95%': 'middle',
    '99.999%': 'end',
  });
});

test('the iteration lasts ten times as long', () => {
  expect(tenTimesAsLong('6s')).toBe('calc(6s * 10)');
});

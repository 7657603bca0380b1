import { expect, test } from 'vitest';
import { lasting, tenTimes } from './tenTimes.ts';

test('the movement stands ten times in the round, each end just before the next beginning', () => {
  const frames = tenTimes({ 0: 'begin', 50: 'middle', 100: 'end' });
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

test('the round lasts ten times as long', () => {
  expect(lasting('6s')).toBe('calc(6s * 10)');
});

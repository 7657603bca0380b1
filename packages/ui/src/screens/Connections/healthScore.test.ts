import { expect, test } from 'vitest';
import { healthScore } from './ConnectionTiles.tsx';

const now = new Date('2026-11-20T08:41:20Z');
const hour = (at: string, ok: number, failed: number, sandbox?: true) => ({ at, ok, failed, sandbox });

test('the share of the last 24 hours, real calls and those to the sandbox apart', () => {
  const hours = [
    hour('2026-11-19T08:00:00Z', 0, 50),
    hour('2026-11-19T09:00:00Z', 60, 6),
    hour('2026-11-20T08:00:00Z', 34, 0),
    hour('2026-11-20T08:00:00Z', 1, 3, true),
  ];
  expect(healthScore(hours, false, now)).toBe(94);
  expect(healthScore(hours, true, now)).toBe(25);
});

test('nothing is said without calls', () => {
  expect(healthScore([], false, now)).toBeUndefined();
  expect(healthScore([hour('2026-11-18T08:00:00Z', 3, 0)], false, now)).toBeUndefined();
  expect(healthScore([hour('not a time', 3, 0)], false, now)).toBeUndefined();
});

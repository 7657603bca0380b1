import { expect, test } from 'vitest';
import { calendarZone, zoneLong, zoneShort } from './calendarZone.ts';

const now = new Date('2026-11-20T08:41:20Z');

test('the first zone that is one', () => {
  expect(calendarZone('America/Denver', 'America/Chicago')).toBe('America/Denver');
  expect(calendarZone('Mars/Base', 'America/Chicago')).toBe('America/Chicago');
  expect(calendarZone(undefined, '')).toBeUndefined();
});

test('zones by name', () => {
  expect(zoneShort('America/New_York', now)).toBe('Eastern');
  expect(zoneLong('America/New_York', now)).toBe('America/New_York (Eastern)');
  expect(zoneShort('Asia/Tokyo', now)).toBe('Asia/Tokyo');
  expect(zoneLong('Asia/Tokyo', now)).toBe('Asia/Tokyo (GMT+9)');
  expect(zoneShort(undefined, now)).not.toBe('');
  expect(zoneLong(undefined, now)).toBe(zoneShort(undefined, now));
});

import { expect, test } from 'vitest';
import { setReaderZone } from '../../format/reader.ts';
import { calendarZone, timesHead, timesNote, typedTimesNote, zoneLong, zoneShort } from './calendarZone.ts';

const now = new Date('2026-11-20T08:41:20Z');

test('the first valid zone is used', () => {
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

test('the zone of the times when the calendar is in another zone', () => {
  setReaderZone('Asia/Kolkata');
  expect(timesNote('America/New_York', now)).toBe('Times in GMT+5:30, New York time in brackets');
  expect(timesHead('America/New_York', now)).toBe('GMT+5:30 (New York)');
  expect(typedTimesNote('America/New_York', now)).toMatch(
    /^Times are in your own time zone, GMT\+5:30\. The calendar works in New York time, (EST|GMT-5)\.$/,
  );
  setReaderZone('America/New_York');
  expect(timesNote('America/New_York', now)).toBe('Times in America/New_York (Eastern)');
  expect(timesHead('America/New_York', now)).toBe('Eastern');
  expect(typedTimesNote('America/New_York', now)).toBe('Times are in America/New_York (Eastern).');
  setReaderZone(undefined);
});

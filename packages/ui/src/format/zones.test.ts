import { afterEach, describe, expect, test } from 'vitest';
import { setReaderZone } from './reader.ts';
import { timeWithPlace, parseWallTime, wallTime, zonePlace } from './zones.ts';

const NEW_YORK = 'America/New_York';

describe('a local time becomes an instant', () => {
  test.each([
    ['2026-11-20T10:00', NEW_YORK, '2026-11-20T15:00:00.000Z'],
    ['2026-07-20T10:00', NEW_YORK, '2026-07-20T14:00:00.000Z'],
    ['2026-11-20T23:59', 'America/Los_Angeles', '2026-11-21T07:59:00.000Z'],
    ['2026-11-20T00:15', 'Asia/Kathmandu', '2026-11-19T18:30:00.000Z'],
    ['2026-11-20T10:00', 'Pacific/Kiritimati', '2026-11-19T20:00:00.000Z'],
  ])('%s in %s', (wall, zone, instant) => {
    expect(parseWallTime(wall, zone)?.toISOString()).toBe(instant);
    expect(wallTime(instant, zone)).toBe(wall);
  });

  test('just before and just after clocks go forward', () => {
    expect(parseWallTime('2026-03-08T01:59', NEW_YORK)?.toISOString()).toBe('2026-03-08T06:59:00.000Z');
    expect(parseWallTime('2026-03-08T03:00', NEW_YORK)?.toISOString()).toBe('2026-03-08T07:00:00.000Z');
  });
  test('a time skipped by clocks is moved that far after the jump', () => {
    expect(parseWallTime('2026-03-08T02:30', NEW_YORK)?.toISOString()).toBe('2026-03-08T07:30:00.000Z');
    expect(wallTime('2026-03-08T07:30:00Z', NEW_YORK)).toBe('2026-03-08T03:30');
  });
  test('a time that clocks show twice is the first', () => {
    expect(parseWallTime('2026-11-01T01:30', NEW_YORK)?.toISOString()).toBe('2026-11-01T05:30:00.000Z');
    expect(parseWallTime('2026-11-01T02:00', NEW_YORK)?.toISOString()).toBe('2026-11-01T07:00:00.000Z');
  });
  test.each(['', 'soon', '2026-13-45T10:00', '2026-11-20', '2026-11-20T10:00Z'])('%j is none', (wall) =>
    expect(parseWallTime(wall, NEW_YORK)).toBeNull(),
  );
});

describe('the time of a second zone', () => {
  afterEach(() => setReaderZone(undefined));

  test.each([
    ['Europe/Berlin', NEW_YORK, '2026-11-20T15:00:00Z', '10:00 New York'],
    // Summer time ends a week apart; for that week the difference is an hour less.
    ['Europe/Berlin', NEW_YORK, '2026-10-28T14:00:00Z', '10:00 New York'],
    ['Europe/Berlin', NEW_YORK, '2026-11-21T03:30:00Z', 'Fri 22:30 New York'],
    ['Asia/Kolkata', 'Asia/Kathmandu', '2026-11-20T10:00:00Z', '15:45 Kathmandu'],
    ['Europe/Berlin', 'UTC', '2026-11-20T10:00:00Z', '10:00 UTC'],
    ['Europe/Berlin', 'Europe/Paris', '2026-11-20T10:00:00Z', undefined],
    // The same in winter only.
    ['Africa/Tunis', 'Europe/Berlin', '2026-11-20T10:00:00Z', undefined],
    ['Africa/Tunis', 'Europe/Berlin', '2026-07-20T10:00:00Z', '12:00 Berlin'],
    ['Europe/Berlin', 'Mars/Base', '2026-11-20T10:00:00Z', undefined],
    ['Europe/Berlin', undefined, '2026-11-20T10:00:00Z', undefined],
    ['Europe/Berlin', NEW_YORK, 'soon', undefined],
  ])('beside that of %s, in %s at %s', (reader, zone, at, text) => {
    setReaderZone(reader);
    expect(timeWithPlace(at, zone)).toBe(text);
  });
  test('of a range', () => {
    setReaderZone('Europe/Berlin');
    expect(timeWithPlace('2026-11-20T15:00:00Z', NEW_YORK, '2026-11-20T16:00:00Z')).toBe('10:00–11:00 New York');
  });
  test.each([
    ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
    ['Etc/GMT+5', 'GMT-5'],
    ['UTC', 'UTC'],
  ])('%s is called %s', (zone, place) => expect(zonePlace(zone, '2026-11-20T15:00:00Z')).toBe(place));
});

test('an invalid instant has no local time', () => expect(wallTime('nonsense', NEW_YORK)).toBe(''));

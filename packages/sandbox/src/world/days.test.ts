import { expect, test } from 'vitest';
import { addDays, dateIn, instantAt, weekdayOf, withOffset, workday } from './days.ts';

const berlin = 'Europe/Berlin';

test('knows which date a zone has', () => {
  expect(dateIn(berlin, Date.parse('2026-11-20T22:59:00Z'))).toBe('2026-11-20');
  expect(dateIn(berlin, Date.parse('2026-11-20T23:00:00Z'))).toBe('2026-11-21');
  expect(dateIn('America/New_York', Date.parse('2026-11-20T04:59:59Z'))).toBe('2026-11-19');
});

test.each([
  ['2026-11-20', '09:00', '2026-11-20T08:00:00.000Z'],
  ['2026-07-20', '09:00', '2026-07-20T07:00:00.000Z'],
  // The day on which clocks go forward, and the one on which they go back.
  ['2026-03-29', '12:00', '2026-03-29T10:00:00.000Z'],
  ['2026-10-25', '12:00', '2026-10-25T11:00:00.000Z'],
])('%s %s in Berlin is %s', (date, time, instant) => {
  expect(new Date(instantAt(berlin, date, time)).toISOString()).toBe(instant);
});

test('writes an instant with the offset of its zone', () => {
  expect(withOffset(berlin, Date.parse('2026-11-20T08:00:00Z'))).toBe('2026-11-20T09:00:00+01:00');
  expect(withOffset(berlin, Date.parse('2026-07-20T08:00:00.400Z'))).toBe('2026-07-20T10:00:00+02:00');
  expect(withOffset('America/St_Johns', Date.parse('2026-11-20T01:00:00Z'))).toBe('2026-11-19T21:30:00-03:30');
  expect(withOffset('UTC', 0)).toBe('1970-01-01T00:00:00+00:00');
});

test('counts working days, over weekends and backwards', () => {
  expect(weekdayOf('2026-11-20')).toBe(5);
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(workday('2026-11-20', 0)).toBe('2026-11-20');
  expect(workday('2026-11-20', 1)).toBe('2026-11-23');
  expect(workday('2026-11-20', 6)).toBe('2026-11-30');
  expect(workday('2026-11-20', -1)).toBe('2026-11-19');
  expect(workday('2026-11-23', -1)).toBe('2026-11-20');
  for (const weekend of ['2026-11-21', '2026-11-22']) {
    expect(workday(weekend, 0)).toBe('2026-11-23');
    expect(workday(weekend, 1)).toBe('2026-11-24');
  }
});

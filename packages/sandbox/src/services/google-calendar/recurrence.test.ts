import { expect, test } from 'vitest';
import { expandRecurrence, readRule } from './recurrence.ts';
import { instantOf, type StoredEvent, type EventTime } from './StoredEvent.ts';

const event = (recurrence: string, start: EventTime, end: EventTime): StoredEvent => ({
  id: 'e',
  status: 'confirmed',
  start,
  end,
  organizer: { email: 'a@b.example' },
  attendees: [],
  fields: {},
  recurrence: [recurrence],
  removedFrom: [],
  created: 0,
  updated: 0,
  sequence: 0,
  version: 1,
});
const at = (text: string): EventTime => ({ at: Date.parse(text), zone: 'Europe/Berlin' });
const starts = (rule: string, start: string, to: string) =>
  expandRecurrence(event(rule, at(start), at(start)), Date.parse(to)).map((date) =>
    new Date(instantOf(date.start)).toISOString(),
  );

test('keeps the clock when it is put forward', () => {
  expect(starts('RRULE:FREQ=WEEKLY', '2026-03-23T09:00:00+01:00', '2026-04-07T00:00:00Z')).toEqual([
    '2026-03-23T08:00:00.000Z',
    '2026-03-30T07:00:00.000Z',
    '2026-04-06T07:00:00.000Z',
  ]);
});

test('keeps it on the very day too, forward and back', () => {
  const days = (from: string, to: string) => starts('RRULE:FREQ=DAILY', from, to);
  expect(days('2026-03-28T09:00:00+01:00', '2026-03-30T00:00:00Z')).toEqual([
    '2026-03-28T08:00:00.000Z',
    '2026-03-29T07:00:00.000Z',
  ]);
  expect(days('2026-10-24T09:00:00+02:00', '2026-10-26T00:00:00Z')).toEqual([
    '2026-10-24T07:00:00.000Z',
    '2026-10-25T08:00:00.000Z',
  ]);
});

test.each([
  ['FREQ=DAILY;COUNT=2', ['11-20', '11-21']],
  ['FREQ=DAILY;INTERVAL=3', ['11-20', '11-23', '11-26', '11-29']],
  ['FREQ=WEEKLY;BYDAY=MO,FR;UNTIL=20261127', ['11-20', '11-23', '11-27']],
  ['FREQ=WEEKLY;UNTIL=20261127T080000Z', ['11-20', '11-27']],
  ['FREQ=WEEKLY;UNTIL=20261127T075959Z', ['11-20']],
])('%s', (rule, days) => {
  const found = starts(`RRULE:${rule}`, '2026-11-20T09:00:00+01:00', '2026-12-01T00:00:00Z');
  expect(found.map((start) => start.slice(5, 10))).toEqual(days);
});

test('whole days stay whole days', () => {
  const days = expandRecurrence(
    event('RRULE:FREQ=WEEKLY', { date: '2026-11-20' }, { date: '2026-11-22' }),
    Date.parse('2026-11-28'),
  );
  expect(days.map(({ id, start, end }) => [id, start, end])).toEqual([
    ['e_20261120', { date: '2026-11-20' }, { date: '2026-11-22' }],
    ['e_20261127', { date: '2026-11-27' }, { date: '2026-11-29' }],
  ]);
});

test('knows no other rules', () => {
  for (const rule of ['RRULE:FREQ=MONTHLY', 'EXDATE:20261120', ''])
    expect(readRule([rule], at('2026-11-20T09:00:00Z'))).toBeUndefined();
});

import type { InferInput } from 'valibot';
import { calendarSettings, type event, type CalendarSettings } from './calendar.ts';
import { describe, expect, test } from 'vitest';
import { todaysSlots } from './todaysSlots.ts';
import { instantAt } from '../time.ts';
import { wordsOf } from '../words/wordsOf.ts';

type Event = InferInput<typeof event>;

const zone = 'America/New_York';
const thursday = '2026-03-12';
const settings: CalendarSettings = { ...calendarSettings.defaults, bufferTime: 0 };

let events = 0;
const between = (startTime: string, endTime: string, rest: Partial<Event> = {}): Event => ({
  id: `event-${(events += 1)}`,
  title: 'Review',
  type: 'meeting',
  status: 'confirmed',
  startTime,
  endTime,
  ...rest,
});
const on = (date: string, from: string, to: string, rest?: Partial<Event>) =>
  between(new Date(instantAt(zone, date, from)).toISOString(), new Date(instantAt(zone, date, to)).toISOString(), rest);
const today = (from: string, to: string, rest?: Partial<Event>) => on(thursday, from, to, rest);

/** Slots as '09:00-10:00', with the reason where one is taken. */
const slots = (given: readonly Event[], changed: Partial<CalendarSettings> = {}, date = thursday) =>
  todaysSlots(date, { ...settings, ...changed }, given).map(
    ({ date: day, startTime, endTime, isAvailable, conflictReason }) => {
      expect(day).toBe(date);
      expect(isAvailable).toBe(conflictReason === undefined);
      return `${startTime}-${endTime}${conflictReason === undefined ? '' : ` ${wordsOf(conflictReason)}`}`;
    },
  );

describe('the slots of a day', () => {
  test('are the free working hours without events', () => {
    expect(slots([])).toEqual(['09:00-17:00']);
  });

  test('are cut by events, which name themselves', () => {
    expect(slots([today('11:30', '12:00', { title: 'Weekly pipeline' }), today('10:00', '10:45')])).toEqual([
      '09:00-10:00',
      '10:00-10:45 Review',
      '10:45-11:30',
      '11:30-12:00 Weekly pipeline',
      '12:00-17:00',
    ]);
  });

  test('keep the buffer free before and after an event', () => {
    expect(slots([today('10:00', '11:00'), today('11:10', '12:00', { title: 'Call' })], { bufferTime: 15 })).toEqual([
      '09:00-09:45',
      '09:45-10:00 Buffer',
      '10:00-11:00 Review',
      '11:00-11:10 Buffer',
      '11:10-12:00 Call',
      '12:00-12:15 Buffer',
      '12:15-17:00',
    ]);
  });

  test('know the buffer of events just outside of the hours', () => {
    expect(slots([today('08:00', '09:00'), today('17:00', '18:00')], { bufferTime: 30 })).toEqual([
      '09:00-09:30 Buffer',
      '09:30-16:30',
      '16:30-17:00 Buffer',
    ]);
  });

  test('name events that overlap together', () => {
    expect(slots([today('10:00', '12:00'), today('11:00', '13:00', { title: 'Call' })])).toEqual([
      '09:00-10:00',
      '10:00-11:00 Review',
      '11:00-12:00 Review and Call',
      '12:00-13:00 Call',
      '13:00-17:00',
    ]);
    expect(slots([today('10:00', '11:00'), today('10:00', '11:00'), today('10:00', '11:00')])[1]).toBe(
      '10:00-11:00 Review and 2 more',
    );
  });

  test('are cut to the hours by events that cross midnight', () => {
    const late = between('2026-03-12T01:00:00Z', '2026-03-12T14:00:00Z', { title: 'Night train' });
    expect(slots([late])).toEqual(['09:00-10:00 Night train', '10:00-17:00']);
    expect(slots([between('2026-03-12T20:00:00Z', '2026-03-13T20:00:00Z', { title: 'Fair' })])).toEqual([
      '09:00-16:00',
      '16:00-17:00 Fair',
    ]);
    expect(slots([between('2026-03-10T00:00:00Z', '2026-03-20T00:00:00Z', { title: 'Holiday' })])).toEqual([
      '09:00-17:00 Holiday',
    ]);
  });

  test('are whole minutes', () => {
    expect(slots([between('2026-03-12T14:00:30Z', '2026-03-12T14:20:10Z')])).toEqual([
      '09:00-10:00',
      '10:00-10:21 Review',
      '10:21-17:00',
    ]);
  });

  test('take no notice of events that are over, cancelled or without proper times', () => {
    expect(
      slots([
        on('2026-03-11', '10:00', '11:00'),
        today('10:00', '11:00', { status: 'cancelled' }),
        between('soon', 'later'),
        today('12:00', '11:00'),
        { id: 'none' },
      ]),
    ).toEqual(['09:00-17:00']);
  });

  test('give an event without a title a name', () => {
    expect(slots([today('09:00', '17:00', { title: ' ' })])).toEqual(['09:00-17:00 An event']);
  });

  test('are full once the day has its most meetings; appointments do not count', () => {
    const day = [
      today('09:00', '10:00'),
      today('10:00', '11:00'),
      today('12:00', '13:00', { title: 'Dentist', type: 'appointment' }),
    ];
    expect(slots(day, { maxMeetingsPerDay: 3 })).toEqual([
      '09:00-11:00 Review',
      '11:00-12:00',
      '12:00-13:00 Dentist',
      '13:00-17:00',
    ]);
    expect(slots(day, { maxMeetingsPerDay: 2 })).toEqual([
      '09:00-11:00 Review',
      '11:00-12:00 Limit of 2 meetings reached',
      '12:00-13:00 Dentist',
      '13:00-17:00 Limit of 2 meetings reached',
    ]);
  });

  test('are one closed stretch on a day off', () => {
    expect(slots([], {}, '2026-03-14')).toEqual(['09:00-17:00 Not a working day']);
    expect(slots([], { workingHours: { ...settings.workingHours, workingDays: ['saturday'] } }, '2026-03-14')).toEqual([
      '09:00-17:00',
    ]);
  });

  test('follow the clocks of their zone when those go forward or back', () => {
    const early = {
      workingHours: { ...settings.workingHours, start: '00:00', end: '06:00', workingDays: ['sunday' as const] },
    };
    expect(slots([between('2026-03-08T06:30:00Z', '2026-03-08T07:30:00Z')], early, '2026-03-08')).toEqual([
      '00:00-01:30',
      '01:30-03:30 Review',
      '03:30-06:00',
    ]);
    expect(slots([between('2026-11-01T07:00:00Z', '2026-11-01T08:00:00Z')], early, '2026-11-01')).toEqual([
      '00:00-02:00',
      '02:00-03:00 Review',
      '03:00-06:00',
    ]);
    // The hour from one to two occurs twice. This event takes the second.
    expect(slots([between('2026-11-01T06:00:00Z', '2026-11-01T07:00:00Z')], early, '2026-11-01')).toEqual([
      '00:00-01:00',
      '01:00-02:00 Review',
      '02:00-06:00',
    ]);
    // Across the change, the clock times run backwards, but the instants don't.
    const berlin = { workingHours: { ...early.workingHours, timezone: 'Europe/Berlin' as never } };
    const back = todaysSlots('2026-10-25', { ...settings, ...berlin }, [
      between('2026-10-25T00:45:00Z', '2026-10-25T01:15:00Z'),
    ]);
    expect(back.map(({ startTime, endTime }) => `${startTime}-${endTime}`)).toEqual([
      '00:00-02:45',
      '02:45-02:15',
      '02:15-06:00',
    ]);
    expect(back.map(({ startsAt, endsAt }) => [startsAt, endsAt])).toEqual([
      ['2026-10-24T22:00:00.000Z', '2026-10-25T00:45:00.000Z'],
      ['2026-10-25T00:45:00.000Z', '2026-10-25T01:15:00.000Z'],
      ['2026-10-25T01:15:00.000Z', '2026-10-25T05:00:00.000Z'],
    ]);
    expect(
      todaysSlots('2026-03-29', { ...settings, ...berlin }, []).map(({ startsAt, endsAt }) => [startsAt, endsAt]),
    ).toEqual([['2026-03-28T23:00:00.000Z', '2026-03-29T04:00:00.000Z']]);
    // After the change, the same clock time is another instant.
    expect(slots([between('2026-03-06T15:00:00Z', '2026-03-06T16:00:00Z')], {}, '2026-03-06')[1]).toBe(
      '10:00-11:00 Review',
    );
    expect(slots([between('2026-03-09T15:00:00Z', '2026-03-09T16:00:00Z')], {}, '2026-03-09')[1]).toBe(
      '11:00-12:00 Review',
    );
  });
});

import { describe, expect, test } from 'vitest';
import { clocksIn, instantAt } from '../time.ts';
import { countDue, dueAfter, dueTimesFrom, type OnSchedule } from './dueTimes.ts';

const daily = (zone: string, time: string): OnSchedule => ({ kind: 'daily', zone, time });
const next = (schedule: OnSchedule, after: string, count = 1) => {
  const from = new Date(after);
  return dueTimesFrom(schedule, dueAfter(schedule, from, from), count).map((due) =>
    due.toISOString().replace(':00.000Z', 'Z'),
  );
};

describe('a time by the clock', () => {
  test.each([
    ['Europe/Berlin in winter', daily('Europe/Berlin', '08:00'), '2026-01-15T12:00Z', '2026-01-16T07:00Z'],
    ['Europe/Berlin in summer', daily('Europe/Berlin', '08:00'), '2026-07-15T12:00Z', '2026-07-16T06:00Z'],
    ['today, if it is still to come', daily('Europe/Berlin', '08:00'), '2026-01-15T06:59:59.999Z', '2026-01-15T07:00Z'],
    ['tomorrow, at the very instant', daily('Europe/Berlin', '08:00'), '2026-01-15T07:00Z', '2026-01-16T07:00Z'],
    ['without changes of clocks', daily('Asia/Kolkata', '08:00'), '2026-03-28T12:00Z', '2026-03-29T02:30Z'],
    ['UTC', daily('UTC', '00:00'), '2026-12-31T00:00Z', '2027-01-01T00:00Z'],
    ['the end of a month', daily('America/New_York', '23:59'), '2026-04-30T05:00Z', '2026-05-01T03:59Z'],
    ['the last of February', daily('Asia/Kolkata', '08:00'), '2028-02-28T12:00Z', '2028-02-29T02:30Z'],
    ['after the last of February', daily('Asia/Kolkata', '08:00'), '2028-02-29T12:00Z', '2028-03-01T02:30Z'],
    ['no 29 February', daily('Asia/Kolkata', '08:00'), '2027-02-28T12:00Z', '2027-03-01T02:30Z'],
  ])('%s', (_, schedule, after, due) => {
    expect(next(schedule, after)).toEqual([due]);
  });

  test.each([
    ['Europe/Berlin', '02:30', '2026-03-28T12:00Z', ['2026-03-29T01:00Z', '2026-03-30T00:30Z']],
    ['Europe/Berlin', '02:00', '2026-03-28T12:00Z', ['2026-03-29T01:00Z', '2026-03-30T00:00Z']],
    ['Europe/Berlin', '03:00', '2026-03-28T12:00Z', ['2026-03-29T01:00Z', '2026-03-30T01:00Z']],
    ['America/New_York', '02:30', '2026-03-07T12:00Z', ['2026-03-08T07:00Z', '2026-03-09T06:30Z']],
    ['Australia/Lord_Howe', '02:15', '2026-10-03T00:00Z', ['2026-10-03T15:30Z', '2026-10-04T15:15Z']],
    ['America/Havana', '00:30', '2026-03-07T12:00Z', ['2026-03-08T05:00Z', '2026-03-09T04:30Z']],
    ['Antarctica/Troll', '02:30', '2026-03-28T12:00Z', ['2026-03-29T01:00Z', '2026-03-30T00:30Z']],
  ])('that clocks in %s skip, %s, is due when they change', (zone, time, after, due) => {
    expect(next(daily(zone, time), after, 2)).toEqual(due);
  });

  test.each([
    ['Europe/Berlin', '02:30', '2026-10-24T12:00Z', ['2026-10-25T00:30Z', '2026-10-26T01:30Z']],
    ['Europe/Berlin', '02:30', '2026-10-25T00:30Z', ['2026-10-26T01:30Z', '2026-10-27T01:30Z']],
    ['Europe/Berlin', '02:30', '2026-10-25T01:10Z', ['2026-10-26T01:30Z', '2026-10-27T01:30Z']],
    ['Europe/Berlin', '02:00', '2026-10-24T12:00Z', ['2026-10-25T00:00Z', '2026-10-26T01:00Z']],
    ['Europe/Berlin', '03:00', '2026-10-24T12:00Z', ['2026-10-25T02:00Z', '2026-10-26T02:00Z']],
    ['America/New_York', '01:30', '2026-10-31T12:00Z', ['2026-11-01T05:30Z', '2026-11-02T06:30Z']],
    ['Australia/Lord_Howe', '01:45', '2026-04-03T20:00Z', ['2026-04-04T14:45Z', '2026-04-05T15:15Z']],
  ])('that clocks in %s show twice, %s, is due once, the first time', (zone, time, after, due) => {
    expect(next(daily(zone, time), after, 2)).toEqual(due);
  });

  test.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Sao_Paulo'])(
    'is due once on each date of a year in %s, at that time unless it is skipped',
    (zone) => {
      for (const time of ['00:00', '01:30', '02:15', '03:00', '23:45']) {
        const schedule = daily(zone, time);
        const from = new Date('2026-01-01T12:00Z');
        const dates = dueTimesFrom(schedule, dueAfter(schedule, from, from), 365).map((due) => {
          const shown = clocksIn(zone, due.getTime());
          const wanted = instantAt(zone, shown.date, time);
          const skipped = clocksIn(zone, wanted).time !== time;
          const changesNow = clocksIn(zone, due.getTime() - 60_000).time < time && shown.time > time;
          expect(skipped ? changesNow : due.getTime() === wanted, `${due.toISOString()} for ${time}`).toBe(true);
          return shown.date;
        });
        expect(new Set(dates).size).toBe(365);
      }
    },
  );
});

test('weekdays are Monday to Friday by the clocks of the zone', () => {
  const schedule: OnSchedule = { kind: 'weekdays', time: '08:00', zone: 'Pacific/Auckland' };
  expect(next(schedule, '2026-03-12T12:00Z', 3)).toEqual([
    '2026-03-12T19:00Z',
    '2026-03-15T19:00Z',
    '2026-03-16T19:00Z',
  ]);
});

test('weekly is on the chosen days, Sunday too', () => {
  const schedule: OnSchedule = { kind: 'weekly', days: ['mon', 'sun'], time: '08:00', zone: 'Europe/Berlin' };
  expect(next(schedule, '2026-03-27T12:00Z', 4)).toEqual([
    '2026-03-29T06:00Z',
    '2026-03-30T06:00Z',
    '2026-04-05T06:00Z',
    '2026-04-06T06:00Z',
  ]);
});

describe('an interval', () => {
  const schedule: OnSchedule = { kind: 'interval', everyMinutes: 45 };
  const last = new Date('2026-03-29T00:10:20.500Z');

  test('is counted from the last due time, whatever the clocks do', () => {
    expect(dueTimesFrom(schedule, dueAfter(schedule, last, last), 3).map((due) => due.toISOString())).toEqual([
      '2026-03-29T00:55:20.500Z',
      '2026-03-29T01:40:20.500Z',
      '2026-03-29T02:25:20.500Z',
    ]);
  });

  test.each([
    ['2026-03-29T00:55:20.499Z', '2026-03-29T00:55:20.500Z'],
    ['2026-03-29T00:55:20.500Z', '2026-03-29T01:40:20.500Z'],
    ['2026-03-30T00:00:00.000Z', '2026-03-30T00:10:20.500Z'],
    ['2026-03-28T00:00:00.000Z', '2026-03-29T00:55:20.500Z'],
  ])('keeps its step after a pause until %s', (after, due) => {
    expect(dueAfter(schedule, new Date(after), last).toISOString()).toBe(due);
  });
});

test.each<[OnSchedule, string, number]>([
  [daily('Europe/Berlin', '08:00'), '2026-03-27T06:59Z', 0],
  [daily('Europe/Berlin', '08:00'), '2026-03-27T07:00Z', 1],
  [daily('Europe/Berlin', '08:00'), '2026-04-03T05:00Z', 7],
  [{ kind: 'interval', everyMinutes: 15 }, '2026-03-27T06:59Z', 0],
  [{ kind: 'interval', everyMinutes: 15 }, '2026-03-27T07:00Z', 1],
  [{ kind: 'interval', everyMinutes: 15 }, '2026-03-27T08:14Z', 5],
])('%j counts its times until %s', (schedule, until, count) => {
  expect(countDue(schedule, new Date('2026-03-27T07:00Z'), new Date(until))).toBe(count);
});

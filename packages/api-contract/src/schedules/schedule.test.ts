import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { scheduleFrom, scheduleProblems, scheduleRequest } from './schedule.ts';

const at = { time: '08:00', zone: 'Europe/Berlin' };

describe('scheduleProblems', () => {
  test.each([
    [{ kind: 'off' }],
    [{ kind: 'interval', everyMinutes: 15 }],
    [{ kind: 'interval', everyMinutes: 1_440 }],
    [{ kind: 'daily', time: '00:00' }],
    [{ kind: 'weekdays', ...at, zone: 'UTC' }],
    [{ kind: 'weekly', ...at, days: ['sun', 'mon'] }],
    [{ kind: 'daily', ...at, input: 'x'.repeat(2_000) }],
    [{ kind: 'off', ...at, everyMinutes: 60 }],
  ])('finds none in %j', (given) => {
    expect(scheduleProblems(given)).toEqual({});
  });

  test.each<[object, object]>([
    [{ kind: 'monthly' }, { kind: 'Choose off, interval, daily, weekdays or weekly' }],
    ...[undefined, 14, 1_441, 15.5, '60'].map((everyMinutes): [object, object] => [
      { kind: 'interval', everyMinutes },
      { everyMinutes: 'Enter a number from 15 to 1440' },
    ]),
    ...[undefined, '8:00', '24:00', '08:60', '08:00:00', 8].map((time): [object, object] => [
      { kind: 'daily', time, zone: 'UTC' },
      { time: 'Enter a time such as 09:00' },
    ]),
    ...['', 'Europe/Nowhere', 'Berlin', '+02:00', 5].map((zone): [object, object] => [
      { kind: 'daily', time: '08:00', zone },
      { zone: 'Choose a time zone such as Europe/Berlin' },
    ]),
    [{ kind: 'weekly', ...at }, { days: 'Choose at least one day' }],
    [{ kind: 'weekly', ...at, days: [] }, { days: 'Choose at least one day' }],
    [{ kind: 'weekly', ...at, days: ['monday'] }, { days: 'Choose days from mon to sun' }],
    [{ kind: 'daily', ...at, input: 'x'.repeat(2_001) }, { input: 'The input must have at most 2000 characters' }],
    [
      { kind: 'weekly', days: [], time: 'noon', zone: 'Mars' },
      {
        days: 'Choose at least one day',
        time: 'Enter a time such as 09:00',
        zone: 'Choose a time zone such as Europe/Berlin',
      },
    ],
  ])('%j: %j', (given, problems) => {
    expect(scheduleProblems(given)).toEqual(problems);
  });
});

test.each([
  [{ kind: 'off', ...at, input: 'x' }, { kind: 'off' }],
  [
    { kind: 'interval', everyMinutes: 60, time: '08:00', days: ['mon'] },
    { kind: 'interval', everyMinutes: 60 },
  ],
  [
    { kind: 'daily', time: '08:00' },
    { kind: 'daily', time: '08:00', zone: 'UTC' },
  ],
  [
    { kind: 'weekly', ...at, everyMinutes: 60, days: ['sun', 'mon', 'sun'], input: ' News? ' },
    { kind: 'weekly', ...at, days: ['mon', 'sun'], input: 'News?' },
  ],
])('scheduleFrom keeps of %j what its kind uses', (given, schedule) => {
  expect(scheduleFrom(v.parse(scheduleRequest, given))).toEqual(schedule);
});

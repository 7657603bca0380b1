import { expect, test } from 'vitest';
import { timeIn, timesIn } from './timesIn.ts';

test.each([
  ['run leads every weekday at eight', { kind: 'weekdays', time: '08:00' }, 'run leads'],
  ['sync contacts every day at 7:30', { kind: 'daily', time: '07:30' }, 'sync contacts'],
  ['sync contacts daily at 7.30 pm', { kind: 'daily', time: '19:30' }, 'sync contacts'],
  ['check mail every morning', { kind: 'daily', time: '08:00' }, 'check mail'],
  ['every morning at six check the mail', { kind: 'daily', time: '06:00' }, 'check the mail'],
  ['scrape maps every evening at half past seven', { kind: 'daily', time: '19:30' }, 'scrape maps'],
  ['run leads at quarter to nine monday to friday', { kind: 'weekdays', time: '08:45' }, 'run leads'],
  ['run leads on mondays and thursdays at 9am', { kind: 'weekly', days: ['mon', 'thu'], time: '09:00' }, 'run leads'],
  ['run leads every tuesday at noon', { kind: 'weekly', days: ['tue'], time: '12:00' }, 'run leads'],
  ['run leads at 10 on weekends', { kind: 'weekly', days: ['sat', 'sun'], time: '10:00' }, 'run leads'],
  ['run leads every weekday', { kind: 'weekdays' }, 'run leads'],
  ['check the mail every 15 minutes', { kind: 'interval', everyMinutes: 15 }, 'check the mail'],
  ['check the mail every two hours', { kind: 'interval', everyMinutes: 120 }, 'check the mail'],
  ['check the mail every half hour', { kind: 'interval', everyMinutes: 30 }, 'check the mail'],
  ['check the mail hourly', { kind: 'interval', everyMinutes: 60 }, 'check the mail'],
  ['check the mail every hour', { kind: 'interval', everyMinutes: 60 }, 'check the mail'],
])('%j', (said, times, rest) => {
  expect(timesIn(said)).toEqual({ times, rest });
});

test.each([
  'run leads at eight',
  'what happened on monday',
  'the first thing',
  'the second run',
  'run leads now',
  'is everything ok',
  'sunny places',
  '',
])('%j repeats nothing', (said) => {
  expect(timesIn(said)).toBeUndefined();
});

test.each<[said: string, kind: string, when: string | number]>([
  // What is stated wins over the part of the day.
  ['every evening at 7 am', 'daily', '07:00'],
  ['every morning at 9pm', 'daily', '21:00'],
  ['every night at 1 a.m.', 'daily', '01:00'],
  ['every day at 12 am', 'daily', '00:00'],
  ['every day at 12:15 p.m.', 'daily', '12:15'],
  ['daily at seven pm', 'daily', '19:00'],
  ["every day at 8 o'clock pm", 'daily', '20:00'],
  // Night is from 18 to 5.
  ['every day at half past one at night', 'daily', '01:30'],
  ['at half past one at night every day', 'daily', '01:30'],
  ['every night at 2', 'daily', '02:00'],
  ['every night at 11', 'daily', '23:00'],
  ['every night at half past twelve', 'daily', '00:30'],
  ['daily at 10 at night', 'daily', '22:00'],
  ['daily at quarter to one at night', 'daily', '00:45'],
  ['daily at 5 at night', 'daily', '05:00'],
  ['every night', 'daily', '22:00'],
  ['every day at 6 in the evening', 'daily', '18:00'],
  ['each afternoon at three', 'daily', '15:00'],
  ['every friday night at nine', 'weekly', '21:00'],
  // Other words for times.
  ['every day at ten past eight', 'daily', '08:10'],
  ['every day at twenty-five to nine in the evening', 'daily', '20:35'],
  ['every day at eight thirty', 'daily', '08:30'],
  ['every day at half eight', 'daily', '08:30'],
  ['every day at 1830', 'daily', '18:30'],
  ['every day at 24:00', 'daily', '00:00'],
  ['every day at 8:05 in the morning', 'daily', '08:05'],
  ['at lunchtime on weekdays', 'weekdays', '12:00'],
  ['every morning on weekdays', 'weekdays', '08:00'],
  ['mon-fri at 6pm', 'weekdays', '18:00'],
  ['every day from monday to friday at 7', 'weekdays', '07:00'],
  ['every day except weekends at 7', 'weekdays', '07:00'],
  ['every day but not on sundays at 7', 'weekly', '07:00'],
  ['weekly on friday at noon', 'weekly', '12:00'],
  ['on tuesday and thursday at 10', 'weekly', '10:00'],
  ['once a day at 4 pm', 'daily', '16:00'],
  ['every hour and a half', 'interval', 90],
  ['every 1.5 hours', 'interval', 90],
  ['every two and a half hours', 'interval', 150],
  ['every twenty-five minutes', 'interval', 25],
  ['every quarter of an hour', 'interval', 15],
  ['every couple of hours', 'interval', 120],
  ['every other hour', 'interval', 120],
  ['once an hour', 'interval', 60],
  ['twice an hour', 'interval', 30],
  ['every 24 hours', 'interval', 1_440],
])('run leads %s: %s %s', (said, kind, when) => {
  expect(timesIn(`run leads ${said}`)).toMatchObject({
    times: { kind, ...(typeof when === 'number' ? { everyMinutes: when } : { time: when }) },
    rest: 'run leads',
  });
});

test('days that are left out', () => {
  expect(timesIn('run leads every day except monday and sunday')?.times?.days).toEqual([
    'tue',
    'wed',
    'thu',
    'fri',
    'sat',
  ]);
  expect(timesIn('run leads tuesday to thursday at 8')?.times?.days).toEqual(['tue', 'wed', 'thu']);
});

test.each([
  ['every five minutes', /every 5 minutes: the shortest interval is 15 minutes/],
  ['every minute', /every 1 minute: the shortest/],
  ['every 30 seconds', /more often than every 15 minutes/],
  ['every 36 hours', /every 36 hours: the longest interval is 24 hours/],
  ['on the first of the month', /by the month/],
  ['on the first of every month at 9', /by the month/],
  ['on the 1st', /by the month/],
  ['every month', /by the month/],
  ['monthly', /by the month/],
  ['on the last friday of each month', /by the month/],
  ['at the end of the month', /by the month/],
  ['once a year', /by the month or year/],
  ['every other day', /every few days/],
  ['every second tuesday at 8', /every few days/],
  ['every two weeks', /every few days/],
  ['every 3 days', /every few days/],
  ['twice a day', /several times a day/],
  ['three times a day', /several times a day/],
  ['every day at 8 and 18', /at several times of a day/],
  ['every day at 8 am and 6 pm', /at several times of a day/],
  ['every hour between 9 and 17', /within some hours or days/],
  ['every hour on weekdays', /within some hours or days/],
  ['every day at 25:00', /no time such as 25:00/],
  ['every week', /on which days/],
])('run leads %s can’t be, which is said', (said, why) => {
  expect(timesIn(`run leads ${said}`)).toEqual({ refused: expect.stringMatching(why), rest: 'run leads' });
});

test.each([
  ['at 10', '10:00'],
  ['at half past nine in the evening', '21:30'],
  ['10:30', '10:30'],
  ['9 pm', '21:00'],
  ['in the evening', '18:00'],
  ['the calendar agent', undefined],
])('the time in %j', (said, time) => {
  expect(timeIn(said).time).toBe(time);
});

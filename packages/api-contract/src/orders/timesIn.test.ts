import { expect, test } from 'vitest';
import { timesIn } from './timesIn.ts';

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

test.each(['run leads at eight', 'what happened on monday', 'run leads now', 'is everything ok', 'sunny places', ''])(
  '%j repeats nothing',
  (said) => {
    expect(timesIn(said)).toBeUndefined();
  },
);

test('a time that no clock shows is none', () => {
  expect(timesIn('run leads every day at 25:00')?.times).toEqual({ kind: 'daily' });
});

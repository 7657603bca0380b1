import { event } from '@switchboard/api-mocks/builders/calendar';
import { describe, expect, test } from 'vitest';
import { eventGroups, eventTime, sortEvents } from './eventTime.ts';

const zone = 'America/New_York';
const now = new Date('2026-11-20T08:41:20Z');
const at = (startTime: string, endTime: string, timeZone = zone) =>
  eventTime(event({ startTime, endTime }), now, timeZone);

describe('the wording of a time', () => {
  test('today is shown with its date', () => {
    expect(at('2026-11-20T15:00:00Z', '2026-11-20T15:45:00Z')).toMatchObject({
      duration: '45 min',
      day: 'Today, 20\u00a0Nov',
      until: undefined,
    });
  });
  test('another day is shown with its weekday, another year with the year', () => {
    expect(at('2026-11-23T15:00:00Z', '2026-11-23T16:00:00Z').day).toBe('Mon 23 Nov');
    expect(at('2027-01-04T15:00:00Z', '2027-01-04T16:00:00Z').day).toBe('Mon 4 Jan 2027');
  });
  test('the day depends on the zone: late on Friday in New York is Saturday in Berlin', () => {
    expect(at('2026-11-21T03:30:00Z', '2026-11-21T04:00:00Z').day).toBe('Today, 20\u00a0Nov');
    expect(at('2026-11-21T03:30:00Z', '2026-11-21T04:00:00Z', 'Europe/Berlin').day).toBe('Sat 21 Nov');
  });
  test('an event past midnight says until when', () => {
    expect(at('2026-11-21T03:30:00Z', '2026-11-21T06:15:00Z')).toMatchObject({
      duration: '2 h 45 min',
      day: 'Today, 20\u00a0Nov',
      until: 'until Sat 01:15',
    });
    expect(at('2026-11-21T03:30:00Z', '2026-11-21T06:15:00Z', 'Europe/Berlin').until).toBeUndefined();
    expect(at('2026-11-20T15:00:00Z', '2026-11-28T06:15:00Z').until).toBe('until 28 Nov 01:15');
  });
  test('the duration is the time that really passes when clocks go forward or back', () => {
    // 01:30 to 03:30 on the clocks of 8 March; 00:30 to 02:30 on those of 1 November.
    expect(at('2026-03-08T06:30:00Z', '2026-03-08T07:30:00Z').duration).toBe('1 h');
    expect(at('2026-11-01T04:30:00Z', '2026-11-01T07:30:00Z').duration).toBe('3 h');
  });
  test('whole days are those of their zone, and say the last one', () => {
    const days = (startTime: string, endTime: string) =>
      eventTime(event({ startTime, endTime, isAllDay: true }), now, zone);
    expect(days('2026-11-20T05:00:00Z', '2026-11-21T05:00:00Z')).toMatchObject({ day: 'Today, 20\u00a0Nov' });
    expect(days('2026-11-20T05:00:00Z', '2026-11-21T05:00:00Z')).not.toMatchObject({ until: expect.any(String) });
    expect(days('2026-11-21T05:00:00Z', '2026-11-24T05:00:00Z')).toMatchObject({
      day: 'Sat 21 Nov',
      until: 'until Mon 23 Nov',
    });
    // The clocks go back on 1 November: the day has 25 hours.
    expect(days('2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z')).toMatchObject({ day: 'Sun 1 Nov', until: undefined });
  });
  test('an end not after the start gives no duration', () => {
    expect(at('2026-11-20T15:00:00Z', '2026-11-20T15:00:00Z').duration).toBeUndefined();
    expect(at('2026-11-20T15:00:00Z', '2026-13-45T99:00:00Z').duration).toBeUndefined();
    expect(at('nonsense', '2026-11-20T15:00:00Z')).toEqual({
      start: undefined,
      end: new Date('2026-11-20T15:00:00Z'),
      day: undefined,
    });
  });
});

describe('the order of events', () => {
  const list = [
    event({ id: 'none', startTime: 'nonsense', endTime: undefined }),
    event({ id: 'over', startTime: '2026-11-18T10:00:00Z', endTime: '2026-11-18T11:00:00Z' }),
    event({ id: 'later', startTime: '2026-11-24T10:00:00Z', endTime: '2026-11-24T11:00:00Z' }),
    event({ id: 'just over', startTime: '2026-11-20T07:00:00Z', endTime: '2026-11-20T08:00:00Z' }),
    event({ id: 'running', startTime: '2026-11-20T08:00:00Z', endTime: '2026-11-20T09:00:00Z' }),
  ];
  const groups = (events: typeof list) =>
    eventGroups(events, now).map(({ title, events: those }) => [title, ...those.map(({ id }) => id)]);

  test('upcoming events come first, then past ones, then those without a time', () => {
    expect(sortEvents(list, now).map(({ id }) => id)).toEqual(['running', 'later', 'just over', 'over', 'none']);
  });
  test('each group has its title, and empty groups are left out', () => {
    expect(groups(sortEvents(list, now))).toEqual([
      ['Upcoming', 'running', 'later'],
      ['Past', 'just over', 'over'],
      ['Without a time', 'none'],
    ]);
    expect(groups(list.slice(2, 3))).toEqual([['Upcoming', 'later']]);
  });
});

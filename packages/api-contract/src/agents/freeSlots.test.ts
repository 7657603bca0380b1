import { expect, test } from 'vitest';
import { clocksIn, instantAt } from '../time.ts';
import { calendarSettings, type CalendarSettings } from './calendar.ts';
import { freeSlots } from './freeSlots.ts';

const zone = 'America/New_York';
/** A Monday. */
const monday = '2026-03-16';
const at = (time: string, date = monday) => instantAt(zone, date, time);
const busy = (from: string, to: string, date = monday) => ({ from: at(from, date), to: at(to, date) });
const { defaults } = calendarSettings;

type Search = Parameters<typeof freeSlots>[0];
const search = (more: Partial<Omit<Search, 'settings'>> & { readonly settings?: Partial<CalendarSettings> } = {}) =>
  freeSlots({
    own: [],
    others: [],
    meetings: [],
    minutes: 60,
    from: at('00:00'),
    ...more,
    settings: { ...defaults, ...more.settings },
  }).map((slot) => {
    const [from, to] = [clocksIn(zone, slot.from), clocksIn(zone, slot.to)];
    return `${from.date.slice(5)} ${from.time}–${to.time}`;
  });
const ofMonday = (more: Parameters<typeof search>[0]) => search(more).filter((slot) => slot.startsWith('03-16'));
const hours = (more: Partial<CalendarSettings['workingHours']>) => ({
  settings: { workingHours: { ...defaults.workingHours, ...more } },
});

test('three a day, six in all, within the working hours', () => {
  expect(search()).toEqual([
    '03-16 09:00–10:00',
    '03-16 10:00–11:00',
    '03-16 11:00–12:00',
    '03-17 09:00–10:00',
    '03-17 10:00–11:00',
    '03-17 11:00–12:00',
  ]);
  expect(search(hours({ start: '15:30' })).slice(0, 2)).toEqual(['03-16 15:30–16:30', '03-17 15:30–16:30']);
  expect(search(hours({ workingDays: ['thursday'] })).map((slot) => slot.slice(0, 5))).toEqual([
    '03-19',
    '03-19',
    '03-19',
    '03-26',
    '03-26',
    '03-26',
  ]);
});
test('short ones are an hour apart, and all begin at a quarter', () => {
  expect(ofMonday({ minutes: 20, from: at('13:07') })).toEqual([
    '03-16 13:15–13:35',
    '03-16 14:15–14:35',
    '03-16 15:15–15:35',
  ]);
});
test('the buffer is kept around what the calendar has, not around what others have', () => {
  const morning = [busy('09:00', '12:00')];
  expect(ofMonday({ own: morning })[0]).toBe('03-16 12:15–13:15');
  expect(ofMonday({ own: morning, settings: { bufferTime: 60 } })[0]).toBe('03-16 13:00–14:00');
  expect(ofMonday({ others: morning })[0]).toBe('03-16 12:00–13:00');
  expect(ofMonday({ own: [busy('09:00', '12:00')], others: [busy('13:00', '15:40')] })).toEqual(['03-16 15:45–16:45']);
});
test('a day that has as many meetings as it may has no slot', () => {
  const meetings = [busy('09:00', '09:30'), busy('16:00', '16:30')];
  expect(ofMonday({ meetings, settings: { maxMeetingsPerDay: 3 } })).toHaveLength(3);
  expect(ofMonday({ meetings, settings: { maxMeetingsPerDay: 2 } })).toEqual([]);
});
test('nothing fits where nobody is free, or the event is longer than the day', () => {
  expect(search({ others: [{ from: at('00:00'), to: at('00:00', '2026-04-16') }] })).toEqual([]);
  expect(search({ minutes: 481 })).toEqual([]);
});
test('the working hours are those of the clocks, before and after these change', () => {
  const everyDay = hours({ workingDays: ['saturday', 'sunday', 'monday'] });
  const instants = freeSlots({
    own: [],
    others: [],
    meetings: [],
    minutes: 480,
    from: at('00:00', '2026-03-07'),
    settings: { ...defaults, ...everyDay.settings },
  }).map(({ from }) => new Date(from).toISOString());
  expect(instants.slice(0, 3)).toEqual([
    '2026-03-07T14:00:00.000Z',
    '2026-03-08T13:00:00.000Z',
    '2026-03-09T13:00:00.000Z',
  ]);
});

import { expect, test } from 'vitest';
import { instantAt } from '../time.ts';
import { calendarSettings, type event } from './calendar.ts';
import { calendarApi } from './calendarApi.ts';
import type * as v from 'valibot';
import { takesTime } from './takesTime.ts';

type Event = v.InferInput<typeof event>;

const zone = 'America/New_York';
const settings = calendarSettings.defaults;
const thursday = '2026-03-12';
const at = (time: string, date = thursday) => new Date(instantAt(zone, date, time)).toISOString();
const noon: Event = { id: 'noon', title: 'Noon', type: 'meeting', startTime: at('12:00'), endTime: at('13:00') };
const beside = (more: Partial<Event>): Event => ({ ...noon, id: 'beside', title: 'Beside', ...more });

/** What the page says of a meeting at noon and another event. */
function shown(more: Partial<Event>) {
  const { answer } = calendarApi.describeAgentPage({
    head: {} as never,
    records: { events: [noon, beside(more)], answers: [], proposals: [] },
    ran: true,
    now: new Date(at('08:00')),
    settings,
  } as never);
  const { eventsManaged, eventsThisWeek, meetingsScheduled, meetingsToday, conflictsOpen } = answer.metrics ?? {};
  return {
    figures: [eventsManaged, eventsThisWeek, meetingsScheduled, meetingsToday, conflictsOpen],
    slots: (answer.slots ?? []).map(({ startTime, isAvailable }) => `${startTime} ${isAvailable ? 'free' : 'busy'}`),
  };
}
const alone = {
  figures: [2, 1, 1, 1, 0],
  slots: ['09:00 free', '11:45 busy', '12:00 busy', '13:00 busy', '13:15 free'],
};

test.each<[string, Partial<Event>]>([
  ['what is free', { transparency: 'transparent' }],
  [
    'what is free all day',
    { transparency: 'transparent', isAllDay: true, startTime: at('00:00'), endTime: at('00:00', '2026-03-13') },
  ],
  ['what was declined', { answer: 'declined' }],
  ['what was cancelled', { status: 'cancelled' }],
  ['a working location', { eventType: 'workingLocation', isAllDay: true }],
  ['a birthday', { eventType: 'birthday', isAllDay: true }],
  ['what has no length', { endTime: noon.startTime }],
  ['what ends before it begins', { endTime: at('11:00') }],
])('%s is neither busy nor a conflict nor a meeting', (_, more) => {
  expect(takesTime(beside(more))).toBe(false);
  expect(shown(more)).toEqual(alone);
});

test.each<[string, Partial<Event>]>([
  ['an event of before, without any of the fields', {}],
  ['what waits for an answer', { answer: 'open' }],
  ['what was answered with maybe', { answer: 'tentative' }],
  ['what is not settled yet', { status: 'tentative' }],
  ['what came through a group', { answer: 'unnamed' }],
  ['what is private', { visibility: 'private' }],
  ['a booking from Gmail', { eventType: 'fromGmail' }],
  ['focus time', { eventType: 'focusTime' }],
])('%s takes up time', (_, more) => {
  expect(takesTime(beside(more))).toBe(true);
  expect(shown(more).figures).toEqual([2, 2, 2, 2, 1]);
});

test.each<[string, Partial<Event>]>([
  ['out of office', { eventType: 'outOfOffice', startTime: at('00:00'), endTime: at('23:59') }],
  ['a busy day', { isAllDay: true, startTime: at('00:00'), endTime: at('00:00', '2026-03-13') }],
  ['a busy week', { isAllDay: true, startTime: at('00:00', '2026-03-09'), endTime: at('00:00', '2026-03-14') }],
])('%s blocks the whole day, and is no meeting', (_, more) => {
  const { figures, slots } = shown({ type: 'appointment', ...more });
  expect(figures).toEqual([2, 2, 1, 1, 1]);
  expect(slots.every((slot) => slot.endsWith('busy'))).toBe(true);
});

test('what ends after midnight blocks the evening only', () => {
  const { slots } = shown({ startTime: at('16:30'), endTime: at('01:00', '2026-03-13') });
  expect(slots.at(-1)).toBe('16:30 busy');
  expect(slots).toContain('13:15 free');
});

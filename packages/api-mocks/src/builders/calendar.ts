import {
  calendarSettings,
  calendarStatus as statusSchema,
  event as eventSchema,
  slot as slotSchema,
  type CalendarSettings,
} from '@switchboard/api-contract/agents/calendar';
import { sampleCalendar } from '@switchboard/api-contract/samples/calendar';
import { clocksIn, instantAt } from '@switchboard/api-contract/time';
import type * as v from 'valibot';
import { FIXED_NOW } from '../now.ts';
import { read } from './build.ts';

export type EventAnswer = v.InferInput<typeof eventSchema>;
export type SlotAnswer = v.InferInput<typeof slotSchema>;
export type CalendarStatusAnswer = v.InferInput<typeof statusSchema>;

const zone = 'America/New_York';
const today = clocksIn(zone, FIXED_NOW.getTime()).date;
const eastern = (time: string) => new Date(instantAt(zone, today, time)).toISOString();

/** A confirmed meeting at 10:00 Eastern with one answer outstanding. */
export function eventAnswer(overrides: Partial<EventAnswer> = {}): EventAnswer {
  return {
    id: 'event-1',
    title: 'Pilot review with Helio Biosciences',
    description: 'Results of the first six weeks.',
    startTime: eastern('10:00'),
    endTime: eastern('10:45'),
    attendees: [
      { name: 'Marcus Oyelaran', email: 'm.oyelaran@heliobio.io', status: 'accepted' },
      { name: 'Ada Brandt', email: 'ada.brandt@heliobio.io', status: 'pending' },
    ],
    location: 'Google Meet',
    meetingLink: 'https://meet.example/pilot-review',
    type: 'meeting',
    status: 'confirmed',
    calendarId: 'primary',
    createdBy: 'demo@switchboard.test',
    isRecurring: false,
    priority: 'high',
    ...overrides,
  };
}
export const event = (overrides: Partial<EventAnswer> = {}) => read(eventSchema, eventAnswer(overrides));

/** A free hour. */
export function slotAnswer(overrides: Partial<SlotAnswer> = {}): SlotAnswer {
  return { date: '2026-11-20', startTime: '09:00', endTime: '10:00', isAvailable: true, ...overrides };
}
export const slot = (overrides: Partial<SlotAnswer> = {}) => read(slotSchema, slotAnswer(overrides));

/** The page's records and figures, marked as samples; `{ sample: false }` makes them the organisation's own. */
export function calendarStatusAnswer(overrides: Partial<CalendarStatusAnswer> = {}): CalendarStatusAnswer {
  return { ...sampleCalendar(FIXED_NOW), ...overrides };
}
export const calendarStatus = (overrides: Partial<CalendarStatusAnswer> = {}) =>
  read(statusSchema, calendarStatusAnswer(overrides));

/** The standard settings. */
export const calendarSettingsValue = (overrides: Partial<CalendarSettings> = {}): CalendarSettings => ({
  ...calendarSettings.defaults,
  ...overrides,
});

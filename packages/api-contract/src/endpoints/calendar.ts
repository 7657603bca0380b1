import { calendarStatus, event, newEvent } from '../records/calendar.ts';
import { get, post } from './Endpoint.ts';

/** The calendar page. */
export const calendarEndpoints = {
  calendarStatus: get('/api/agents/calendar/status', calendarStatus),
  scheduleEvent: post('/api/agents/calendar/records/events', newEvent, event),
} as const;

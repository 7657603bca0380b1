import * as v from 'valibot';
import { googleAccount } from './googleAccount.ts';

/** Reads one entry of the list of calendars: https://developers.google.com/calendar/api/v3/reference/calendarList/list */
export const googleCalendar = googleAccount({
  service: 'google-calendar',
  url: 'https://www.googleapis.com/calendar/v3/users/me/calendarList?maxResults=1',
  success: v.object({ kind: v.literal('calendar#calendarList') }),
});

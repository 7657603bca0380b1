import * as v from 'valibot';
import { googleAccountOf } from '../../services/connections/googleAccountOf.ts';
import { signInToGoogle } from '../google.ts';
import { plainText } from '../plainText.ts';
import { openTool, type Open } from './OpenTool.ts';

const mostGiven = 50;
const usualDays = 14;
const dayMs = 86_400_000;
const address = 'https://www.googleapis.com/calendar/v3/calendars/primary/events';
const fields = 'items(summary,location,start,end,attendees(email,displayName,responseStatus))';

const moment = v.optional(v.object({ date: v.optional(v.string()), dateTime: v.optional(v.string()) }));
const person = v.object({
  email: v.optional(v.string()),
  displayName: v.optional(v.string()),
  responseStatus: v.optional(v.string()),
});
const event = v.object({
  summary: v.optional(v.string()),
  location: v.optional(v.string()),
  start: moment,
  end: moment,
  attendees: v.optional(v.array(person), []),
});
const page = v.object({ items: v.optional(v.array(event), []) });
const input = v.strictObject({
  days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60), v.description('Days from now on'))),
});

/** Reads events of the connected calendar. Changes nothing there. */
export const openCalendar: Open = async (context, run) => {
  const account = await googleAccountOf(context, run.tenantId, ['google-calendar']);
  if (!account) return undefined;
  const { read } = await signInToGoogle(context, run, account, { kind: 'eventsNotReadable', args: {} });
  return openTool({
    description: 'Reads the events of the calendar: meetings with their times, places and attendees.',
    input,
    use: async ({ days = usualDays }) => {
      const now = context.clock();
      const query = {
        timeMin: now.toISOString(),
        timeMax: new Date(now.getTime() + days * dayMs).toISOString(),
        singleEvents: 'true',
        orderBy: 'startTime',
        maxResults: String(mostGiven),
        prettyPrint: 'false',
        fields,
      };
      const { items } = await read(address, query, page);
      return {
        events: items.map(({ summary, location, start, end, attendees }) => ({
          title: plainText(summary, 200),
          start: start?.dateTime ?? start?.date ?? '',
          end: end?.dateTime ?? end?.date ?? '',
          ...(location && { location: plainText(location, 200) }),
          attendees: attendees.map(({ email, displayName }) => plainText(displayName ?? email, 200)),
        })),
      };
    },
  });
};

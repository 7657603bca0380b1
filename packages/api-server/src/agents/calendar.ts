import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import * as v from 'valibot';
import { addDays, clocksIn, instantAt } from '@switchboard/api-contract/zone';
import { googleAccountOf } from '../services/connections/googleAccountOf.ts';
import type { RecordOf } from '../services/records/collections.ts';
import { deleteRecords, readRecords, writeRecords } from '../services/records/records.ts';
import { isFrom } from '../runs/Origin.ts';
import { signInToGoogle } from './google.ts';
import { plainText } from './plainText.ts';
import { RunFailure, type Program } from './Program.ts';
import { wrote } from './wrote.ts';

const daysBack = 7;
const daysAhead = 28;
const mostPages = 10;
/** What is kept of an event. */
const fields =
  'nextPageToken,items(id,status,summary,description,location,hangoutLink,start,end,attendees(email,displayName,responseStatus),creator(email,displayName),recurringEventId)';
const idOf = (id: string): string => `google-${id}`;

const person = v.object({
  email: v.optional(v.string()),
  displayName: v.optional(v.string()),
  responseStatus: v.optional(v.string()),
});
const moment = v.object({
  date: v.optional(v.pipe(v.string(), v.isoDate())),
  dateTime: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});
const event = v.object({
  id: v.string(),
  status: v.optional(v.string()),
  summary: v.optional(v.string()),
  description: v.optional(v.string()),
  location: v.optional(v.string()),
  hangoutLink: v.optional(v.string()),
  start: v.optional(moment),
  end: v.optional(moment),
  attendees: v.optional(v.array(person), []),
  creator: v.optional(person),
  recurringEventId: v.optional(v.string()),
});
const page = v.object({ items: v.optional(v.array(event), []), nextPageToken: v.optional(v.string()) });

/** Copies the events of the connected calendar, from a week ago to four weeks ahead. Changes nothing in that calendar. */
export const calendar: Program = async (context, run) => {
  const { googleCalendarSync, workingHours } = calendarSettings.read(run.configuration.customSettings);
  if (!googleCalendarSync) throw new RunFailure({ kind: 'calendarSyncOff', args: {} });
  const account = await googleAccountOf(context, run.tenantId, ['google-calendar']);
  if (!account) throw new RunFailure({ kind: 'connectAccount', args: { services: ['Google Calendar'] } });
  const { read } = await signInToGoogle(context, run, account, { kind: 'eventsNotReadable', args: {} });
  const zone = workingHours.timezone;
  const today = clocksIn(zone, context.clock().getTime()).date;
  const [from, to] = [addDays(today, -daysBack), addDays(today, daysAhead)].map((date) =>
    new Date(instantAt(zone, date, '00:00')).toISOString(),
  );

  const events: RecordOf<'events'>[] = [];
  let pageToken = '';
  for (let count = 0; count < mostPages; count += 1) {
    run.log.progress({ text: { kind: 'readingPage', args: { service: 'Google Calendar', page: count + 1 } } });
    // https://developers.google.com/calendar/api/v3/reference/events/list
    const { items, nextPageToken } = await read(
      'https://www.googleapis.com/calendar/v3/calendars/primary/events',
      {
        timeMin: from ?? '',
        timeMax: to ?? '',
        singleEvents: 'true',
        orderBy: 'startTime',
        maxResults: '100',
        prettyPrint: 'false',
        // Without it, the answer of an ordinary calendar is too large.
        fields,
        ...(pageToken && { pageToken }),
      },
      page,
      { kind: 'pageRead', args: { service: 'Google Calendar', page: count + 1 } },
    );
    events.push(...items.flatMap((item) => readEvent(item, zone) ?? []));
    if (!nextPageToken) break;
    pageToken = nextPageToken;
  }

  const { tenantId, agent, origin } = run;
  const place = { tenantId, agentId: agent.id, collection: 'events', origin } as const;
  const now = new Set(events.map(({ id }) => id));
  const stored = (await readRecords(context.db, place, Number.POSITIVE_INFINITY)).filter(isFrom(origin));
  const known = new Set(stored.map(({ id }) => id));
  const gone = stored
    .filter(({ id, startTime }) => id.startsWith('google-') && !now.has(id) && (startTime ?? '') >= (from ?? ''))
    .map(({ id }) => id);
  return {
    result: { kind: 'eventsRead', args: { events: events.length } },
    activity: { kind: 'synced', text: { kind: 'calendarSynced', args: { events: events.length } } },
    wrote: wrote('events', {
      added: events.filter(({ id }) => !known.has(id)).length,
      updated: events.filter(({ id }) => known.has(id)).length,
      removed: gone.length,
    }),
    write: async (db, at) => {
      await deleteRecords(db, place, gone);
      await writeRecords(
        db,
        place,
        events.map((record) => ({ record, createdAt: at })),
      );
    },
  };
};

/** An event with times. An all-day event lasts from midnight to midnight in the zone of the working hours. */
function readEvent(item: v.InferOutput<typeof event>, zone: string): RecordOf<'events'> | undefined {
  const instantOf = (when: v.InferOutput<typeof moment> | undefined): string | undefined => {
    if (when?.dateTime) return new Date(when.dateTime).toISOString();
    return when?.date ? new Date(instantAt(zone, when.date, '00:00')).toISOString() : undefined;
  };
  const [startTime, endTime] = [instantOf(item.start), instantOf(item.end)];
  if (!startTime || !endTime) return undefined;
  const title = plainText(item.summary, 200);
  return {
    id: idOf(item.id),
    ...(title ? { title } : {}),
    description: plainText(item.description, 2_000),
    startTime,
    endTime,
    attendees: item.attendees.map(({ email, displayName, responseStatus }) => ({
      ...(email ? { email } : {}),
      ...(displayName ? { name: plainText(displayName, 200) } : {}),
      status: responseStatus === 'accepted' ? 'accepted' : responseStatus === 'declined' ? 'declined' : 'pending',
    })),
    type: item.attendees.length > 1 ? 'meeting' : 'appointment',
    status: item.status ?? 'confirmed',
    calendarId: 'primary',
    isRecurring: item.recurringEventId !== undefined,
    ...(item.location ? { location: plainText(item.location, 300) } : {}),
    ...(item.hangoutLink?.startsWith('https://') ? { meetingLink: item.hangoutLink } : {}),
    ...(item.creator?.email ? { createdBy: item.creator.email } : {}),
  };
}

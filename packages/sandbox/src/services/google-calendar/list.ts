import type { RouteContext } from '../../Service.ts';
import { accountZone } from '../../world/account.ts';
import { fail } from '../google/errors.ts';
import { readBoolean, pageToken, readInteger } from '../google/parameters.ts';
import { readableCalendars, type Calendars } from './Calendars.ts';
import { readBound, invalid, isZone, valueFault } from './parameters.ts';
import { etagOf, resourceOf } from './resources.ts';
import { instantOf, isInCalendarOf, type StoredEvent } from './StoredEvent.ts';

/** What can't be asked for together with a token of a sync. */
const notWithSync = [
  'iCalUID',
  'orderBy',
  'privateExtendedProperty',
  'q',
  'sharedExtendedProperty',
  'timeMin',
  'timeMax',
  'updatedMin',
];

const syncToken = {
  make: (version: number, began: number): string =>
    Buffer.from(`sync ${began} ${version}`, 'utf8').toString('base64url'),
  /** The version that it stands for; a token of another world is no longer valid. */
  read: (token: string, now: number, began: number): number => {
    const [, since, version] = /^sync (\d+) (\d+)$/.exec(Buffer.from(token, 'base64url').toString('utf8')) ?? [];
    return Number(since) === began && Number(version) <= now
      ? Number(version)
      : fail({
          code: 410,
          domain: 'calendar',
          reason: 'fullSyncRequired',
          message: 'Sync token is no longer valid, a full sync is required.',
          location: ['parameter', 'syncToken'],
        });
  },
};

const orders = {
  startTime: ({ start }: StoredEvent) => instantOf(start),
  updated: ({ updated }: StoredEvent) => updated,
};

const containsText = ({ fields, attendees, organizer }: StoredEvent, q: string): boolean =>
  [
    fields['summary'],
    fields['description'],
    fields['location'],
    ...[organizer, ...attendees].flatMap((one) => [one.email, one.displayName]),
  ]
    .join(' ')
    .toLowerCase()
    .includes(q.toLowerCase());

/** The zone that an answer is written in. */
export function zoneOf(c: RouteContext): string {
  const zone: unknown = c.req.query('timeZone') ?? accountZone;
  return isZone(zone) ? zone : fail(invalid('Invalid time zone.', 'invalidParameter', 'timeZone'));
}

/** How many guests are named of an event. */
export const mostAttendeesOf = (c: RouteContext): number =>
  readInteger(c, 'maxAttendees', { fallback: Number.MAX_SAFE_INTEGER, most: Number.MAX_SAFE_INTEGER }, valueFault);

/** The order that is asked for; starts have one only where recurring events are written out. */
function orderOf(c: RouteContext, singleEvents: boolean): ((event: StoredEvent) => number) | undefined {
  const name = c.req.query('orderBy');
  if (name === undefined) return undefined;
  if (name !== 'startTime' && name !== 'updated')
    return fail(
      invalid(`Invalid value '${name}'. Allowed values: [startTime, updated]`, 'invalidParameter', 'orderBy'),
    );
  if (name === 'startTime' && !singleEvents)
    return fail(invalid('The requested ordering is not available for the particular query.', 'badRequest', 'orderBy'));
  return orders[name];
}

/** https://developers.google.com/calendar/api/v3/reference/events/list */
export function listEvents(c: RouteContext, calendars: Calendars, { email, began }: { email: string; began: Date }) {
  const query = (name: string) => c.req.query(name);
  const [timeMin, timeMax, updatedMin] = ['timeMin', 'timeMax', 'updatedMin'].map((name) => readBound(query(name)));
  if (timeMin !== undefined && timeMax !== undefined && timeMax <= timeMin)
    return fail({ ...invalid('The specified time range is empty.', 'timeRangeEmpty', 'timeMax'), domain: 'calendar' });
  const singleEvents = readBoolean(c, 'singleEvents', valueFault);
  const order = orderOf(c, singleEvents);
  const zone = zoneOf(c);
  const size = readInteger(c, 'maxResults', { fallback: 250, most: 2_500 }, valueFault);
  const sync = query('syncToken');
  if (sync !== undefined && notWithSync.some((name) => query(name) !== undefined))
    return fail(invalid('Sync token cannot be used with other query restrictions.', 'badRequest'));
  const since = sync === undefined ? undefined : syncToken.read(sync, calendars.version(), began.getTime());
  const showDeleted = readBoolean(c, 'showDeleted', valueFault) || since !== undefined || updatedMin !== undefined;

  const { pageToken: _, ...asked } = c.req.query();
  const question = JSON.stringify(asked);
  const from =
    pageToken.read(query('pageToken'), question) ?? fail(invalid('Invalid page token value.', 'invalid', 'pageToken'));
  const found = (singleEvents ? calendars.dates(timeMax) : calendars.stored())
    .filter((event) => isInCalendarOf(event, email))
    .filter((event) => showDeleted || (event.status !== 'cancelled' && !event.removedFrom.includes(email)))
    .filter((event) => timeMin === undefined || instantOf(event.end) > timeMin)
    .filter((event) => timeMax === undefined || instantOf(event.start) < timeMax)
    .filter((event) => event.updated >= (updatedMin ?? 0) && event.version > (since ?? -1))
    .filter((event) => containsText(event, query('q') ?? ''))
    .toSorted((one, other) => (order ? order(one) - order(other) : 0));
  const more = from + size < found.length;
  return {
    kind: 'calendar#events',
    etag: etagOf(calendars.version()),
    summary: readableCalendars.find((one) => one.email === email)?.name,
    updated: new Date(Math.max(began.getTime(), ...found.map((event) => event.updated))).toISOString(),
    timeZone: zone,
    accessRole: email === readableCalendars[0].email ? 'owner' : 'reader',
    defaultReminders: [{ method: 'popup', minutes: 10 }],
    ...(more
      ? { nextPageToken: pageToken.make(from + size, question) }
      : { nextSyncToken: syncToken.make(calendars.version(), began.getTime()) }),
    items: found
      .slice(from, from + size)
      .map((event) => resourceOf(event, { email, zone, maxAttendees: mostAttendeesOf(c) })),
  };
}

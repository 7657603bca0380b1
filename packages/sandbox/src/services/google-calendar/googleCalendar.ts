import { Hono } from 'hono';
import { defineService, type RouteEnv, type RouteContext } from '../../Service.ts';
import { isFields, readJson, type Fields } from '../../requests.ts';
import { accountZone, colleagues, owner } from '../../world/account.ts';
import { googleAccess, requireScope, scopes } from '../google/tokens.ts';
import { fail, googleError, rateLimited, unknownPath } from '../google/errors.ts';
import { answerFields, pageToken, readInteger } from '../google/parameters.ts';
import { calendarOf, createCalendars, readableCalendars, type Calendars } from './Calendars.ts';
import { listEvents, mostAttendeesOf, zoneOf } from './list.ts';
import { invalid, fieldsFault, valueFault, badRequest, isZone, readTimestamp } from './parameters.ts';
import { etagOf, resourceOf, shapes } from './resources.ts';
import { deleteEvent, insertEvent, patchEvent } from './write.ts';
import { withOffset } from '../../world/days.ts';
import { instantOf } from './StoredEvent.ts';

const mostCalendars = 50;

const problem = (reason: string) => ({ errors: [{ domain: 'global', reason }], busy: [] });

/** https://developers.google.com/calendar/api/v3/reference/freebusy/query */
function freeBusy(calendars: Calendars, { timeMin, timeMax, timeZone = 'UTC', items = [] }: Fields) {
  const [from, to] = [readTimestamp(timeMin), readTimestamp(timeMax)];
  if (from === undefined || to === undefined || !Array.isArray(items) || !isZone(timeZone)) return fail(badRequest());
  if (to <= from)
    return fail({ ...invalid('The specified time range is empty.', 'timeRangeEmpty', 'timeMax'), domain: 'calendar' });
  const shown = (instant: number) =>
    timeZone === 'UTC' ? new Date(instant).toISOString().replace('.000', '') : withOffset(timeZone, instant);
  const busyOf = (id: string) => {
    const email = id === 'primary' ? owner.email : readableCalendars.find((one) => one.email === id)?.email;
    if (email === undefined) return problem('notFound');
    const merged: { start: number; end: number }[] = [];
    for (const event of calendars.busy(email, from, to)) {
      const [start, end] = [Math.max(from, instantOf(event.start)), Math.min(to, instantOf(event.end))];
      const last = merged.at(-1);
      if (last && start <= last.end) last.end = Math.max(last.end, end);
      else merged.push({ start, end });
    }
    return { busy: merged.map(({ start, end }) => ({ start: shown(start), end: shown(end) })) };
  };
  const ids = items.flatMap((item: unknown) => (isFields(item) && typeof item['id'] === 'string' ? [item['id']] : []));
  return {
    kind: 'calendar#freeBusy',
    timeMin: shown(from),
    timeMax: shown(to),
    calendars: Object.fromEntries(
      ids.map((id, index) => [id, index < mostCalendars ? busyOf(id) : problem('tooManyCalendarsRequested')]),
    ),
  };
}

const { calendar, calendarReadonly, calendarEvents, calendarEventsReadonly, calendarListReadonly, calendarFreebusy } =
  scopes;
const reference = 'https://developers.google.com/calendar/api/v3/reference';

const entries = [owner, ...Object.values(colleagues)].map(({ name, email }) => ({
  kind: 'calendar#calendarListEntry',
  etag: etagOf(1),
  id: email,
  summary: name,
  timeZone: accountZone,
  selected: true,
  accessRole: email === owner.email ? 'owner' : 'reader',
  defaultReminders: email === owner.email ? [{ method: 'popup', minutes: 10 }] : [],
  ...(email === owner.email && { primary: true }),
}));

async function bodyOf(c: RouteContext): Promise<Fields> {
  const body = await readJson(c.req);
  return isFields(body) ? body : fail(invalid('Parse Error', 'parseError'));
}

/** Refuses what can't be written: somebody else's calendar, or news to people of an unknown kind. */
function checkWrite(c: RouteContext, email: string): void {
  if (email !== owner.email)
    fail({
      code: 403,
      domain: 'calendar',
      reason: 'requiredAccessLevel',
      message: 'You need to have writer access to this calendar.',
    });
  const updates = c.req.query('sendUpdates') ?? 'none';
  if (!['all', 'externalOnly', 'none'].includes(updates))
    fail(
      invalid(
        `Invalid value '${updates}'. Allowed values: [all, externalOnly, none]`,
        'invalidParameter',
        'sendUpdates',
      ),
    );
}

/** Google Calendar. */
export const googleCalendar = defineService({
  id: 'google-calendar',
  hosts: ['www.googleapis.com'],
  docs: [
    `${reference}/calendarList/list`,
    `${reference}/events`,
    `${reference}/events/list`,
    `${reference}/events/insert`,
    `${reference}/events/patch`,
    `${reference}/freebusy/query`,
    'https://developers.google.com/calendar/api/guides/sync',
    'https://developers.google.com/calendar/api/guides/errors',
  ],
  access: googleAccess({
    'rate-limited': rateLimited,
    'no-credit': () =>
      googleError({
        code: 403,
        message: 'Calendar usage limits exceeded.',
        domain: 'usageLimits',
        reason: 'quotaExceeded',
      }),
  }),
  routes: (world) => {
    const calendars = createCalendars(world);
    const reads = requireScope(world, calendar, calendarReadonly, calendarEvents, calendarEventsReadonly);
    const writes = requireScope(world, calendar, calendarEvents);
    const conferences = (c: RouteContext) => c.req.query('conferenceDataVersion') === '1';
    const shown = (c: RouteContext, event: Parameters<typeof resourceOf>[0], email: string) =>
      answerFields(
        c,
        resourceOf(event, { email, zone: zoneOf(c), maxAttendees: mostAttendeesOf(c) }),
        shapes.event,
        fieldsFault,
      );
    const api = new Hono<RouteEnv>()
      .get('/users/me/calendarList', requireScope(world, calendar, calendarReadonly, calendarListReadonly), (c) => {
        const size = readInteger(c, 'maxResults', { fallback: 100, most: 250 }, valueFault);
        const from =
          pageToken.read(c.req.query('pageToken'), 'calendars') ?? fail(invalid('Invalid page token value.'));
        const next = from + size < entries.length && { nextPageToken: pageToken.make(from + size, 'calendars') };
        const list = {
          kind: 'calendar#calendarList',
          etag: etagOf(1),
          ...next,
          items: entries.slice(from, from + size),
        };
        return answerFields(c, list, shapes.calendarList, fieldsFault);
      })
      .post('/freeBusy', requireScope(world, calendar, calendarReadonly, calendarFreebusy), async (c) =>
        answerFields(c, freeBusy(calendars, await bodyOf(c)), shapes.freeBusy, fieldsFault),
      )
      .get('/calendars/:calendarId/events', reads, (c) => {
        const email = calendarOf(c.req.param('calendarId'));
        return answerFields(c, listEvents(c, calendars, { email, began: world.began }), shapes.events, fieldsFault);
      })
      .post('/calendars/:calendarId/events', writes, async (c) => {
        const email = calendarOf(c.req.param('calendarId'));
        checkWrite(c, email);
        const now = world.clock().getTime();
        return shown(c, insertEvent(calendars, await bodyOf(c), { now, conferences: conferences(c) }), email);
      })
      .get('/calendars/:calendarId/events/:eventId', reads, (c) => {
        const email = calendarOf(c.req.param('calendarId'));
        return shown(c, calendars.get(c.req.param('eventId'), email), email);
      })
      .patch('/calendars/:calendarId/events/:eventId', writes, async (c) => {
        const email = calendarOf(c.req.param('calendarId'));
        checkWrite(c, email);
        const body = await bodyOf(c);
        const event = calendars[body['status'] === 'confirmed' ? 'get' : 'current'](c.req.param('eventId'), email);
        return shown(c, patchEvent(calendars, event, body, conferences(c)), email);
      })
      .delete('/calendars/:calendarId/events/:eventId', writes, (c) => {
        const email = calendarOf(c.req.param('calendarId'));
        checkWrite(c, email);
        deleteEvent(calendars, calendars.current(c.req.param('eventId'), email));
        return c.body(null, 204);
      });
    return new Hono<RouteEnv>().route('/calendar/v3', api).notFound(unknownPath);
  },
});

import { Hono, type Context } from 'hono';
import { type Service, defineService, type RouteEnv } from '../Service.ts';
import { airtable } from './airtable/airtable.ts';
import { anthropic } from './anthropic/anthropic.ts';
import { apollo } from './apollo/apollo.ts';
import { discord } from './discord/discord.ts';
import { github } from './github/github.ts';
import { gmail } from './gmail/gmail.ts';
import { googleAccounts } from './google-accounts/googleAccounts.ts';
import { googlePeople } from './google-people/googlePeople.ts';
import { googlePlaces } from './google-places/googlePlaces.ts';
import { googleSheets } from './google-sheets/googleSheets.ts';
import { google } from './google/google.ts';
import { hubspot } from './hubspot/hubspot.ts';
import { make } from './make/make.ts';
import { notion } from './notion/notion.ts';
import { openai } from './openai/openai.ts';
import { perplexity } from './perplexity/perplexity.ts';
import { salesforce } from './salesforce/salesforce.ts';
import { sendgrid } from './sendgrid/sendgrid.ts';
import { serper } from './serper/serper.ts';
import { slack } from './slack/slack.ts';
import { stripe } from './stripe/stripe.ts';
import { tavily } from './tavily/tavily.ts';
import { twilio } from './twilio/twilio.ts';
import { web } from './web/web.ts';
import { zapier } from './zapier/zapier.ts';
import { isFields, readJson, type Fields } from '../requestFields.ts';
import { accountZone, colleagues, owner } from '../world/account.ts';
import { googleAccess, requireScope } from './google/access.ts';
import { fail, googleError, rateLimited, unknownPath } from './google/errors.ts';
import { answerFields, pageToken, readInteger } from './google/parameters.ts';
import { scopes } from './google/tokens.ts';
import { calendarOf, createCalendars } from './google-calendar/Calendars.ts';
import { freeBusy } from './google-calendar/freeBusy.ts';
import { listEvents, mostAttendeesOf, zoneOf } from './google-calendar/list.ts';
import { invalid, wrongFields, wrongValue } from './google-calendar/parameters.ts';
import { etagOf, resourceOf, shapes } from './google-calendar/resources.ts';
import { deleteEvent, insertEvent, patchEvent } from './google-calendar/write.ts';

type Ask = Context<RouteEnv>;

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

async function bodyOf(c: Ask): Promise<Fields> {
  const body = await readJson(c.req);
  return isFields(body) ? body : fail(invalid('Parse Error', 'parseError'));
}

/** Refuses what can't be written: somebody else's calendar, or news to people of an unknown kind. */
function checkWrite(c: Ask, email: string): void {
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
const googleCalendar = defineService({
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
    const conferences = (c: Ask) => c.req.query('conferenceDataVersion') === '1';
    const shown = (c: Ask, event: Parameters<typeof resourceOf>[0], email: string) =>
      answerFields(
        c,
        resourceOf(event, { email, zone: zoneOf(c), maxAttendees: mostAttendeesOf(c) }),
        shapes.event,
        wrongFields,
      );
    const api = new Hono<RouteEnv>()
      .get('/users/me/calendarList', requireScope(world, calendar, calendarReadonly, calendarListReadonly), (c) => {
        const size = readInteger(c, 'maxResults', { fallback: 100, most: 250 }, wrongValue);
        const from =
          pageToken.read(c.req.query('pageToken'), 'calendars') ?? fail(invalid('Invalid page token value.'));
        const next = from + size < entries.length && { nextPageToken: pageToken.make(from + size, 'calendars') };
        const list = {
          kind: 'calendar#calendarList',
          etag: etagOf(1),
          ...next,
          items: entries.slice(from, from + size),
        };
        return answerFields(c, list, shapes.calendarList, wrongFields);
      })
      .post('/freeBusy', requireScope(world, calendar, calendarReadonly, calendarFreebusy), async (c) =>
        answerFields(c, freeBusy(calendars, await bodyOf(c)), shapes.freeBusy, wrongFields),
      )
      .get('/calendars/:calendarId/events', reads, (c) => {
        const email = calendarOf(c.req.param('calendarId'));
        return answerFields(c, listEvents(c, calendars, { email, began: world.began }), shapes.events, wrongFields);
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

/** Every service that the sandbox plays. */
export const services: readonly Service[] = [
  airtable,
  anthropic,
  apollo,
  discord,
  github,
  gmail,
  googleAccounts,
  googleCalendar,
  googlePeople,
  googlePlaces,
  googleSheets,
  google,
  hubspot,
  make,
  notion,
  openai,
  perplexity,
  salesforce,
  sendgrid,
  serper,
  slack,
  stripe,
  tavily,
  twilio,
  web,
  zapier,
];

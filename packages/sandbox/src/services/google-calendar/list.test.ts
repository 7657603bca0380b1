import { beforeEach, describe, expect, test } from 'vitest';
import { calendarBase, inCalendar, primary, type EventList } from '../../../test/calendar.ts';
import { inGoogle } from '../../../test/google.ts';
import { keyFor } from '../../keys.ts';
import { colleagues, owner } from '../../world/account.ts';
import { scopes } from '../google/tokens.ts';

let google: Awaited<ReturnType<typeof inGoogle>>;
let calendar: ReturnType<typeof inCalendar>;
beforeEach(async () => {
  google = await inGoogle();
  calendar = inCalendar(google);
});
const ask = async (query: string) => {
  const { status, body } = await google.as(`${primary}?${query}`);
  const { error } = body as { error?: { message: string; errors: { reason: string }[] } };
  return { status, reason: error?.errors[0]?.reason };
};

test('lists the calendars that the account can see', async () => {
  const list = `${calendarBase}/users/me/calendarList`;
  const first = (await google.as(`${list}?maxResults=1`)).body as { items: object[]; nextPageToken: string };
  expect(first).toMatchObject({
    kind: 'calendar#calendarList',
    items: [{ id: owner.email, primary: true, accessRole: 'owner' }],
  });
  const rest = (await google.as(`${list}?pageToken=${first.nextPageToken}&maxResults=1`)).body;
  expect(rest).toMatchObject({ items: [{ id: colleagues.jonas.email, accessRole: 'reader' }] });
  expect((await google.as(list)).body).toMatchObject({ items: { length: 4 } });
});

describe('events', () => {
  test('of two weeks stand in order, with the clash', async () => {
    const events = await calendar.soon();
    const starts = events.map(({ start }) => Date.parse(start.dateTime ?? `${start.date}T00:00:00Z`));
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    const at = (summary: string) => events.find((event) => event.summary === summary);
    expect(at('Board paper')).toMatchObject({
      start: { dateTime: '2026-11-24T10:00:00+01:00', timeZone: 'Europe/Berlin' },
    });
    expect(at('Route planning for the first quarter')).toMatchObject({
      start: { dateTime: '2026-11-24T11:00:00+01:00' },
      organizer: { email: 'bartosz.mazurek@mrozna-logistyka.example' },
      attendees: expect.arrayContaining([
        { email: owner.email, displayName: owner.name, responseStatus: 'needsAction', self: true },
      ]),
    });
    expect(at('Jonas on holiday')).toMatchObject({
      start: { date: '2026-11-30' },
      end: { date: '2026-12-01' },
      transparency: 'transparent',
    });
    expect(at('Tyre change')).toBeUndefined();
  });
  test('page to the end, and end with a token for the next sync', async () => {
    const seen: string[] = [];
    let page: EventList = { items: [], nextPageToken: '' };
    for (let count = 0; page.nextPageToken !== undefined && count < 20; count += 1) {
      page = await calendar.list({ maxResults: '5', ...(page.nextPageToken && { pageToken: page.nextPageToken }) });
      expect(page.items.length).toBeLessThanOrEqual(5);
      seen.push(...page.items.map(({ id }) => id));
    }
    expect(seen).toEqual((await calendar.list()).items.map(({ id }) => id));
    expect(new Set(seen).size).toBe(seen.length);
    expect(page.nextSyncToken).toEqual(expect.any(String));
  });
  test('a recurring one is one event, or its dates', async () => {
    const standUp = ({ summary }: { summary: string }) => summary === 'Stand-up';
    const [master, ...none] = (await calendar.list()).items.filter(standUp);
    expect(none).toEqual([]);
    expect(master).toMatchObject({ recurrence: ['RRULE:FREQ=WEEKLY'] });
    const dates = (await calendar.soon()).filter(standUp);
    expect(dates.map(({ start }) => start.dateTime)).toEqual([
      '2026-11-23T09:00:00+01:00',
      '2026-11-30T09:00:00+01:00',
    ]);
    expect(dates[0]).toMatchObject({ id: `${master?.id}_20261123T080000Z`, recurringEventId: master?.id });
    expect(dates[0]).not.toHaveProperty('recurrence');
    expect(await calendar.get(dates[0]?.id ?? '')).toEqual(dates[0]);
  });
  test('bounds are those of the end and of the start', async () => {
    const between = async (timeMin: string, timeMax: string) =>
      (await calendar.list({ timeMin, timeMax, singleEvents: 'true' })).items.map(({ summary }) => summary);
    expect(await between('2026-11-24T11:30:00+01:00', '2026-11-24T12:00:00+01:00')).toEqual([
      'Route planning for the first quarter',
    ]);
    expect(await between('2026-11-24T11:29:00+01:00', '2026-11-24T12:00:00+01:00')).toHaveLength(2);
    expect(await between('2026-11-24T09:00:00+01:00', '2026-11-24T10:00:00+01:00')).toEqual([]);
  });
  test('words find titles, places and guests', async () => {
    const found = async (q: string) => (await calendar.soon({ q })).map(({ summary }) => summary);
    expect(await found('pierogi')).toEqual(['Tasting: buckwheat pierogi']);
    expect(await found('hall 2')).toContain('Stocktaking, hall 2');
    expect(await found('femke.dekker')).toEqual(['Prawns: slot at the gate']);
  });
  test('come in another zone, and with the wanted fields alone', async () => {
    const [first] = await calendar.soon({ q: 'Board paper', timeZone: 'America/New_York' });
    expect(first?.start.dateTime).toBe('2026-11-24T04:00:00-05:00');
    const some = await google.as(`${primary}?fields=items(summary,start/dateTime)&q=dentist`);
    expect(some.body).toEqual({ items: [{ summary: 'Dentist', start: { dateTime: '2026-11-25T08:00:00+01:00' } }] });
    expect(await ask('fields=items/title')).toEqual({ status: 400, reason: 'invalidParameter' });
  });
  test('of a colleague can be read, of a stranger not', async () => {
    const { items } = await calendar.list({}, `${calendarBase}/calendars/${colleagues.jonas.email}/events`);
    expect(items.map(({ summary }) => summary)).toContain('Tyre change');
    expect((await google.as(`${calendarBase}/calendars/nobody@example.com/events`)).status).toBe(404);
  });
  test.each([
    ['timeMin=2026-11-20', 'badRequest'],
    ['timeMin=2026-11-20T00:00:00', 'badRequest'],
    ['timeMin=2026-11-20T00:00:00Z&timeMax=2026-11-20T00:00:00Z', 'timeRangeEmpty'],
    ['orderBy=startTime', 'badRequest'],
    ['orderBy=title&singleEvents=true', 'invalidParameter'],
    ['singleEvents=maybe', 'invalidParameter'],
    ['maxResults=-1', 'invalidParameter'],
    ['pageToken=nothing', 'invalid'],
    ['timeZone=Nowhere/Land', 'invalidParameter'],
  ])('%s is refused: %s', async (query, reason) => {
    expect(await ask(query)).toEqual({ status: 400, reason });
  });
});

describe('a sync', () => {
  const token = async () => (await calendar.list({ singleEvents: 'true' })).nextSyncToken ?? '';
  const since = async (syncToken: string) => calendar.list({ singleEvents: 'true', syncToken });

  test('brings what changed, deleted events too', async () => {
    const before = await token();
    expect((await since(before)).items).toEqual([]);
    const { body } = await calendar.insert({
      summary: 'New',
      start: { dateTime: '2026-11-27T10:00:00Z' },
      end: { dateTime: '2026-11-27T11:00:00Z' },
    });
    const { id } = body as { id: string };
    const dentist = (await calendar.soon({ q: 'dentist' }))[0]?.id ?? '';
    await calendar.remove(dentist);
    const { items, nextSyncToken = '' } = await since(before);
    expect(items.map((event) => [event.id, event.status])).toEqual(
      expect.arrayContaining([
        [id, 'confirmed'],
        [dentist, 'cancelled'],
      ]),
    );
    expect(items).toHaveLength(2);
    expect((await since(nextSyncToken)).items).toEqual([]);
  });
  test('allows no other restriction, and ends with the world', async () => {
    const syncToken = await token();
    expect(await ask(`syncToken=${syncToken}&timeMin=2026-11-20T00:00:00Z`)).toEqual({
      status: 400,
      reason: 'badRequest',
    });
    expect(await ask('syncToken=nothing')).toEqual({ status: 410, reason: 'fullSyncRequired' });
    const [, began = ''] = Buffer.from(syncToken, 'base64url').toString('utf8').split(' ');
    for (const other of ['sync 7 1', `sync ${began} 9999`]) {
      const foreign = Buffer.from(other, 'utf8').toString('base64url');
      expect((await ask(`syncToken=${foreign}`)).status, other).toBe(410);
    }
  });
});

test('names so many guests, else the account alone, and says what kinds of events there are', async () => {
  const fields = 'items(summary,eventType,attendees(self),attendeesOmitted,conferenceData(entryPoints(uri)))';
  const { body } = await google.as(`${primary}?maxAttendees=1&singleEvents=true&fields=${fields}`);
  const { items } = body as { items: { summary: string }[] };
  const at = (summary: string) => items.find((event) => event.summary === summary);
  expect(at('Board paper')).toEqual({
    summary: 'Board paper',
    eventType: 'default',
    attendees: [{ self: true }],
    attendeesOmitted: true,
  });
  expect(at('Home')).toEqual({ summary: 'Home', eventType: 'workingLocation' });
  expect(at('Out of office')).toMatchObject({ eventType: 'outOfOffice' });
  expect(at('Webinar: pallets of the future')).toMatchObject({
    attendees: [{ self: true }],
    conferenceData: { entryPoints: [{ uri: expect.stringMatching(/^https:\/\/zoom\.example\/j\//) }] },
  });
  expect(await ask('maxAttendees=none')).toEqual({ status: 400, reason: 'invalidParameter' });
});

test.each([
  ['rate-limited', 429, 'rateLimitExceeded'],
  ['no-credit', 403, 'quotaExceeded'],
  ['no-permission', 403, 'insufficientPermissions'],
] as const)('the key %s is refused with %i %s', async (behaviour, status, reason) => {
  google = await inGoogle(keyFor(behaviour));
  expect(await ask('')).toEqual({ status, reason });
});

test('each call asks for its scope', async () => {
  const status = async (scope: string, path: string, json?: object) =>
    (await google.with([scope], calendarBase + path, json && { json })).status;
  expect(await status(scopes.calendarEventsReadonly, '/calendars/primary/events')).toBe(200);
  expect(await status(scopes.calendarEventsReadonly, '/calendars/primary/events', {})).toBe(403);
  expect(await status(scopes.calendarEvents, '/calendars/primary/events', {})).toBe(400);
  expect(await status(scopes.calendarEvents, '/users/me/calendarList')).toBe(403);
  expect(await status(scopes.calendarEvents, '/freeBusy', {})).toBe(403);
  expect(await status(scopes.calendarFreebusy, '/freeBusy', {})).toBe(400);
});

test('knows no other path', async () => {
  expect((await google.as('https://www.googleapis.com/drive/v3/files')).status).toBe(404);
});

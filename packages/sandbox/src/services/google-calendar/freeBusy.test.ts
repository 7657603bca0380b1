import { beforeEach, expect, test } from 'vitest';
import { calendarBase, inCalendar } from '../../../test/calendar.ts';
import { inGoogle } from '../../../test/google.ts';
import { colleagues, owner, rooms } from '../../world/account.ts';

interface FreeBusy {
  readonly timeMin: string;
  readonly calendars: Readonly<
    Record<string, { busy: { start: string; end: string }[]; errors?: { reason: string }[] }>
  >;
}

let google: Awaited<ReturnType<typeof inGoogle>>;
beforeEach(async () => {
  google = await inGoogle();
});
const tuesday = { timeMin: '2026-11-24T00:00:00+01:00', timeMax: '2026-11-25T00:00:00+01:00' };
const query = (json: object) => google.as(`${calendarBase}/freeBusy`, { json });
const busy = async (email: string, more: object = {}) =>
  ((await query({ ...tuesday, items: [{ id: email }], ...more })).body as FreeBusy).calendars[email];

test('tells when people and rooms are busy, overlapping events as one', async () => {
  expect((await busy('primary'))?.busy).toEqual([
    { start: '2026-11-24T09:00:00Z', end: '2026-11-24T11:00:00Z' },
    { start: '2026-11-24T18:30:00Z', end: '2026-11-24T20:30:00Z' },
  ]);
  expect((await busy(colleagues.samira.email))?.busy).toEqual([
    { start: '2026-11-24T08:00:00Z', end: '2026-11-24T10:30:00Z' },
  ]);
  expect((await busy(rooms[1]?.email ?? ''))?.busy).toEqual([
    { start: '2026-11-24T08:00:00Z', end: '2026-11-24T09:00:00Z' },
  ]);
});

test('cuts at the bounds, and writes times in a zone', async () => {
  const bounds = {
    timeMin: '2026-11-24T10:30:00+01:00',
    timeMax: '2026-11-24T11:15:00+01:00',
    timeZone: 'Europe/Berlin',
  };
  expect((await busy(owner.email, bounds))?.busy).toEqual([
    { start: '2026-11-24T10:30:00+01:00', end: '2026-11-24T11:15:00+01:00' },
  ]);
});

test('what is declined, deleted or free takes no time', async () => {
  const calendar = inCalendar(google);
  const find = async (q: string) => (await calendar.soon({ q }))[0]?.id ?? '';
  await calendar.patch(await find('Route planning'), {
    attendees: [{ email: owner.email, responseStatus: 'declined' }],
  });
  await calendar.remove(await find('Choir'));
  expect((await busy('primary'))?.busy).toEqual([{ start: '2026-11-24T09:00:00Z', end: '2026-11-24T10:30:00Z' }]);
  const holiday = { timeMin: '2026-11-30T00:00:00Z', timeMax: '2026-11-30T07:00:00Z' };
  expect((await busy(colleagues.jonas.email, holiday))?.busy).toEqual([]);
});

test('says of which calendars it can’t tell', async () => {
  expect(await busy('luca@trattoria.example')).toEqual({
    busy: [],
    errors: [{ domain: 'global', reason: 'notFound' }],
  });
  const many = Array.from({ length: 51 }, (_, index) => ({ id: `${index}@b.example` }));
  const { calendars } = (await query({ ...tuesday, items: many })).body as FreeBusy;
  expect(calendars['50@b.example']?.errors?.[0]?.reason).toBe('tooManyCalendarsRequested');
});

test.each([
  [{}],
  [{ ...tuesday, timeMax: tuesday.timeMin }],
  [{ ...tuesday, timeMin: 'today' }],
  [{ ...tuesday, items: 'primary' }],
  [{ ...tuesday, timeZone: 'Nowhere' }],
])('refuses %j', async (json) => {
  expect((await query(json)).status).toBe(400);
});

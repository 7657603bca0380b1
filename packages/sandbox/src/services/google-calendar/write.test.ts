import { beforeEach, describe, expect, test } from 'vitest';
import { calendarBase, inCalendar, primary, type EventAnswer } from '../../../test/calendar.ts';
import { inGoogle } from '../../../test/google.ts';
import type { Answer } from '../../../test/inSandbox.ts';
import { colleagues, owner, rooms } from '../../world/account.ts';

let google: Awaited<ReturnType<typeof inGoogle>>;
let calendar: ReturnType<typeof inCalendar>;
beforeEach(async () => {
  google = await inGoogle();
  calendar = inCalendar(google);
});
const at = (time: string) => ({ dateTime: `2026-11-27T${time}:00+01:00` });
const meeting = { summary: 'Insurance', start: at('10:00'), end: at('11:00') };
const event = ({ body }: Answer) => body as EventAnswer;
const reasonOf = ({ body }: Answer) => (body as { error: { errors: { reason: string }[] } }).error.errors[0]?.reason;
const found = async (q: string) => (await calendar.soon({ q }))[0]!;
const mine = ({ attendees }: EventAnswer) => attendees?.find(({ self }) => self)?.responseStatus;

describe('inserting', () => {
  test('makes an event of the account, with its guests', async () => {
    const made = await calendar.insert({
      ...meeting,
      description: 'Open ones',
      attendees: [{ email: 'luca@trattoria.example' }, { email: owner.email }],
      reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 15 }] },
    });
    expect(made.status).toBe(200);
    expect(event(made)).toMatchObject({
      kind: 'calendar#event',
      status: 'confirmed',
      ...meeting,
      start: { ...meeting.start, timeZone: 'Europe/Berlin' },
      description: 'Open ones',
      creator: { email: owner.email, self: true },
      organizer: { email: owner.email, self: true },
      attendees: [
        { email: 'luca@trattoria.example', responseStatus: 'needsAction' },
        { email: owner.email, responseStatus: 'accepted', organizer: true, self: true },
      ],
      reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 15 }] },
      iCalUID: expect.stringContaining('@'),
    });
    expect(await calendar.get(event(made).id)).toEqual(made.body);
    expect((await found('Insurance')).id).toBe(event(made).id);
  });
  test('takes whole days, and clock times with a zone', async () => {
    const days = await calendar.insert({ summary: 'Fair', start: { date: '2026-12-01' }, end: { date: '2026-12-03' } });
    expect(event(days)).toMatchObject({ start: { date: '2026-12-01' }, end: { date: '2026-12-03' } });
    const zoned = { dateTime: '2026-11-27T10:00:00', timeZone: 'America/New_York' };
    const made = await calendar.insert({ start: zoned, end: { ...zoned, dateTime: '2026-11-27T11:00:00' } });
    expect(event(made).start).toEqual({ dateTime: '2026-11-27T16:00:00+01:00', timeZone: 'America/New_York' });
  });
  test('a room says yes where it is free, and no where it is taken', async () => {
    const [room] = rooms;
    const inRoom = async (start: string, end: string) =>
      event(await calendar.insert({ start: at(start), end: at(end), attendees: [{ email: room?.email }] })).attendees;
    expect(await inRoom('10:00', '11:00')).toMatchObject([
      { displayName: room?.name, resource: true, responseStatus: 'accepted' },
    ]);
    expect(await inRoom('10:30', '11:30')).toMatchObject([{ responseStatus: 'declined' }]);
    expect(await inRoom('11:00', '11:30')).toMatchObject([{ responseStatus: 'accepted' }]);
  });
  test('a room keeps its yes when its own event changes', async () => {
    const attendees = [{ email: rooms[0]?.email }];
    const { id } = event(await calendar.insert({ ...meeting, attendees }));
    for (const change of [{ summary: 'Renamed' }, { end: at('11:30') }, { attendees }])
      expect(event(await calendar.patch(id, change)).attendees).toMatchObject([{ responseStatus: 'accepted' }]);
  });
  test('gives an address for video only where it is asked for', async () => {
    const json = { ...meeting, conferenceData: { createRequest: { requestId: 'r1' } } };
    expect(event(await calendar.insert(json)).hangoutLink).toBeUndefined();
    expect(event(await calendar.insert(json, '?conferenceDataVersion=1')).hangoutLink).toMatch(
      /^https:\/\/meet\.example\//,
    );
  });
  test('writes out a rule of weeks', async () => {
    const weekly = { ...meeting, recurrence: ['RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;COUNT=3'] };
    await calendar.insert({ ...weekly, start: { ...at('10:00'), timeZone: 'Europe/Berlin' } });
    const { items } = await calendar.list({ singleEvents: 'true', q: 'Insurance' });
    expect(items.map(({ start }) => start.dateTime?.slice(0, 10))).toEqual(['2026-11-27', '2026-12-07', '2026-12-11']);
  });
  test.each([
    [{ end: at('11:00') }, 'required'],
    [{ start: at('10:00') }, 'required'],
    [{ start: at('11:00'), end: at('10:00') }, 'timeRangeEmpty'],
    [{ start: { date: '2026-12-01' }, end: { date: '2026-12-01' } }, 'timeRangeEmpty'],
    [{ start: { date: '2026-12-01' }, end: at('10:00') }, 'invalid'],
    [{ start: { dateTime: '2026-11-27T10:00:00' }, end: at('11:00') }, 'required'],
    [{ ...meeting, start: { dateTime: '2026-11-27T10:00:00', timeZone: 'Nowhere' } }, 'invalid'],
    [{ ...meeting, attendees: [{ email: 'nobody' }] }, 'invalid'],
    [{ ...meeting, attendees: [{ email: 'a@b.example', responseStatus: 'perhaps' }] }, 'invalid'],
    [{ ...meeting, id: 'With Capitals' }, 'invalid'],
    [{ ...meeting, summary: 7 }, 'invalid'],
    [{ ...meeting, recurrence: ['RRULE:FREQ=SOMETIMES'] }, 'invalid'],
    [{ ...meeting, reminders: { useDefault: false, overrides: [{ method: 'popup', minutes: 50_000 }] } }, 'invalid'],
    [
      { ...meeting, reminders: { useDefault: true, overrides: [{ method: 'popup', minutes: 5 }] } },
      'cannotUseDefaultRemindersAndSpecifyOverride',
    ],
  ])('refuses %j: %s', async (json, reason) => {
    const before = (await calendar.list()).items.length;
    const answer = await calendar.insert(json);
    expect([answer.status, reasonOf(answer)]).toEqual([400, reason]);
    expect((await calendar.list()).items).toHaveLength(before);
  });
  test('refuses an id that is taken, an unknown kind of news, and another’s calendar', async () => {
    await calendar.insert({ ...meeting, id: 'insurance2026' });
    const again = await calendar.insert({ ...meeting, id: 'insurance2026' });
    expect([again.status, reasonOf(again)]).toEqual([409, 'duplicate']);
    expect((await calendar.insert(meeting, '?sendUpdates=some')).status).toBe(400);
    expect((await calendar.insert(meeting, '?sendUpdates=all')).status).toBe(200);
    const other = await google.as(`${calendarBase}/calendars/${colleagues.jonas.email}/events`, { json: meeting });
    expect([other.status, reasonOf(other)]).toEqual([403, 'requiredAccessLevel']);
    expect((await google.as(primary, { body: '{', method: 'POST' })).status).toBe(400);
  });
});

describe('patching', () => {
  test('changes what is given and keeps the rest', async () => {
    const before = event(await calendar.insert({ ...meeting, description: 'Old', location: 'Here' }));
    const after = event(await calendar.patch(before.id, { summary: 'More insurance', location: null }));
    expect(after).toMatchObject({ summary: 'More insurance', description: 'Old', start: before.start, sequence: 0 });
    expect(after).not.toHaveProperty('location');
    const later = event(await calendar.patch(before.id, { start: at('12:00'), end: at('13:00') }));
    expect(later).toMatchObject({ start: { dateTime: '2026-11-27T12:00:00+01:00' }, sequence: 1 });
    expect((await calendar.patch(before.id, { end: at('11:00') })).status).toBe(400);
    expect(await calendar.get(before.id)).toEqual(later);
  });
  test.each(['accepted', 'declined', 'tentative'])('a guest answers: %s', async (responseStatus) => {
    const invitation = await found('Route planning');
    const answer = await calendar.patch(invitation.id, {
      attendees: [{ email: owner.email, responseStatus, comment: 'x' }],
    });
    expect(mine(event(answer))).toBe(responseStatus);
    const others = (one: EventAnswer) => one.attendees?.filter(({ self }) => !self);
    expect(others(event(answer))).toEqual(others(invitation));
  });
  test('a guest can’t change what all see', async () => {
    const { id } = await found('Route planning');
    const answer = await calendar.patch(id, { summary: 'Mine now' });
    expect([answer.status, reasonOf(answer)]).toEqual([403, 'forbiddenForNonOrganizer']);
    expect((await calendar.patch(id, { reminders: { useDefault: false } })).status).toBe(200);
  });
  test('one date of a recurring event can differ', async () => {
    const { id, recurringEventId } = await found('Stand-up');
    await calendar.patch(id, { summary: 'Stand-up with guests' });
    const dates = (await calendar.soon({ q: 'Stand-up' })).map(({ summary }) => summary);
    expect(dates).toEqual(['Stand-up with guests', 'Stand-up']);
    expect((await calendar.get(recurringEventId ?? '')).summary).toBe('Stand-up');
  });
  test('needs an event that is there', async () => {
    expect((await calendar.patch('nothing', {})).status).toBe(404);
  });
});

describe('deleting', () => {
  test('takes it from the list; it can still be read as cancelled', async () => {
    const { id } = await found('Dentist');
    expect((await calendar.remove(id)).status).toBe(204);
    expect(await found('Dentist')).toBeUndefined();
    expect((await calendar.get(id)).status).toBe('cancelled');
    expect((await calendar.list({ showDeleted: 'true', q: 'dentist' })).items).toHaveLength(1);
    const again = await calendar.remove(id);
    expect([again.status, reasonOf(again)]).toEqual([410, 'deleted']);
    expect((await calendar.patch(id, { summary: 'x' })).status).toBe(410);
  });
  test('its organizer restores it', async () => {
    const { id } = await found('Dentist');
    await calendar.remove(id);
    expect((await calendar.patch(id, { status: 'confirmed' })).status).toBe(200);
    expect(await found('Dentist')).toMatchObject({ id, status: 'confirmed' });
    const invitation = await found('Prawns');
    await calendar.remove(invitation.id);
    const answer = await calendar.patch(invitation.id, { status: 'confirmed' });
    expect([answer.status, reasonOf(answer)]).toEqual([403, 'forbiddenForNonOrganizer']);
  });
  test('one date alone, or all of them', async () => {
    const { id, recurringEventId = '' } = await found('Stand-up');
    await calendar.remove(id);
    expect(await calendar.soon({ q: 'Stand-up' })).toHaveLength(1);
    await calendar.remove(recurringEventId);
    expect(await calendar.soon({ q: 'Stand-up' })).toEqual([]);
  });
  test('a guest takes it from the own calendar, and has declined', async () => {
    const { id } = await found('Prawns');
    expect((await calendar.remove(id)).status).toBe(204);
    expect(await found('Prawns')).toBeUndefined();
    expect(mine(await calendar.get(id))).toBe('declined');
  });
});

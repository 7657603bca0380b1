import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import { beforeEach, describe, expect, test } from 'vitest';
import { json } from '../../../test/playedSandbox.ts';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';
import type { RecordOf } from '../../records/collections.ts';

const server = sandboxedApp();
const { configure, connect, page, run, send, setUp, world } = server;
type Event = RecordOf<'events'>;

const list = 'agents/calendar/records/events';
const shown = async (id: string) =>
  (await page<{ events: Event[] }>('calendar')).events.find((event) => event.id === id);
const titled = async (title: string): Promise<Event> => {
  const found = (await page<{ events: Event[] }>('calendar')).events.find((event) => event.title?.includes(title));
  if (!found) throw new Error(`${title} is not there`);
  return found;
};
const change = async ({ id, version }: Event, fields: object) => {
  const answer = await send('PATCH', `${list}/${id}`, { version, ...fields });
  return { code: answer.statusCode, ...answer.json<Event & { error?: string }>() };
};
const asked = (method: string) =>
  world.asked
    .filter((one) => one.method === method && one.address.includes('/calendar/'))
    .map(({ query, body }) => ({ told: query['sendUpdates'], ...(body && (JSON.parse(body) as object)) }));
const schedule = async (): Promise<Event> => {
  const answer = await send('POST', list, {
    title: 'Frozen berries',
    startTime: '2026-03-16T14:00:00Z',
    endTime: '2026-03-16T14:30:00Z',
    attendees: ['buyer@elsewhere.example'],
    meetingLink: 'https://meet.example/berries',
  });
  return answer.json<Event>();
};
const forbidden = () => json({ error: { code: 403, errors: [{ reason: 'forbidden' }] } }, 403);
const refuse = (method: string) => {
  world.play = (request) => (request.method === method ? forbidden() : undefined);
};

beforeEach(() => connect('google-calendar'));

describe('editing an event', () => {
  test('goes to Google Calendar first, with what has changed alone, and the guests are told', async () => {
    const event = await schedule();
    const changed = await change(event, { title: 'Frozen cherries', priority: 'high' });
    expect(changed).toMatchObject({ code: 200, title: 'Frozen cherries', edited: ['priority'] });
    const moved = await change(changed, { startTime: '2026-03-17T14:00:00Z', endTime: '2026-03-17T15:00:00Z' });
    await change(moved, { description: 'Bring samples' });
    const when = (dateTime: string) => ({ dateTime, timeZone: 'America/New_York', date: null });
    expect(asked('PATCH')).toEqual([
      { told: 'all', summary: 'Frozen cherries' },
      { told: 'all', start: when('2026-03-17T14:00:00.000Z'), end: when('2026-03-17T15:00:00.000Z') },
      { told: 'all', description: 'Bring samples\n\nMeeting link: https://meet.example/berries' },
    ]);
    await run('calendar');
    expect(await shown(event.id)).toMatchObject({
      title: 'Frozen cherries',
      startTime: '2026-03-17T14:00:00.000Z',
      description: 'Bring samples',
      priority: 'high',
      attendees: [{ email: 'buyer@elsewhere.example', status: 'pending' }],
    });
  });

  test('that only this organisation knows of stays here', async () => {
    await run('calendar');
    const event = await titled('Dentist');
    world.asked = [];
    expect(await change(event, { priority: 'low', type: 'appointment' })).toMatchObject({ code: 200 });
    expect(asked('PATCH')).toEqual([]);
  });

  test('that Google refuses leaves it as it was, with the reason', async () => {
    await run('calendar');
    const invitation = await titled('Prawns');
    expect(await change(invitation, { title: 'Mine now' })).toMatchObject({
      code: 409,
      error: 'Only the organizer can change this event',
    });
    const own = await titled('Dentist');
    refuse('PATCH');
    expect(await change(own, { title: 'Dentist, later' })).toMatchObject({
      code: 409,
      error: 'The Refresh Token can’t write events; create one with the scope calendar',
    });
    for (const event of [invitation, own]) expect(await shown(event.id)).toMatchObject({ title: event.title });
    await setUp('google-calendar', 'sandbox-down');
    world.play = () => undefined;
    expect((await change(own, { title: 'x' })).error).toContain('status 503');
  });

  test('is not sent where the change is wrong or based on an old version', async () => {
    const event = await schedule();
    expect((await change(event, { endTime: '2026-03-15T14:30:00Z' })).code).toBe(422);
    await change(event, { title: 'Newer' });
    expect((await change(event, { title: 'Older' })).code).toBe(409);
    expect(asked('PATCH')).toEqual([{ told: 'all', summary: 'Newer' }]);
  });

  test('of a calendar that can’t be reached stays here, says so, and is sent later', async () => {
    const event = await schedule();
    await configure('calendar', { ...calendarSettings.defaults, googleCalendarSync: false });
    const kept = await change(event, { title: 'Changed here' });
    expect(wordsOf(kept.unsent ?? undefined)).toBe(
      'Kept here: Google Calendar Sync is switched off in the configuration',
    );
    await configure('calendar', calendarSettings.defaults);
    const sent = (await send('POST', 'agents/calendar/events/send', { eventId: event.id })).json<Event>();
    expect(sent).not.toHaveProperty('unsent');
    expect(asked('PATCH')).toEqual([{ told: 'all', summary: 'Changed here' }]);
    await run('calendar');
    expect(await shown(event.id)).toMatchObject({ title: 'Changed here' });
  });
});

describe('cancelling an event', () => {
  test('cancels it at Google Calendar, which tells the guests; Undo restores it there', async () => {
    const event = await schedule();
    expect((await send('DELETE', `${list}/${event.id}?version=${event.version}`)).statusCode).toBe(200);
    expect(asked('DELETE')).toEqual([{ told: 'all' }]);
    await run('calendar');
    expect(await shown(event.id)).toBeUndefined();
    expect((await send('POST', `${list}/${event.id}/restore`)).statusCode).toBe(200);
    expect(asked('PATCH')).toEqual([{ told: 'all', status: 'confirmed' }]);
    await run('calendar');
    expect(await shown(event.id)).toMatchObject({ title: 'Frozen berries' });
  });

  test('that Google refuses leaves it where it was; one that is gone there goes here', async () => {
    const event = await schedule();
    refuse('DELETE');
    const refused = await send('DELETE', `${list}/${event.id}`);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { error: expect.stringContaining('can’t write events') },
    ]);
    expect(await shown(event.id)).toBeDefined();
    world.play = ({ method }) => (method === 'DELETE' ? json({ error: { code: 410 } }, 410) : undefined);
    expect((await send('DELETE', `${list}/${event.id}`)).statusCode).toBe(200);
  });

  test('many at once: those that Google refuses are named and stay', async () => {
    await run('calendar');
    const { events } = await page<{ events: Event[] }>('calendar');
    const ids = events.slice(0, 7).map(({ id }) => id);
    const stubborn = ids[3] ?? '';
    world.asked = [];
    world.play = ({ method, address }) =>
      method === 'DELETE' && address.endsWith(stubborn.replace('google-', '')) ? forbidden() : undefined;
    const answer = await send('POST', `${list}/bulk`, { ids, action: 'delete' });
    expect(answer.json()).toEqual({
      done: 6,
      refused: [{ id: stubborn, error: expect.stringContaining('can’t write events') }],
    });
    expect(asked('DELETE')).toHaveLength(7);
    expect(world.asked.filter(({ address }) => address.endsWith('/token'))).toHaveLength(1);
    expect((await page<{ events: Event[] }>('calendar')).events.map(({ id }) => id)).toEqual(
      events.map(({ id }) => id).filter((id) => id === stubborn || !ids.includes(id)),
    );
  });
});

import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { expect, test } from 'vitest';
import { json } from '../../../test/playedSandbox.ts';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';
import type { RecordOf } from '../../records/collections.ts';

const server = sandboxedApp();
const { configure, connect, page, run, send, setUp, world } = server;
type Event = RecordOf<'events'>;

const given = {
  title: 'Frozen berries',
  description: 'First line\nSecond line',
  startTime: '2026-03-16T14:00:00Z',
  endTime: '2026-03-16T14:30:00Z',
  attendees: ['jonas.petersen@nordlicht-feinkost.example', 'buyer@elsewhere.example'],
  meetingLink: 'https://meet.example/berries',
  priority: 'high',
};
const schedule = async (more: object = {}): Promise<Event> => {
  const answer = await send('POST', 'agents/calendar/records/events', { ...given, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Event>();
};
const resend = async ({ id }: Event) =>
  (await send('POST', 'agents/calendar/events/send', { eventId: id })).json<Event>();
const inserted = () =>
  world.asked
    .filter(({ method, address }) => method === 'POST' && address.endsWith('/primary/events'))
    .map(({ body, query }) => ({ body: JSON.parse(body) as Record<string, unknown>, query }));
const shown = async (id: string) =>
  (await page<{ events: Event[] }>('calendar')).events.find((event) => event.id === id);
const why = ({ unsent }: Event) => wordsOf(unsent ?? undefined);

test('an event is added to Google Calendar, which invites, with reminders as set, and the next run knows it', async () => {
  await connect('google-calendar');
  const event = await schedule();
  expect(event).toMatchObject({ calendarId: 'primary', sandbox: true, type: 'meeting', priority: 'high' });
  expect(event).not.toHaveProperty('unsent');
  expect(event.attendees).toMatchObject([{ status: 'pending' }, { status: 'pending' }]);
  expect(inserted()).toEqual([
    {
      query: { sendUpdates: 'all', prettyPrint: 'false' },
      body: {
        id: event.id.replaceAll('-', ''),
        summary: 'Frozen berries',
        description: 'First line\nSecond line\n\nMeeting link: https://meet.example/berries',
        location: '',
        start: { dateTime: '2026-03-16T14:00:00.000Z', timeZone: 'America/New_York' },
        end: { dateTime: '2026-03-16T14:30:00.000Z', timeZone: 'America/New_York' },
        attendees: given.attendees.map((email) => ({ email })),
        reminders: {
          useDefault: false,
          overrides: [
            { method: 'popup', minutes: 15 },
            { method: 'popup', minutes: 60 },
          ],
        },
      },
    },
  ]);
  await run('calendar');
  expect(await shown(event.id)).toMatchObject({
    title: 'Frozen berries',
    description: 'First line\nSecond line',
    meetingLink: 'https://meet.example/berries',
    priority: 'high',
    createdBy: 'demo@switchboard.test',
  });
});

test('an event beyond what a run reads stays', async () => {
  await connect('google-calendar');
  const event = await schedule({ startTime: '2026-06-16T14:00:00Z', endTime: '2026-06-16T14:30:00Z' });
  await run('calendar');
  expect(await shown(event.id)).toBeDefined();
});

test('reminders that are off are none, whatever the calendar would do; of many, Google takes five', async () => {
  await connect('google-calendar');
  const { defaults } = calendarSettings;
  await configure('calendar', { ...defaults, reminderSettings: { enabled: false, defaultReminders: [15] } });
  await schedule();
  const many = [1, 2, 3, 4, 5, 6];
  await configure('calendar', { ...defaults, reminderSettings: { enabled: true, defaultReminders: many } });
  await schedule();
  const reminders = inserted().map(({ body }) => body['reminders'] as { overrides: { minutes: number }[] });
  expect(reminders.map(({ overrides }) => overrides.map(({ minutes }) => minutes))).toEqual([[], [1, 2, 3, 4, 5]]);
});

test('without Google Calendar, or with the sync off, the event is kept here, says so, and is sent later', async () => {
  const event = await schedule();
  expect(why(event)).toBe('Kept here: connect Google Calendar to send invitations');
  await connect('google-calendar');
  await configure('calendar', { ...calendarSettings.defaults, googleCalendarSync: false });
  expect(why(await resend(event))).toBe('Kept here: turn on Google Calendar sync to send invitations');
  expect(world.asked).toEqual([]);
  await configure('calendar', calendarSettings.defaults);
  const sent = await resend(event);
  expect(sent).toMatchObject({ id: event.id, calendarId: 'primary' });
  expect(why(sent)).toBe('');
  // A second press finds it sent.
  await resend(event);
  expect(inserted()).toHaveLength(1);
  expect((await send('POST', 'agents/calendar/events/send', { eventId: 'event-none' })).statusCode).toBe(404);
});

test('an event that Google refuses stays here with the reason; an answer that was lost makes no second one', async () => {
  await setUp('google-calendar', 'sandbox-down');
  const refused = await schedule();
  expect(why(refused)).toBe('Kept here: Google Calendar has a problem at the moment (status 503)');
  await connect('google-calendar');
  world.play = async ({ method, address }, _, played) =>
    method === 'POST' && address.endsWith('/events') ? played().then(() => json({}, 503)) : played();
  expect(why(await resend(refused))).toContain('status 503');
  world.play = () => undefined;
  expect(await resend(refused)).toMatchObject({ calendarId: 'primary', title: 'Frozen berries' });
  expect(inserted()).toHaveLength(2);
  const forbidden = { error: { code: 403, errors: [{ reason: 'insufficientPermissions' }] } };
  world.play = ({ method, address }) =>
    method === 'POST' && address.endsWith('/events') ? json(forbidden, 403) : undefined;
  expect(why(await schedule())).toBe(
    'Kept here: The Refresh Token can’t write events; create one with the scope calendar',
  );
});

import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import { beforeEach, expect, test } from 'vitest';
import type { OutgoingRequest } from '../providers/client.ts';
import { oauth, queryOf, tokenUrl, workingApp } from '../../test/workingApp.ts';

const { configure, connect, page, post, run, world } = workingApp();
beforeEach(() => Promise.all([connect('gmail', oauth), connect('google-calendar', oauth)]));

test('events are read around today, whole days included; those that are gone there go here, and members’ own stay', async () => {
  await post('/calendar/records/events', {
    title: 'Own',
    startTime: '2026-03-12T20:00:00Z',
    endTime: '2026-03-12T20:30:00Z',
  });
  const dated = {
    id: 'e1',
    status: 'confirmed',
    summary: 'Pilot <review>',
    start: { dateTime: '2026-03-12T10:00:00-04:00' },
    end: { dateTime: '2026-03-12T10:45:00-04:00' },
    hangoutLink: 'https://meet.google.com/x',
    creator: { email: 'ada@a.example' },
    recurringEventId: 'r',
    attendees: [
      { email: 'ada@a.example', displayName: 'Ada', responseStatus: 'accepted' },
      { email: 'jon@a.example', responseStatus: 'needsAction' },
    ],
  };
  let items: object[] = [
    dated,
    { id: 'e2', start: { date: '2026-03-13' }, end: { date: '2026-03-14' } },
    { id: 'e3', status: 'cancelled' },
  ];
  world.reply = (address) => (address === tokenUrl ? undefined : { body: { items } });
  expect(await run('calendar')).toBe('2 events read');
  expect(queryOf(world.asked.at(-1) as OutgoingRequest)).toMatchObject({
    timeMin: '2026-03-05T05:00:00.000Z',
    timeMax: '2026-04-09T04:00:00.000Z',
    singleEvents: 'true',
    // Only what is kept: an ordinary calendar does not fit into one answer otherwise.
    fields: expect.stringMatching(/^nextPageToken,items\(id,.*attendees\(email,displayName,responseStatus\)/),
  });
  type Calendar = { events: { id: string; title: string }[]; slots: object[] };
  const { events, slots } = await page<Calendar>('calendar');
  expect(events).toEqual(
    expect.arrayContaining([
      {
        id: 'google-e1',
        title: 'Pilot <review>',
        description: '',
        startTime: '2026-03-12T14:00:00.000Z',
        endTime: '2026-03-12T14:45:00.000Z',
        attendees: [
          { email: 'ada@a.example', name: 'Ada', status: 'accepted' },
          { email: 'jon@a.example', status: 'pending' },
        ],
        type: 'meeting',
        status: 'confirmed',
        calendarId: 'primary',
        isRecurring: true,
        meetingLink: 'https://meet.google.com/x',
        createdBy: 'ada@a.example',
      },
      expect.objectContaining({
        id: 'google-e2',
        startTime: '2026-03-13T04:00:00.000Z',
        endTime: '2026-03-14T04:00:00.000Z',
        type: 'appointment',
      }),
    ]),
  );
  // It has no title in Google Calendar, and we invent none.
  expect(events.find(({ id }) => id === 'google-e2')).not.toHaveProperty('title');
  expect(slots[2]).toMatchObject({ startTime: '10:00', endTime: '10:45', conflictReason: 'Pilot <review>' });
  items = [dated];
  expect(await run('calendar')).toBe('1 event read');
  expect((await page<Calendar>('calendar')).events.map(({ title }) => title).toSorted()).toEqual([
    'Own',
    'Pilot <review>',
  ]);
  await configure('calendar', { ...calendarSettings.defaults, googleCalendarSync: false });
  expect(await run('calendar')).toBe('refused: Google Calendar Sync is switched off in the configuration');
});

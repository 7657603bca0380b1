import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import { expect, test } from 'vitest';
import { json } from '../../../test/playedSandbox.ts';
import { sandboxedApp } from '../../../test/sandboxedApp.ts';

const { configure, connect, page, run, send, world } = sandboxedApp();

interface Calendar {
  readonly events: { id: string; title: string }[];
  readonly slots: object[];
}

test('events are read around today, whole days included; those that are gone there go here, and members’ own stay', async () => {
  await send('POST', 'agents/calendar/records/events', {
    title: 'Own',
    startTime: '2026-03-12T20:00:00Z',
    endTime: '2026-03-12T20:30:00Z',
  });
  await connect('google-calendar');
  expect(await run('calendar')).toBe('28 events read');
  expect(world.asked.at(-1)?.query).toMatchObject({
    timeMin: '2026-03-05T05:00:00.000Z',
    timeMax: '2026-04-09T04:00:00.000Z',
    singleEvents: 'true',
    // Only what is kept: an ordinary calendar does not fit into one answer otherwise.
    fields: expect.stringMatching(/^nextPageToken,items\(id,.*attendees\(email,displayName,responseStatus,/),
    maxAttendees: '100',
  });
  const { events, slots } = await page<Calendar>('calendar');
  const titled = (title: string) => events.filter((event) => event.title === title);
  expect(titled('Night line Łódź – Leipzig')).toEqual([
    {
      id: expect.stringMatching(/^google-/),
      version: expect.any(Number),
      updatedAt: expect.any(String),
      title: 'Night line Łódź – Leipzig',
      description: 'Open points: departures, claims, pallets.',
      startTime: '2026-03-13T08:30:00.000Z',
      endTime: '2026-03-13T09:15:00.000Z',
      attendees: [
        { email: 'ada.brandt@nordlicht-feinkost.example', name: 'Ada Brandt', status: 'accepted' },
        { email: 'jonas.petersen@nordlicht-feinkost.example', name: 'Jonas Petersen', status: 'accepted' },
        { email: 'katarzyna.wrona@mrozna-logistyka.example', name: 'Katarzyna Wrona', status: 'pending' },
      ],
      meetingLink: expect.stringMatching(/^https:/),
      type: 'meeting',
      status: 'confirmed',
      calendarId: 'primary',
      createdBy: 'ada.brandt@nordlicht-feinkost.example',
      isRecurring: false,
      sandbox: true,
    },
  ]);
  expect(titled('Stand-up')).toHaveLength(5);
  expect(titled('Stand-up')[0]).toMatchObject({ isRecurring: true });
  expect(titled('Jonas on holiday')).toMatchObject([
    { startTime: '2026-03-20T04:00:00.000Z', endTime: '2026-03-21T04:00:00.000Z', type: 'appointment' },
  ]);
  expect(slots[0]).toMatchObject({
    startTime: '09:00',
    endTime: '11:00',
    conflictReason: 'Focus: price list for spring',
  });

  const untitled = { id: 'e2', start: { date: '2026-03-13' }, end: { date: '2026-03-14' } };
  world.play = ({ address }) =>
    address.endsWith('/events') ? json({ items: [untitled, { id: 'e3', status: 'cancelled' }] }) : undefined;
  expect(await run('calendar')).toBe('1 event read');
  const left = (await page<Calendar>('calendar')).events;
  // It has no title in Google Calendar, and we invent none.
  expect(left.map(({ title }) => title).toSorted()).toEqual(['Own', undefined]);

  await configure('calendar', { ...calendarSettings.defaults, googleCalendarSync: false });
  expect(await run('calendar')).toBe('refused: Google Calendar Sync is switched off in the configuration');
});

import { calendarSettings, type FreeSlotsRequest } from '@switchboard/api-contract/agents/calendar';
import { expect, test } from 'vitest';
import { inWords } from '../../../../test/inWords.ts';
import { sandboxedApp } from '../../../../test/sandboxedApp.ts';

const { configure, connect, send, setUp, world } = sandboxedApp();

const jonas = 'jonas.petersen@nordlicht-feinkost.example';
const stranger = 'somebody@elsewhere.example';
const { defaults } = calendarSettings;

interface Found {
  readonly slots: { startsAt: string; endsAt: string }[];
  readonly unreadable: string[];
  readonly reason?: string;
}
async function find(question: Partial<FreeSlotsRequest> = {}) {
  const answer = await send('POST', 'agents/calendar/free-slots', { attendees: [], ...question });
  expect(answer.statusCode, answer.body).toBe(200);
  const { slots, ...rest } = inWords(answer.json<Found>());
  return {
    ...rest,
    slots: slots.map(({ startsAt, endsAt }) => `${startsAt.slice(5, 16).replace('T', ' ')} ${endsAt.slice(11, 16)}`),
  };
}

test('slots are free in all calendars that can be read; the others are named', async () => {
  await connect('google-calendar');
  // Friday in New York, where the working day begins at 13:00 in UTC. The account has a tasting until 14:30, and 15 minutes.
  const from = '2026-03-13T05:00:00Z';
  expect(await find({ from })).toEqual({
    slots: [
      '03-13 14:45 15:15',
      '03-13 15:45 16:15',
      '03-13 16:45 17:15',
      ...['13:00 13:30', '14:00 14:30', '15:00 15:30'].map((time) => `03-16 ${time}`),
    ],
    unreadable: [],
  });
  // Jonas has a trip on Tuesday, from 07:00 to 17:00 in UTC.
  const withJonas = await find({ from: '2026-03-17T05:00:00Z', attendees: [jonas.toUpperCase(), stranger] });
  expect(withJonas).toMatchObject({ unreadable: [stranger] });
  expect(withJonas.slots[0]).toBe('03-17 17:00 17:30');
  expect(world.asked.at(-1)?.address).toBe('https://www.googleapis.com/calendar/v3/freeBusy');
});

test('each setting of the calendar decides: length, hours, zone, buffer and meetings a day', async () => {
  await connect('google-calendar');
  const from = '2026-03-13T05:00:00Z';
  const first = async (settings: Partial<typeof defaults>) => {
    await configure('calendar', { ...defaults, ...settings });
    return (await find({ from })).slots[0];
  };
  expect(await first({ defaultMeetingLength: 120 })).toBe('03-13 14:45 16:45');
  expect((await find({ from, minutes: 45 })).slots[0]).toBe('03-13 14:45 15:30');
  expect(await first({ bufferTime: 60 })).toBe('03-13 15:30 16:00');
  const { workingHours } = defaults;
  expect(await first({ workingHours: { ...workingHours, start: '12:00' } })).toBe('03-13 16:00 16:30');
  expect(await first({ workingHours: { ...workingHours, timezone: 'America/Los_Angeles' } })).toBe('03-13 16:00 16:30');
  expect(await first({ workingHours: { ...workingHours, workingDays: ['sunday'] } })).toBe('03-15 13:00 13:30');
  await send('POST', 'agents/calendar/records/events', {
    title: 'Only one',
    startTime: '2026-03-13T20:00:00Z',
    endTime: '2026-03-13T20:30:00Z',
  });
  expect(await first({ maxMeetingsPerDay: 2 })).toBe('03-13 14:45 15:15');
  expect(await first({ maxMeetingsPerDay: 1 })).toBe('03-16 13:00 13:30');
});

test('without Google Calendar, what is here counts, nobody else can be read, and the answer says why', async () => {
  await send('POST', 'agents/calendar/records/events', {
    title: 'Kept here',
    startTime: '2026-03-12T13:00:00Z',
    endTime: '2026-03-12T14:00:00Z',
  });
  const alone = await find({ attendees: [jonas] });
  expect(alone).toMatchObject({
    unreadable: [jonas],
    reason: 'Connect Google Calendar with a Refresh Token under API Connections',
  });
  expect(alone.slots[0]).toBe('03-12 14:15 14:45');
  await setUp('google-calendar', 'sandbox-down');
  expect((await find()).reason).toContain('503');
  await configure('calendar', { ...defaults, googleCalendarSync: false });
  expect((await find()).reason).toBe('Google Calendar Sync is switched off in the configuration');
  const odd = await send('POST', 'agents/calendar/free-slots', { attendees: ['nobody'], minutes: 2 });
  expect(odd.statusCode).toBe(422);
});

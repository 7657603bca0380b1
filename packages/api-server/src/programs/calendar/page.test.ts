import { calendarSettings } from '@switchboard/api-contract/agents/calendar';
import { expect, test } from 'vitest';
import { hourMs } from '@switchboard/api-contract/time';
import { pagesApp, type Answer } from '../../../test/pagesApp.ts';
import { testNow } from '../../../test/testApp.ts';
import { inWords } from '../../../test/inWords.ts';
import type { RecordOf } from '../../records/collections.ts';

const server = pagesApp();
const { configure, get, keep, post, signInAgain, status } = server;

const event = (id: string, startTime: string, endTime: string, type = 'meeting'): RecordOf<'events'> => ({
  id,
  title: id,
  startTime,
  endTime,
  type,
  status: 'confirmed',
});

test('counts by the days and weeks of the working hours’ zone', async () => {
  await keep('calendar-agent', 'events', [
    event('monday', '2026-03-09T13:00:00Z', '2026-03-09T14:00:00Z'),
    event('today', '2026-03-12T14:00:00Z', '2026-03-12T15:00:00Z'),
    event('clash', '2026-03-12T14:30:00Z', '2026-03-12T16:00:00Z', 'appointment'),
    event('tonight in New York, tomorrow in UTC', '2026-03-13T01:00:00Z', '2026-03-13T02:00:00Z'),
    event('sunday night', '2026-03-16T03:00:00Z', '2026-03-16T03:30:00Z'),
    event('next week', '2026-03-16T14:00:00Z', '2026-03-16T15:00:00Z'),
    event('past clash', '2026-03-02T14:00:00Z', '2026-03-02T15:00:00Z'),
    event('past clash too', '2026-03-02T14:00:00Z', '2026-03-02T15:00:00Z'),
  ]);
  const answer = await status<'calendarStatus'>('calendar');
  expect(answer.metrics).toEqual({
    eventsManaged: 8,
    eventsThisWeek: 5,
    meetingsScheduled: 7,
    meetingsToday: 2,
    conflictsOpen: 1,
  });
  expect(answer.timezone).toBe('America/New_York');
  expect(
    answer.slots?.map(({ startTime, endTime, conflictReason }) =>
      `${startTime} ${endTime} ${conflictReason ?? ''}`.trim(),
    ),
  ).toEqual([
    '09:00 09:45',
    '09:45 10:00 Buffer',
    '10:00 10:30 today',
    '10:30 11:00 today and clash',
    '11:00 12:00 clash',
    '12:00 12:15 Buffer',
    '12:15 17:00',
  ]);
});

test('shows the slots of the settings’ zone, the same ones all day', async () => {
  await configure('calendar', {
    ...calendarSettings.defaults,
    workingHours: {
      ...calendarSettings.defaults.workingHours,
      timezone: 'America/Los_Angeles',
      start: '08:00',
      end: '10:00',
    },
  });
  await keep('calendar-agent', 'events', [event('early', '2026-03-12T15:00:00Z', '2026-03-12T16:00:00Z')]);
  const first = await get('/api/agents/calendar/status');
  expect(inWords(first.json())).toMatchObject({
    timezone: 'America/Los_Angeles',
    slots: [
      { date: '2026-03-12', startTime: '08:00', endTime: '09:00', conflictReason: 'early' },
      { startTime: '09:00', endTime: '09:15', conflictReason: 'Buffer' },
      { startTime: '09:15', endTime: '10:00', isAvailable: true },
    ],
  });
  // 09:41 in UTC is 02:41 there; the day ends at 07:00 in UTC.
  server.time.advance(21 * hourMs);
  expect((await get('/api/agents/calendar/status')).headers['etag']).toBe(first.headers['etag']);
  server.time.advance(hourMs);
  expect((await status<'calendarStatus'>('calendar')).slots?.map(({ date }) => date)).toEqual(['2026-03-13']);
});

test('moves its samples to today, on both pages', async () => {
  server.time.advance(3 * 24 * hourMs);
  await signInAgain();
  const { events, slots, sample, asOf } = await status<'calendarStatus'>('calendar');
  expect([sample, asOf]).toEqual([true, testNow.toISOString()]);
  expect(new Set(slots?.map(({ date }) => date))).toEqual(new Set(['2026-03-15']));
  expect(events?.every(({ startTime }) => startTime?.startsWith('2026-03-15'))).toBe(true);
  const { specialData } = (await get('/api/agents/calendar')).json<NonNullable<Answer<'agent'>>>();
  expect(specialData?.events?.map(({ startTime }) => startTime)).toEqual(events?.map(({ startTime }) => startTime));
});

test('keeps times as instants', async () => {
  const kept = (
    await post('/api/agents/calendar/records/events', {
      title: 'A',
      startTime: '2026-03-12T16:00:00+01:00',
      endTime: '2026-03-12T17:00:00+01:00',
      meetingLink: 'https://meet.example/a',
    })
  ).json<object>();
  expect(kept).toMatchObject({
    startTime: '2026-03-12T15:00:00.000Z',
    endTime: '2026-03-12T16:00:00.000Z',
    meetingLink: 'https://meet.example/a',
    createdBy: 'demo@switchboard.test',
  });
  expect(kept).not.toHaveProperty('location');
});

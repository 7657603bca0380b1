import { event } from '@switchboard/api-mocks/builders/calendar';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setReaderZone } from '../../format/reader.ts';
import { movedEnd, presetEnd } from './eventForm.ts';

beforeEach(() => setReaderZone('America/New_York'));
afterEach(() => setReaderZone(undefined));

const day = '2026-11-23';
test.each([
  ['a first start', '', '', 45, `${day}T09:45`],
  ['another length', '', '', 60, `${day}T10:00`],
  ['a start that moves, whose end was preset', `${day}T14:00`, `${day}T14:45`, 45, `${day}T09:45`],
  ['an end that was chosen', `${day}T08:00`, `${day}T12:00`, 45, undefined],
  ['a chosen end that would be before the start', `${day}T08:00`, `${day}T08:10`, 45, `${day}T09:45`],
])('%s', (_, startTime, endTime, minutes, expected) => {
  expect(presetEnd(`${day}T09:00`, { startTime, endTime }, minutes)['endTime']).toBe(expected);
});
test('no start presets nothing', () => {
  expect(presetEnd('', { endTime: '' }, 30)).toEqual({});
  expect(presetEnd('soon', { endTime: '' }, 30)).toEqual({});
});
test('the end of an event moves with its start, by its own length while no start is typed', () => {
  const stored = event({ startTime: `${day}T15:00:00Z`, endTime: `${day}T15:45:00Z` });
  const times = { startTime: `${day}T14:00`, endTime: `${day}T15:30` };
  expect(movedEnd(`${day}T09:00`, times, stored)).toEqual({ endTime: `${day}T10:30` });
  expect(movedEnd('', times, stored)).toEqual({});
  expect(movedEnd(`${day}T09:00`, { ...times, startTime: '' }, stored)).toEqual({ endTime: `${day}T09:45` });
});
test('it lasts as long in the night in which clocks change', () => {
  // 01:45 to 02:00 does not exist on this day: 03:15 follows after half an hour.
  expect(presetEnd('2026-03-08T01:45', {}, 30)).toEqual({ endTime: '2026-03-08T03:15' });
});

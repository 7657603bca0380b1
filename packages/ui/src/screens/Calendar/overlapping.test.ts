import { event } from '@switchboard/api-mocks/builders/calendar';
import { expect, test } from 'vitest';
import { findOverlaps } from './EventsSection.tsx';

const at = (time: string) => `2026-11-23T${time}:00Z`;
const planned = (id: string, start: string, end?: string, status = 'confirmed') =>
  event({ id, startTime: at(start), endTime: end === undefined ? undefined : at(end), status });
const dentist = planned('dentist', '14:00', '15:00');
const found = (start: string, end: string | undefined, ...events: ReturnType<typeof event>[]) =>
  findOverlaps(events, { startTime: at(start), endTime: end === undefined ? '' : at(end) }, 30).map(({ id }) => id);

test.each([
  ['13:00', '14:30'],
  ['14:30', '16:00'],
  ['14:15', '14:45'],
  ['13:00', '16:00'],
  ['14:00', '15:00'],
])('%s to %s overlaps 14:00 to 15:00', (start, end) => expect(found(start, end, dentist)).toEqual(['dentist']));
test.each([
  ['13:00', '14:00'],
  ['15:00', '16:00'],
  ['09:00', '10:00'],
])('%s to %s only touches it or is apart', (start, end) => expect(found(start, end, dentist)).toEqual([]));

test('an event without an end takes the default length', () => {
  expect(found('14:29', '15:00', planned('open', '14:00'))).toEqual(['open']);
  expect(found('14:30', '15:00', planned('open', '14:00'))).toEqual([]);
});
test('a start whose end is not entered yet takes the default length too', () => {
  expect(found('13:31', undefined, dentist)).toEqual(['dentist']);
  expect(found('13:30', undefined, dentist)).toEqual([]);
});
test('an end not after the start overlaps nothing: the form refuses it', () =>
  expect(found('14:30', '14:10', dentist)).toEqual([]));
test('without a start nothing overlaps', () =>
  expect(findOverlaps([dentist], { startTime: '', endTime: at('14:30') }, 30)).toEqual([]));
test('cancelled events and events without a time are ignored', () => {
  expect(
    found(
      '14:00',
      '15:00',
      planned('off', '14:00', '15:00', 'Cancelled'),
      event({ startTime: undefined, endTime: undefined }),
    ),
  ).toEqual([]);
});
test('what takes no time is not in the way', () => {
  const odd = [{ transparency: 'transparent' }, { answer: 'declined' }, { eventType: 'workingLocation' }] as const;
  const free = odd.map((more, index) =>
    event({ id: `free-${index}`, startTime: at('14:00'), endTime: at('15:00'), ...more }),
  );
  expect(found('14:00', '15:00', ...free)).toEqual([]);
});
test('several overlaps are sorted by start', () => {
  expect(found('09:00', '18:00', dentist, planned('early', '10:00', '10:30'))).toEqual(['early', 'dentist']);
});

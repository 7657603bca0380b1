import { expect, test } from 'vitest';
import { applyMask, readMask, readShape, findUnknownField } from './fields.ts';

const event = {
  id: '1',
  start: { dateTime: 'then', timeZone: 'there' },
  attendees: [
    { email: 'a', name: 'A' },
    { email: 'b', name: 'B' },
  ],
};
const pick = (text: string) => applyMask({ items: [event], next: 'x' }, readMask(text)!);

test.each([
  ['next', { next: 'x' }],
  ['items/id', { items: [{ id: '1' }] }],
  ['items(id,start/dateTime),next', { items: [{ id: '1', start: { dateTime: 'then' } }], next: 'x' }],
  ['items(attendees(email))', { items: [{ attendees: [{ email: 'a' }, { email: 'b' }] }] }],
  ['items.start.timeZone', { items: [{ start: { timeZone: 'there' } }] }],
  ['items/start', { items: [{ start: event.start }] }],
  ['items/start/*', { items: [{ start: event.start }] }],
  ['items/id,items/start/dateTime', { items: [{ id: '1', start: { dateTime: 'then' } }] }],
  ['items/id,items', { items: [event] }],
  ['items,items/id', { items: [event] }],
  ['items/missing', { items: [{}] }],
  ['*', { items: [event], next: 'x' }],
])('%s picks these fields', (text, expected) => {
  expect(pick(text)).toEqual(expected);
});

test.each(['', ',', 'a,', '(a)', 'a(', 'a(b', 'a)b', 'a//b', 'a/'])('“%s” is no mask', (text) => {
  expect(readMask(text)).toBeUndefined();
});

test('names the first path that is not documented', () => {
  const shape = readShape('items(id,start(dateTime)),next');
  const unknown = (text: string) => findUnknownField(readMask(text)!, shape);
  expect(unknown('items(id,start/dateTime),next')).toBeUndefined();
  expect(unknown('items(*)')).toBeUndefined();
  expect(unknown('etag')).toBe('etag');
  expect(unknown('items(id,end)')).toBe('items.end');
  expect(unknown('next/more')).toBe('next.more');
});

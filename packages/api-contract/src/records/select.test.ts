import { expect, test } from 'vitest';
import { searchText } from './select.ts';

test('a record is searched in texts, in lists of texts, and in a field of each entry of a list', () => {
  const event = { title: 'Review', topics: ['Łódź', 'rates'], attendees: [{ name: 'Ada' }, { name: 'Bo' }], left: [1] };
  expect(searchText(['title', 'topics', 'attendees.name'], event)).toBe('review\nlodz\nrates\nada\nbo');
  const read = { ...event, attendees: { items: event.attendees, leftOut: 0 } };
  expect(searchText(['attendees.name'], read)).toBe('ada\nbo');
  expect(searchText(['attendees', 'title.name', 'none'], event).trim()).toBe('');
});

import { expect, test } from 'vitest';
import { selectionOf } from './listQuery.ts';
import { searchText, selectRecords } from './select.ts';

test('a record is searched in texts, in lists of texts, and in a field of each entry of a list', () => {
  const event = { title: 'Review', topics: ['Łódź', 'rates'], attendees: [{ name: 'Ada' }, { name: 'Bo' }], left: [1] };
  expect(searchText(['title', 'topics', 'attendees.name'], event)).toBe('review\nlodz\nrates\nada\nbo');
  const read = { ...event, attendees: { items: event.attendees, leftOut: 0 } };
  expect(searchText(['attendees.name'], read)).toBe('ada\nbo');
  expect(searchText(['attendees', 'title.name', 'none'], event).trim()).toBe('');
});

/** Whether a list finds a record by its name and phone number. */
function finds(search: string, record: { readonly name?: string; readonly phone?: string }): boolean {
  const searched = ['name', 'phone'];
  const selection = selectionOf({ sorts: [], filters: [] }, { search, sort: undefined, filters: {}, deleted: false });
  if ('fields' in selection) throw new Error('The search is refused');
  const items = [{ record: { id: 'one', ...record }, at: '2026-11-29T08:00:00.000Z' }];
  return selectRecords({ searched }, items, { ...selection, limit: 1 }).total === 1;
}

test.each([
  ["o'brien", 'Conan O’Brien'],
  ['O’BRIEN', "Conan O'Brien"],
  ["d'angelo", 'D´Angelo'],
  ["okelly o'", 'Sean OKelly O‘'],
  ['smith-jones', 'Smith‑Jones'],
  ['smith-jones', 'Smith–Jones'],
  ['nguyen van', 'Nguyễn Văn An'],
  ['हिन्दी', 'हिन्दी समाचार'],
  ['कुमार', 'राज कुमार'],
  ['น้ำ', 'น้ำดื่ม'],
  ['محمد', 'مُحَمَّد'],
  ['schon', 'Schön\u00ad\u200bBau'],
  ['ｊｏｈｎ', 'John'],
])('%s finds %s', (search, name) => expect(finds(search, { name })).toBe(true));

test.each([
  ['किमार', 'कुमार'],
  ['कमर', 'कुमार'],
  ['नम', 'น้ำ'],
  ['か', 'が'],
  ['obrien', "O'Brien"],
])('%s does not find %s', (search, name) => expect(finds(search, { name })).toBe(false));

test.each([
  ['+48221234567', '+48 22 123 45 67'],
  ['221234567', '+48 (22) 123-45-67'],
  ['22 123 45 67', '+48221234567'],
  ['22-123-45-67', '+48 22 1234567'],
  ['(626)555.0142', '626-555-0142'],
  ['1234567', '\u202a+48 22 123 45 67\u202c'],
  ['0151/2345678', '0151 / 234 56 78'],
  ['45 67', '+48 22 123 45 67'],
  ['+48 22', '+48 22 123 45 67'],
])('the number %s finds %s', (search, phone) => expect(finds(search, { phone })).toBe(true));

test('figures that are no phone number are found as they stand, and none where they are not', () => {
  expect(finds('2026-11', { name: 'Fair of 2026-11-29' })).toBe(true);
  expect(finds('2026-11-29', { name: 'Fair of 2026-11-29' })).toBe(true);
  expect(finds('100 2026', { name: 'Lead 100 of 2026' })).toBe(true);
  expect(finds('221234568', { phone: '+48 22 123 45 67' })).toBe(false);
  expect(finds('anna 221234567', { name: 'Anna', phone: '+48 22 123 45 67' })).toBe(true);
});

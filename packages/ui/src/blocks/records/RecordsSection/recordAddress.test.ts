import { expect, test } from 'vitest';
import { recordAddress, sortText } from './recordAddress.ts';

const kind = {
  collection: { sorts: ['name', 'score'], filters: ['status', 'toString'], searched: ['name'] },
  filters: [
    { key: 'status', label: 'Status', options: [{ value: 'new', label: 'New' }] },
    { key: 'toString', label: 'Odd', wordOf: (value: string) => value.toUpperCase() },
  ],
};

test('an empty address asks for everything, and names of the prototype are none', () => {
  expect(recordAddress(kind, {})).toEqual({
    search: '',
    filters: { status: '', toString: '' },
    filterNames: [],
    sort: undefined,
    narrowed: false,
  });
});
test('active filters have the label of their value, its word, or the value itself', () => {
  expect(recordAddress(kind, { status: 'new', toString: 'odd' }).filterNames).toEqual(['New', 'ODD']);
  expect(recordAddress(kind, { status: 'lost' })).toMatchObject({ filterNames: ['lost'], narrowed: true });
});
test('words narrow a list, spaces do not', () => {
  expect(recordAddress(kind, { search: 'anna' }).narrowed).toBe(true);
  expect(recordAddress(kind, { search: '  ' }).narrowed).toBe(false);
});
test.each(['plain', '-', '-constructor', 'toString'])('the sort order %j is ignored', (sort) => {
  expect(recordAddress(kind, { sort }).sort).toBeUndefined();
});
test('only names with the prefix are read', () => {
  const query = { sort: 'name', 'templates-sort': '-score', 'templates-status': 'new' };
  expect(recordAddress(kind, query, 'templates-')).toMatchObject({
    filters: { status: 'new' },
    sort: { key: 'score', direction: 'desc' },
  });
});
test('a sort order has one form in the address', () => {
  expect(sortText({ key: 'score', direction: 'asc' })).toBe('score');
  expect(sortText({ key: 'score', direction: 'desc' })).toBe('-score');
});

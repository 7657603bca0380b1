import { expect, test } from 'vitest';
import { addChips, describeRefused } from './addChips.ts';

test.each([
  ['one', ['a'], 'b', ['a', 'b']],
  ['several at once', [], 'a, b;c\nd\r\ne\tf', ['a', 'b', 'c', 'd', 'e', 'f']],
  ['none from blanks', ['a'], ' , ;\n ', ['a']],
  ['trimmed', [], '  two words  ', ['two words']],
])('adds %s', (_name, list, text, items) => {
  expect(addChips(list, text)).toEqual({ items, duplicates: [], tooLong: [], over: 0 });
});

test('refuses duplicates in any case, even within one paste', () => {
  const added = addChips(['Biotech'], 'biotech, Logistics, LOGISTICS');
  expect(added.items).toEqual(['Biotech', 'Logistics']);
  expect(added.duplicates).toEqual(['biotech', 'LOGISTICS']);
  expect(describeRefused(added)).toBe('2 were already in the list');
  expect(describeRefused(addChips(['a'], 'A'))).toBe('A is already in the list');
});

test('enforces the limits and says which', () => {
  expect(describeRefused(addChips(['a'], 'b,c', { maxItems: 2 }), { maxItems: 2 })).toBe('At most 2 entries');
  expect(describeRefused(addChips([], 'abc', { maxLength: 2 }), { maxLength: 2 })).toBe('At most 2 characters each');
  expect(describeRefused(addChips([], 'abc'))).toBe('');
});

import { expect, test } from 'vitest';
import { changedFields, choose, formOf, overTheirs, patchOf, type AnyField } from './recordEdit.ts';

const fields: readonly AnyField[] = [
  { kind: 'text', name: 'name', label: 'Name' },
  { kind: 'text', name: 'phone', label: 'Phone' },
  { kind: 'text', name: 'title', label: 'Title' },
];
const base = { id: 'r1', version: 3, name: 'Dana', phone: '1' };

test('a form has an empty text where the record has nothing', () => {
  expect(formOf(fields, base)).toEqual({ name: 'Dana', phone: '1', title: '' });
});

test('only what differs from the record is sent, an emptied text as an empty one', () => {
  const draft = { base, values: { name: 'Dana', phone: '', title: 'Head' } };
  expect(changedFields(fields, draft)).toEqual(['phone', 'title']);
  expect(patchOf(fields, draft)).toEqual({ phone: '', title: 'Head' });
});

test('what both changed is to be chosen; what only they changed becomes theirs, and is named', () => {
  const theirs = { ...base, version: 4, phone: '3', title: 'Boss' };
  const over = overTheirs(fields, { base, values: { phone: '2' } }, theirs);
  expect(over).toEqual({ base: theirs, values: { phone: '2' }, open: ['phone'], also: ['title'] });
  expect(patchOf(fields, over)).toEqual({ phone: '2' });
});

test('where both wrote the same there is nothing to choose', () => {
  const theirs = { ...base, version: 4, phone: '2' };
  expect(overTheirs(fields, { base, values: { phone: '2' } }, theirs).open).toEqual([]);
});

test('their value is taken by letting go of mine', () => {
  const theirs = { ...base, version: 4, phone: '3' };
  const over = overTheirs(fields, { base, values: { phone: '2', name: 'Ina' } }, theirs);
  expect(patchOf(fields, choose(over, 'phone', 'theirs'))).toEqual({ name: 'Ina' });
  expect(patchOf(fields, choose(over, 'phone', 'mine'))).toEqual({ name: 'Ina', phone: '2' });
  expect(choose(over, 'phone', 'mine').open).toEqual([]);
});

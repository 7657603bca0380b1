import { expect, test } from 'vitest';
import { formOf, type AnyField } from './recordEdit.ts';

const fields: readonly AnyField[] = [
  { kind: 'text', name: 'name', label: 'Name' },
  { kind: 'text', name: 'phone', label: 'Phone' },
  { kind: 'text', name: 'title', label: 'Title' },
];

test('a form has an empty text where the record has nothing', () => {
  expect(formOf(fields, { id: 'r1', version: 3, name: 'Dana', phone: '1' })).toEqual({
    name: 'Dana',
    phone: '1',
    title: '',
  });
});

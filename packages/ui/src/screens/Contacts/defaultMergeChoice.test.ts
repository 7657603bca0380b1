import { contact } from '@switchboard/api-mocks/builders/contacts';
import { expect, test } from 'vitest';
import { defaultMergeChoice, isSameInBoth } from './ReviewDialogs.tsx';

const one = contact({ name: 'Ada', email: 'ada@example.com', phone: '', company: 'Helio' });
const other = contact({ name: 'Ada B.', email: 'ada@example.com', phone: '+49 30 1', company: undefined });

test('at first each field is taken of the first contact that has it', () => {
  expect(defaultMergeChoice(one, other)).toEqual({ name: 'one', email: 'one', phone: 'other', company: 'one' });
});

test('what a member wrote comes before what they did not, unless it is empty', () => {
  const edited = (fields: string[], overrides: object = {}) => contact({ ...other, ...overrides, edited: fields });
  expect(defaultMergeChoice(one, edited(['name']))).toMatchObject({ name: 'other', company: 'one' });
  expect(defaultMergeChoice({ ...one, edited: ['name'] }, edited(['name']))).toMatchObject({ name: 'one' });
  expect(defaultMergeChoice(one, edited(['company'], { company: '' }))).toMatchObject({ company: 'one' });
});

test('missing and empty are the same', () => {
  expect(isSameInBoth(one, contact({ phone: undefined }), 'phone')).toBe(true);
  expect(isSameInBoth(one, other, 'name')).toBe(false);
});

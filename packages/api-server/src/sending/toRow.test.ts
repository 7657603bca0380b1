import { expect, test } from 'vitest';
import type { DestinationField } from './Destination.ts';
import { toRow } from './toRow.ts';

const nobody = { knownAs: undefined, domain: undefined };
const field = (more: Partial<DestinationField>): DestinationField => ({
  name: 'f',
  label: 'F',
  takes: 'text',
  ...more,
});
const industries = [
  { name: 'LOGISTICS', label: 'Logistics & Supply' },
  { name: 'FOOD', label: 'Food' },
];

test.each<[string, unknown, Partial<DestinationField>, unknown, 'cut' | 'leftOut' | undefined]>([
  ['a text that fits', 'Buyer', { longest: 5 }, 'Buyer', undefined],
  ['one that is too long', 'Head of Purchasing', { longest: 10 }, 'Head of P…', 'cut'],
  ['one that would be cut within a letter of two parts', 'abc😀def', { longest: 5 }, 'abc…', 'cut'],
  ['a link that is too long', 'https://e.example/aaaa', { longest: 20, isExact: true }, undefined, 'leftOut'],
  ['a value of a list', 'FOOD', { takes: 'choice', choices: industries }, 'FOOD', undefined],
  ['the same in another case', ' food ', { takes: 'choice', choices: industries }, 'FOOD', undefined],
  ['the label of one', 'logistics & supply', { takes: 'choice', choices: industries }, 'LOGISTICS', undefined],
  ['one that is not there', 'Fintech', { takes: 'choice', choices: industries }, undefined, 'leftOut'],
  ['any value of an open list', 'Fintech', { takes: 'choice' }, 'Fintech', undefined],
  ['a number with blanks around it', ' 250 ', { takes: 'number' }, 250, undefined],
  ['one with a blank between thousands', '1 200', { takes: 'number' }, 1200, undefined],
  ['the same with one that does not break', '12\u202F500', { takes: 'number' }, 12_500, undefined],
  ['two numbers', '51 200 7', { takes: 'number' }, undefined, 'leftOut'],
  ['a range', '51–200', { takes: 'number' }, undefined, 'leftOut'],
  ['a decimal for a whole number', 4.5, { takes: 'number', isInteger: true }, undefined, 'leftOut'],
  ['more stars than there are', 7, { takes: 'number', isInteger: true, most: 5 }, undefined, 'leftOut'],
  ['a number for a text', 80, {}, 80, undefined],
])('%s', (_, value, more, arrives, told) => {
  const row = toRow({ id: '1', title: value }, { title: 'f' }, { fields: [field(more)] }, nobody);
  expect(row.values).toEqual(arrives === undefined ? {} : { f: arrives });
  expect([row.cut, row.leftOut]).toEqual([told === 'cut' ? ['F'] : [], told === 'leftOut' ? ['F'] : []]);
});

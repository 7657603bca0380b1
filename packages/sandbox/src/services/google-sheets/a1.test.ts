import { expect, test } from 'vitest';
import { columnLetters, readRange, formatRange } from './a1.ts';

const open = Number.POSITIVE_INFINITY;
const sheets = ['Leads', 'My Notes', 'A'];
const bounds = (text: string) => {
  const range = readRange(text, sheets);
  return range && [range.sheet, range.top, range.left, range.bottom, range.right];
};

test.each([
  ['Leads!A1:B2', ['Leads', 0, 0, 2, 2]],
  ['Leads!A1', ['Leads', 0, 0, 1, 1]],
  ['Leads', ['Leads', 0, 0, open, open]],
  ['A', ['A', 0, 0, open, open]],
  ['B2:C3', [undefined, 1, 1, 3, 3]],
  ["'My Notes'!A:C", ['My Notes', 0, 0, open, 3]],
  ["'It''s'!2:4", ["It's", 1, 0, 4, open]],
  ['Leads!B3:D', ['Leads', 2, 1, open, 4]],
  ['Leads!$A$1:$B$2', ['Leads', 0, 0, 2, 2]],
  ['Leads!AA10', ['Leads', 9, 26, 10, 27]],
])('%s', (text, expected) => {
  expect(bounds(text)).toEqual(expected);
});

test.each(['', 'Leads!', 'Leads!A1:B2:C3', 'Leads!1A', 'Leads!A', '!A1', 'Leads!A1:', 'Leads!ZZZZ1'])(
  '“%s” is no range',
  (text) => {
    expect(readRange(text, sheets)).toBeUndefined();
  },
);

test('writes columns in letters, and names in quotes where they need them', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
  expect(formatRange('Leads', { top: 0, left: 0, bottom: 2, right: 3 })).toBe('Leads!A1:C2');
  expect(formatRange("It's mine", { top: 4, left: 1, bottom: 5, right: 2 })).toBe("'It''s mine'!B5");
});

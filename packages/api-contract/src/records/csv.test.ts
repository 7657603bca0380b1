import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { csvHead, csvLine } from './exportFile.ts';

test('the first line starts with a byte order mark', () => {
  expect(csvHead(['Name', 'Value'])).toBe('\uFEFFName,Value\r\n');
});

test.each<[unknown, string]>([
  ['plain', 'plain'],
  ['with, comma', '"with, comma"'],
  ['with "quotes"', '"with ""quotes"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+49 30 1', '+49 30 1'],
  ['+1 (415) 555-01.23/4', '+1 (415) 555-01.23/4'],
  ['+49\u00A030', '+49\u00A030'],
  [' +49 30', ' +49 30'],
  ['+A1', "'+A1"],
  ['+49 30 ext. 1', "'+49 30 ext. 1"],
  ['+1+SUM(1)', "'+1+SUM(1)"],
  ['+1\n', `"'+1\n"`],
  ['\t+49 30', "'\t+49 30"],
  ['\r+49 30', `"'\r+49 30"`],
  ['+', "'+"],
  ['-2', "'-2"],
  ['@cmd', "'@cmd"],
  ['  =1+1', "'  =1+1"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  [['=1', 2], "'=1; 2"],
  [{ a: 1 }, '"{""a"":1}"'],
  [-2, '-2'],
  [1.5, '1.5'],
  [Number.NaN, ''],
  [Number.POSITIVE_INFINITY, ''],
  [null, ''],
  [undefined, ''],
  [true, 'true'],
  [new Date('2026-03-12T09:41:20Z'), '2026-03-12T09:41:20.000Z'],
  [new Date('x'), ''],
])('%j', (value, text) => expect(csvLine([value])).toBe(`${text}\r\n`));

test('a parser that is not ours reads back what was written', () => {
  const cells = ['Häfen, "Nord" & Söhne\r\nGmbH; 株式会社 👩‍🚀', '', ' spaces '];
  expect(parse(csvHead(['a', 'b', 'c']) + csvLine(cells), { bom: true })).toEqual([['a', 'b', 'c'], cells]);
});

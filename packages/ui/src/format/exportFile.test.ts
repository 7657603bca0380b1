import { describe, expect, test } from 'vitest';
import { exportFile, toCsv, toJson, type Cell } from './exportFile.ts';

const columns = [{ header: 'Value', value: (row: { value: Cell }) => row.value }];
const csvOf = (value: Cell) => toCsv(columns, [{ value }]).split('\r\n').slice(1, -1).join('\r\n');

describe('toCsv', () => {
  test('starts with a byte order mark and ends each line with CRLF', () => {
    expect(toCsv(columns, [{ value: 'a' }])).toBe('\uFEFFValue\r\na\r\n');
    expect(toCsv(columns, [])).toBe('\uFEFFValue\r\n');
  });

  test.each<[Cell, string]>([
    ['plain', 'plain'],
    ['with, comma', '"with, comma"'],
    ['with "quotes"', '"with ""quotes"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+49 30 1', "'+49 30 1"],
    ['-2', "'-2"],
    ['@cmd', "'@cmd"],
    ['  =1+1', "'  =1+1"],
    ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
    [-2, '-2'],
    [1.5, '1.5'],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
    [null, ''],
    [undefined, ''],
    [true, 'true'],
    [new Date('2026-03-12T09:41:20Z'), '2026-03-12T09:41:20.000Z'],
    [new Date('x'), ''],
  ])('%j', (value, text) => expect(csvOf(value)).toBe(text));
});

test('toJson ends with a line break', () => {
  expect(toJson([{ a: 1 }])).toBe('[\n  {\n    "a": 1\n  }\n]\n');
});

describe('exportFile', () => {
  const given = {
    name: 'lead-generation/../leads',
    title: 'Leads',
    columns: [{ header: 'Name', value: (row: { name: string }) => row.name }],
    rows: [{ name: '=1+1' }],
    now: new Date('2026-03-12T12:00:00Z'),
  };
  test.each([
    ['csv', 'lead-generation-leads-2026-03-12.csv', 'text/csv;charset=utf-8', "\uFEFFName\r\n'=1+1\r\n"],
    ['json', 'lead-generation-leads-2026-03-12.json', 'application/json', '[\n  {\n    "name": "=1+1"\n  }\n]\n'],
  ] as const)('writes %s with a safe name', (kind, name, mime, text) =>
    expect(exportFile({ ...given, kind })).toEqual({ name, mime, text }),
  );
  test('trims dashes from the ends of a name', () => {
    expect(exportFile({ ...given, name: '¿How do they choose?', kind: 'csv' }).name).toBe(
      'How-do-they-choose-2026-03-12.csv',
    );
  });
});

import { describe, expect, test } from 'vitest';
import { exportFile, toCsv, toJson, toSpreadsheetXml, type Cell } from './exportFile.ts';

const columns = [{ header: 'Value', value: (row: { value: Cell }) => row.value }];
const csvOf = (value: Cell) => toCsv(columns, [{ value }]).split('\r\n').slice(1, -1).join('\r\n');

describe('toCsv', () => {
  test('begins with a byte order mark and ends each line with CRLF', () => {
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

test('toJson ends with a line end', () => {
  expect(toJson([{ a: 1 }])).toBe('[\n  {\n    "a": 1\n  }\n]\n');
});

describe('toSpreadsheetXml', () => {
  test('escapes markup and leaves out what XML cannot hold', () => {
    const file = toSpreadsheetXml('Leads', columns, [{ value: '<b>"A" & B\u0000\uD800</b>' }]);
    expect(file).toContain('<Data ss:Type="String">&lt;b&gt;&quot;A&quot; &amp; B\uFFFD&lt;/b&gt;</Data>');
  });
  test('numbers are numbers, formulas are text', () => {
    const file = toSpreadsheetXml('Leads', columns, [{ value: 42 }, { value: '=1+1' }, { value: Number.NaN }]);
    expect(file).toContain('<Data ss:Type="Number">42</Data>');
    expect(file).toContain('<Data ss:Type="String">=1+1</Data>');
    expect(file).not.toContain('NaN');
  });
  test('the name of the sheet is one that Excel takes', () => {
    expect(toSpreadsheetXml('a/b:c[d]'.repeat(9), columns, [])).toMatch(/ss:Name="[^\\/?*[\]:]{1,31}"/);
    expect(toSpreadsheetXml('', columns, [])).toContain('ss:Name="Sheet"');
  });
});

describe('exportFile', () => {
  const given = { name: 'lead-generation/../leads', title: 'Leads', columns: [{ header: 'Name', value: (row: { name: string }) => row.name }], rows: [{ name: '=1+1' }], now: new Date('2026-03-12T12:00:00Z') };
  test.each([
    ['csv', 'lead-generation-leads-2026-03-12.csv', 'text/csv;charset=utf-8', "\uFEFFName\r\n'=1+1\r\n"],
    ['json', 'lead-generation-leads-2026-03-12.json', 'application/json', '[\n  {\n    "name": "=1+1"\n  }\n]\n'],
  ] as const)('writes %s with a safe name', (kind, name, mime, text) => expect(exportFile({ ...given, kind })).toEqual({ name, mime, text }));
  test('writes a sheet for Excel', () => {
    expect(exportFile({ ...given, name: '¿How do they choose?', kind: 'csv' }).name).toBe('How-do-they-choose-2026-03-12.csv');
    expect(exportFile({ ...given, kind: 'excel' })).toMatchObject({ name: 'lead-generation-leads-2026-03-12.xls', text: expect.stringContaining('ss:Name="Leads"') });
  });
});

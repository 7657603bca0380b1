import { afterEach, expect, test } from 'vitest';
import { exportFile, type Cell } from './exportFile.ts';
import { setReaderZone } from './reader.ts';
import { readWorkbook } from '../../test/format/readWorkbook.ts';

const workbook = (cells: readonly Cell[], title = 'Leads') =>
  exportFile({
    kind: 'excel',
    name: 'leads',
    title,
    columns: [{ header: 'Value', value: (cell: Cell) => cell }],
    rows: cells,
    now: new Date('2026-03-12T12:00:00Z'),
  });
const valuesOf = async (cells: readonly Cell[]) =>
  (await readWorkbook(workbook(cells)))[0]?.data.slice(1).map(([value]) => value);

afterEach(() => setReaderZone(undefined));

test('is a workbook with one sheet, its head and its rows', async () => {
  const file = workbook(['Northlight']);
  expect(file).toMatchObject({
    name: 'leads-2026-03-12.xlsx',
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
  expect(await readWorkbook(file)).toEqual([{ sheet: 'Leads', data: [['Value'], ['Northlight']] }]);
});

test('numbers and booleans keep their types, missing values are empty', async () => {
  expect(await valuesOf([42, -1.5, 1e21, true, null, Number.NaN, undefined, 'end'])).toEqual([
    42,
    -1.5,
    1e21,
    true,
    null,
    null,
    null,
    'end',
  ]);
});

test('instants are dates in the reader’s zone', async () => {
  setReaderZone('Asia/Kolkata');
  const at = '2026-03-12T09:41:20Z';
  const shown = new Date('2026-03-12T15:11:20Z');
  expect(await valuesOf([at, new Date(at), '14 minutes ago', '2999-01-01T00:00:00Z', new Date('x'), 'end'])).toEqual([
    shown,
    shown,
    '14 minutes ago',
    '2999-01-01T00:00:00Z',
    null,
    'end',
  ]);
});

test.each([
  '=1+1',
  '+49 341 555',
  '@SUM(A1)',
  '=HYPERLINK("https://evil.example","Click")',
  '  spaces  ',
  '_x0041_',
  '<b>"A" & B</b>',
  'two\nlines',
  '株式会社 👩‍🚀',
  '00123',
])('%j stays the text it is', async (text) => {
  expect(await valuesOf([text])).toEqual([text]);
});

test('drops characters that XML or Excel cannot represent', async () => {
  expect(await valuesOf(['a\u0000b\u0007c\uFFFEd\uD800e'])).toEqual(['abcd\uFFFDe']);
  expect(String((await valuesOf(['x'.repeat(100_000)]))?.[0])).toHaveLength(32_767);
});

test.each([
  ['a/b:c[d]'.repeat(9), 'a b c d a b c d a b c d a b c d'],
  ['', 'Sheet'],
  ["'*?'", 'Sheet'],
])('%j names a sheet that Excel takes', async (title, name) => {
  expect((await readWorkbook(workbook([], title)))[0]?.sheet).toBe(name);
});

test('thousands of rows do not block the page', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => `row ${index}`);
  let breaths = 0;
  const timer = setInterval(() => (breaths += 1), 0);
  const [sheet] = await readWorkbook(workbook(rows));
  clearInterval(timer);
  expect(sheet?.data).toHaveLength(10_001);
  expect(sheet?.data.at(-1)).toEqual(['row 9999']);
  expect(breaths).toBeGreaterThan(10);
});

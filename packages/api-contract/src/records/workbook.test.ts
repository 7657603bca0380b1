import readExcelFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { toWorkbook } from './workbook.ts';

const now = new Date('2026-03-12T12:00:00Z');
/** The sheets of a workbook with one column, by a third-party reader. */
async function read(cells: readonly unknown[], zone = 'UTC') {
  async function* rows() {
    yield cells.map((cell) => [cell]);
  }
  const bytes = await toWorkbook({ title: 'leads', heads: ['Value'], zone, now }, rows());
  return readExcelFile(Buffer.from(bytes), { trim: false });
}
const valuesOf = async (cells: readonly unknown[], zone?: string) =>
  (await read(cells, zone))[0]?.data.slice(1).map(([value]) => value);

test('is a workbook with one sheet, its head and its rows', async () => {
  expect(await read(['Northlight'])).toEqual([{ sheet: 'leads', data: [['Value'], ['Northlight']] }]);
});

test('numbers and booleans keep their types, missing values are empty, lists are text', async () => {
  expect(await valuesOf([42, -1.5, 1e21, true, null, Number.NaN, undefined, ['a', 'b'], 'end'])).toEqual([
    42,
    -1.5,
    1e21,
    true,
    null,
    null,
    null,
    'a; b',
    'end',
  ]);
});

test('instants are dates in the zone', async () => {
  const shown = new Date('2026-03-12T15:11:20Z');
  const cells = ['2026-03-12T09:41:20Z', '14 minutes ago', '2999-01-01T00:00:00Z', '2026-13-01T00:00:00Z', 'end'];
  expect(await valuesOf(cells, 'Asia/Kolkata')).toEqual([shown, ...cells.slice(1)]);
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

import { strFromU8, unzipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { toWorkbook } from './workbook.ts';

const now = new Date('2026-03-12T12:30:00Z');
async function write(cells: readonly unknown[], zone = 'UTC'): Promise<Buffer> {
  async function* rows() {
    yield cells.map((cell) => [cell]);
  }
  return Buffer.from(await toWorkbook({ title: 'leads', heads: ['Value'], zone, now }, rows()));
}
/** The sheets of a workbook with one column, by a third-party reader. */
const read = async (cells: readonly unknown[], zone?: string) =>
  readExcelFile(await write(cells, zone), { trim: false });
const valuesOf = async (cells: readonly unknown[], zone?: string) =>
  (await read(cells, zone))[0]?.data.slice(1).map(([value]) => value);

test('is a workbook with a head, its rows, and a sheet that says whose clock its dates show', async () => {
  expect(await read(['Northlight', 'Böhm'], 'Asia/Kolkata')).toEqual([
    { sheet: 'leads', data: [['Value'], ['Northlight'], ['Böhm']] },
    {
      sheet: 'About',
      data: [
        ['About this file', null],
        ['Exported', new Date('2026-03-12T18:00:00Z')],
        ['Time zone of all dates', 'Asia/Kolkata'],
        ['Records', 2],
        ['Texts that were cut', 0],
      ],
    },
  ]);
});

test('has what readers warn of where it is missing: the size of each sheet, and a usual style', async () => {
  const files = unzipSync(await write(['one', 'two']));
  const text = (path: string): string => strFromU8(files[path] ?? new Uint8Array());
  expect(text('xl/worksheets/sheet1.xml')).toContain('<dimension ref="A1:A3"/><sheetViews>');
  expect(text('xl/worksheets/sheet2.xml')).toContain('<dimension ref="A1:B5"/><sheetViews>');
  expect(text('xl/styles.xml')).toContain(
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
  );
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
});

test('says which texts are longer than Excel holds, and cuts them', async () => {
  const [records, about] = await read(['short', 'x'.repeat(100_000), 'x'.repeat(32_767)]);
  expect(records?.data.map(([value]) => String(value).length)).toEqual([5, 5, 32_767, 32_767]);
  expect(about?.data.slice(-2)).toEqual([
    ['Texts that were cut', 1],
    ['A3', 'Cut after 32,767 characters, the most that Excel holds. CSV and JSON have all of it.'],
  ]);
});

import { readFieldsList, isFields, textOf, type Fields } from '../../requests.ts';
import type { RouteContext } from '../../Service.ts';
import { fail, invalidArgument } from '../google/errors.ts';
import { bodyOf, readBoolean } from '../google/parameters.ts';
import { readRange, formatRange, type Range } from './a1.ts';
import { tableIn, valuesIn, clipRange, writeCells, type Cell, type Sheet, type Spreadsheet } from './spreadsheets.ts';

interface CellRange {
  readonly sheet: Sheet;
  readonly range: Range;
}

/** The sheet and the cells that a range names. */
function findCells({ sheets }: Spreadsheet, text: string): CellRange {
  const range = readRange(
    text,
    sheets.map(({ title }) => title),
  );
  const sheet = range?.sheet === undefined ? sheets[0] : sheets.find(({ title }) => title === range.sheet);
  return range && sheet ? { sheet, range } : fail(invalidArgument(`Unable to parse range: ${text}`));
}

function oneOf<const T extends string>(c: RouteContext, name: string, values: readonly T[], fallback?: T): T {
  const text = c.req.query(name);
  const found = values.find((value) => value === text) ?? (text === undefined ? fallback : undefined);
  if (found !== undefined) return found;
  return fail(
    invalidArgument(
      text === undefined
        ? `'${name}' is required but not specified`
        : `Invalid value at '${name}' (TYPE_ENUM), ${JSON.stringify(text)}`,
    ),
  );
}

const transpose = <T>(rows: readonly (readonly T[])[]): (T | undefined)[][] =>
  Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, (_, index) => rows.map((row) => row[index]));

/** A typed value becomes a number or a boolean if it looks like one. Formulas are not computed. */
function parseTyped(value: Cell): Cell {
  if (typeof value !== 'string') return value;
  if (/^-?\d+(?:\.\d+)?$/.test(value)) return Number(value);
  if (/^(?:true|false)$/i.test(value)) return value.toLowerCase() === 'true';
  if (value.startsWith('=')) return '#ERROR!';
  return value.startsWith("'") ? value.slice(1) : value;
}

const renderValue = (value: Cell, option: string): Cell => {
  if (option !== 'FORMATTED_VALUE') return value;
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
};

const renderings = ['FORMATTED_VALUE', 'UNFORMATTED_VALUE', 'FORMULA'] as const;

/** The values of a body as rows; a null leaves the cell as it is. */
async function valuesOf(c: RouteContext, text: string): Promise<(Cell | undefined)[][]> {
  return rowsIn(await bodyOf(c), text, oneOf(c, 'valueInputOption', ['RAW', 'USER_ENTERED']));
}

/** The rows of a range of values. */
function rowsIn(
  { values = [], range, majorDimension = 'ROWS' }: Fields,
  text: string,
  option: string,
): (Cell | undefined)[][] {
  if (range !== undefined && range !== text)
    fail(
      invalidArgument(
        `Requested writing within range [${text}], but tried writing to range [${JSON.stringify(range)}]`,
      ),
    );
  if (!Array.isArray(values) || !values.every((row): row is unknown[] => Array.isArray(row)))
    return fail(invalidArgument("Invalid value at 'data.values' (type.googleapis.com/google.protobuf.ListValue)"));
  const rows = values.map((row) =>
    row.map((value): Cell | undefined => {
      if (value === null) return undefined;
      if (isFields(value) || Array.isArray(value))
        return fail(invalidArgument('Invalid values[0][0]: struct_value or list_value'));
      const plain = value as Cell;
      return option === 'RAW' ? plain : parseTyped(plain);
    }),
  );
  return majorDimension === 'COLUMNS' ? transpose(rows) : rows;
}

/** https://developers.google.com/sheets/api/reference/rest/v4/spreadsheets.values/get */
export function getValues(c: RouteContext, spreadsheet: Spreadsheet, text: string) {
  const { sheet, range } = findCells(spreadsheet, text);
  const option = oneOf(c, 'valueRenderOption', renderings, 'FORMATTED_VALUE');
  const majorDimension = oneOf(c, 'majorDimension', ['ROWS', 'COLUMNS'], 'ROWS');
  const bounds = clipRange(sheet, range);
  if (bounds.top >= bounds.bottom || bounds.left >= bounds.right)
    return fail(invalidArgument(`Range (${text}) exceeds grid limits.`));
  const rows = valuesIn(sheet, bounds).map((row) => row.map((value) => renderValue(value, option)));
  const values = majorDimension === 'ROWS' ? rows : transpose(rows).map((column) => column.map((value) => value ?? ''));
  return { range: formatRange(sheet.title, bounds), majorDimension, ...(values.length > 0 && { values }) };
}

function writeRows(
  c: RouteContext,
  { id }: Spreadsheet,
  sheet: Sheet,
  at: Pick<Range, 'top' | 'left'>,
  rows: (Cell | undefined)[][],
) {
  const width = Math.max(1, ...rows.map((row) => row.length));
  writeCells(sheet, at, rows);
  const range = { ...at, bottom: at.top + Math.max(1, rows.length), right: at.left + width };
  const updatedRange = formatRange(sheet.title, range);
  const option = oneOf(c, 'responseValueRenderOption', renderings, 'FORMATTED_VALUE');
  return {
    spreadsheetId: id,
    updatedRange,
    ...(rows.length > 0 && {
      updatedRows: rows.length,
      updatedColumns: width,
      updatedCells: rows.flat().filter((value) => value !== undefined).length,
    }),
    ...(readBoolean(c, 'includeValuesInResponse') && {
      updatedData: {
        range: updatedRange,
        majorDimension: 'ROWS',
        values: valuesIn(sheet, range).map((row) => row.map((value) => renderValue(value, option))),
      },
    }),
  };
}

/** https://developers.google.com/sheets/api/reference/rest/v4/spreadsheets.values/update */
export async function updateValues(c: RouteContext, spreadsheet: Spreadsheet, text: string) {
  const { sheet, range } = findCells(spreadsheet, text);
  const rows = await valuesOf(c, text);
  const [height, width] = [rows.length, Math.max(0, ...rows.map((row) => row.length))];
  const single = range.bottom === range.top + 1 && range.right === range.left + 1;
  if (!single && (range.top + height > range.bottom || range.left + width > range.right))
    return fail(invalidArgument(`Requested writing within range [${text}], but tried writing beyond it.`));
  return writeRows(c, spreadsheet, sheet, range, rows);
}

/** https://developers.google.com/sheets/api/reference/rest/v4/spreadsheets.values/batchUpdate */
export async function updateMany(c: RouteContext, spreadsheet: Spreadsheet) {
  const { data, valueInputOption: option } = await bodyOf(c);
  const ranges = readFieldsList(data);
  if (option !== 'RAW' && option !== 'USER_ENTERED')
    return fail(invalidArgument("'valueInputOption' is required but not specified"));
  if (!ranges) return fail(invalidArgument("Invalid value at 'data'"));
  const responses = ranges.map((one) => {
    const text = textOf(one['range']);
    const { sheet, range } = findCells(spreadsheet, text);
    return writeRows(c, spreadsheet, sheet, range, rowsIn(one, text, option));
  });
  const sum = (of: 'updatedRows' | 'updatedColumns' | 'updatedCells'): number =>
    responses.reduce((total, { [of]: count = 0 }) => total + count, 0);
  return {
    spreadsheetId: spreadsheet.id,
    totalUpdatedRows: sum('updatedRows'),
    totalUpdatedColumns: sum('updatedColumns'),
    totalUpdatedCells: sum('updatedCells'),
    totalUpdatedSheets: 1,
    responses,
  };
}

/** https://developers.google.com/sheets/api/reference/rest/v4/spreadsheets.values/append */
export async function appendValues(c: RouteContext, spreadsheet: Spreadsheet, text: string) {
  const { sheet, range } = findCells(spreadsheet, text);
  const rows = await valuesOf(c, text);
  const insert = oneOf(c, 'insertDataOption', ['OVERWRITE', 'INSERT_ROWS'], 'OVERWRITE') === 'INSERT_ROWS';
  const table = tableIn(sheet, range);
  const at = table ? { top: table.bottom, left: table.left } : { top: range.top, left: range.left };
  if (insert && at.top < sheet.rows.length) sheet.rows.splice(at.top, 0, ...rows.map(() => []));
  return {
    spreadsheetId: spreadsheet.id,
    ...(table && { tableRange: formatRange(sheet.title, table) }),
    updates: writeRows(c, spreadsheet, sheet, at, rows),
  };
}

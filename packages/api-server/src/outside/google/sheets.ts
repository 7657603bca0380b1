import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import type { OutgoingAnswer } from '../providers/client.ts';
import { readEach } from '../providers/readEach.ts';
import type { GoogleReader } from './google.ts';
import { hasStatus, RunFailure } from '../RunFailure.ts';

export const sheetsBase = 'https://sheets.googleapis.com/v4/spreadsheets';
export const sheetsName = 'Google Sheets';
export const sheetSetting = { kind: 'setting', id: 'googleSheetsUrl' } as const;
const step: Fact = { kind: 'serviceAsked', args: { service: sheetsName } };
/** So many cells of a column are read at once, and fewer where they are too large. */
const mostCells = 50_000;

/** The id in the address of a spreadsheet. Throws RunFailure if it is none. */
export function spreadsheetIn(address: string): string {
  const [, id] = /^https:\/\/docs\.google\.com\/spreadsheets\/(?:u\/\d+\/)?d\/([\w-]+)/.exec(address) ?? [];
  if (id === undefined) throw new RunFailure({ kind: 'sheetAddressOdd', args: {} }, { next: sheetSetting });
  return id;
}

/** A range of a sheet. */
export const cellsIn = (title: string, range: string): string => `'${title.replaceAll("'", "''")}'!${range}`;

/** The same, as a path has it. */
const rangeIn = (title: string, range: string): string => encodeURIComponent(cellsIn(title, range));

/** The letters of a column, counted from 0. */
export const lettersOf = (column: number): string =>
  column < 0 ? '' : lettersOf(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26));

/** A sheet of rows and columns. */
export interface Grid {
  readonly title: string;
  /** How many rows it has; undefined if that is not known. */
  readonly rows: number | undefined;
  /** The address of the values in a range. */
  readonly at: (range: string) => string;
}

const about = v.object({ sheets: v.nullish(v.array(v.unknown()), []) });
const sheet = v.object({
  properties: v.object({
    title: v.string(),
    sheetType: v.nullish(v.string(), 'GRID'),
    hidden: v.nullish(v.boolean(), false),
    gridProperties: v.nullish(v.object({ rowCount: v.nullish(v.number()) })),
  }),
});
const cell = v.fallback(v.nullish(v.union([v.string(), v.number(), v.boolean()])), null);
const values = v.object({ values: v.nullish(v.array(v.nullish(v.array(cell))), []) });

/**
 * The first sheet with rows and columns that people see, else the first hidden one: a chart may stand before it. Throws
 * RunFailure if there is none, or if the file is none of Google Sheets, such as one of Excel.
 * https://developers.google.com/sheets/api/reference/rest/v4/spreadsheets/sheets#SheetType
 */
export async function firstGrid({ read }: GoogleReader, id: string): Promise<Grid> {
  const fields = 'sheets(properties(title,sheetType,hidden,gridProperties(rowCount)))';
  const found = await read(`${sheetsBase}/${id}`, { fields }, about, step).catch((error: unknown) => {
    throw hasStatus(error, 400)
      ? new RunFailure({ kind: 'sheetOfOtherKind', args: {} }, { next: sheetSetting })
      : error;
  });
  const grids = readEach(found.sheets ?? [], sheet).read.filter(({ properties }) => properties.sheetType === 'GRID');
  const properties = (grids.find((one) => !one.properties.hidden) ?? grids[0])?.properties;
  if (!properties) throw new RunFailure({ kind: 'sheetWithoutRows', args: {} }, { next: sheetSetting });
  const { title, gridProperties } = properties;
  return {
    title,
    rows: gridProperties?.rowCount ?? undefined,
    at: (range) => `${sheetsBase}/${id}/values/${rangeIn(title, range)}`,
  };
}

/** The texts of the first row. */
export async function readHeaders({ read }: GoogleReader, { at }: Grid): Promise<string[]> {
  const { values: rows } = await read(at('1:1'), {}, values, step);
  return (rows?.[0] ?? []).map((text) => String(text ?? ''));
}

/** A cell of a column, with the number of its row from 1. */
export interface Cell {
  readonly row: number;
  readonly value: unknown;
}

/** The cells of a column, from the top, in parts. */
export async function readColumn(google: GoogleReader, grid: Grid, letters: string): Promise<readonly Cell[]> {
  const { rows } = grid;
  if (rows === undefined) return readCells(google, grid.at(`${letters}:${letters}`), 1);
  const cells: Cell[] = [];
  for (let first = 1; first <= rows; first += mostCells)
    cells.push(...(await readRows(google, grid, letters, first, Math.min(first + mostCells - 1, rows))));
  return cells;
}

async function readRows(
  google: GoogleReader,
  grid: Grid,
  letters: string,
  first: number,
  last: number,
): Promise<readonly Cell[]> {
  try {
    return await readCells(google, grid.at(`${letters}${first}:${letters}${last}`), first);
  } catch (error) {
    if (!(error instanceof RunFailure) || error.answer !== 'too-large' || first === last) throw error;
    const middle = Math.floor((first + last) / 2);
    const above = await readRows(google, grid, letters, first, middle);
    return [...above, ...(await readRows(google, grid, letters, middle + 1, last))];
  }
}

async function readCells({ read }: GoogleReader, address: string, first: number): Promise<readonly Cell[]> {
  const { values: columns } = await read(address, { majorDimension: 'COLUMNS' }, values, step);
  return (columns?.[0] ?? []).map((value, index) => ({ row: first + index, value }));
}

/** Google answers 400 where somebody may not write to these cells, though to the spreadsheet. */
export const judgeProtected =
  ({ title }: Pick<Grid, 'title'>) =>
  ({ status, body }: Pick<OutgoingAnswer, 'status' | 'body'>): RunFailure | undefined =>
    (status === 400 || status === 403) && /protected cell or object/i.test(body)
      ? new RunFailure({ kind: 'sheetProtected', args: { sheet: title } }, { next: sheetSetting })
      : undefined;

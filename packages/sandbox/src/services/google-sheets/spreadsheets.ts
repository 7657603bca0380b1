import type { Range } from './a1.ts';

/** What a cell holds. */
export type Cell = string | number | boolean;

/** One sheet of a spreadsheet. */
export interface Sheet {
  readonly id: number;
  readonly title: string;
  readonly rows: (Cell | undefined)[][];
}

/** A file with sheets. */
export interface Spreadsheet {
  readonly id: string;
  readonly title: string;
  readonly sheets: readonly Sheet[];
}

/** The spreadsheet that the account has: its id stands in its address. */
export const leadsId = '1Sandbox0Leads0Spreadsheet0000000000000000AB';

/** The account's files: at first one, for leads, with a row of headers and one lead, and a second sheet that is empty. */
export function createSpreadsheets() {
  const all = [...createFirst()];
  return {
    find: (wanted: string): Spreadsheet | undefined => all.find(({ id }) => id === wanted),
    add: (title: string): Spreadsheet => {
      const id = `1Sandbox0${String(all.length).padStart(35, '0')}`;
      const made = { id, title, sheets: [{ id: 0, title: 'Sheet1', rows: [] }] };
      all.push(made);
      return made;
    },
  };
}

const createFirst = (): readonly Spreadsheet[] => [
  {
    id: leadsId,
    title: 'Leads',
    sheets: [
      {
        id: 0,
        title: 'Leads',
        rows: [
          ['Name', 'Company', 'Email', 'Title', 'Location', 'Score', 'Status'],
          [
            'Iwona Przybylska',
            'Mroźna Logistyka',
            'iwona.przybylska@mrozna-logistyka.example',
            'Managing Director',
            'Łódź, Poland',
            82,
            'qualified',
          ],
        ],
      },
      { id: 1_204, title: 'Notes 2026', rows: [] },
    ],
  },
];

/** A sheet's size before anything is written. */
const smallest = { rows: 1_000, columns: 26 };

/** The size of a sheet; it grows with what is written. */
export const sizeOf = ({ rows }: Sheet) => ({
  rowCount: Math.max(smallest.rows, rows.length),
  columnCount: Math.max(smallest.columns, ...rows.map((row) => row.length)),
});

const isEmpty = (value: Cell | undefined): boolean => value === undefined || value === '';

/** What of a range lies within the sheet. */
export function clipRange(sheet: Sheet, { top, left, bottom, right }: Range): Omit<Range, 'sheet'> {
  const { rowCount, columnCount } = sizeOf(sheet);
  return { top, left, bottom: Math.min(bottom, rowCount), right: Math.min(right, columnCount) };
}

/** The values of a range, without empty rows and cells at its ends. */
export function valuesIn({ rows }: Sheet, { top, left, bottom, right }: Omit<Range, 'sheet'>): Cell[][] {
  const trimmed = rows.slice(top, bottom).map((row) => {
    const cells = row.slice(left, right);
    return cells.slice(0, cells.findLastIndex((value) => !isEmpty(value)) + 1).map((value) => value ?? '');
  });
  return trimmed.slice(0, trimmed.findLastIndex((row) => row.length > 0) + 1);
}

/** Writes values from a cell on; a missing value leaves what is there. */
export function writeCells(
  { rows }: Sheet,
  { top, left }: Pick<Range, 'top' | 'left'>,
  values: readonly (readonly (Cell | undefined)[])[],
): void {
  values.forEach((row, down) => {
    while (rows.length <= top + down) rows.push([]);
    const target = rows[top + down];
    row.forEach((value, right) => {
      if (target && value !== undefined) {
        while (target.length <= left + right) target.push(undefined);
        target[left + right] = value;
      }
    });
  });
}

/** The table that begins in a range, up to the first empty row; undefined if there is none. */
export function tableIn({ rows }: Sheet, { top, left }: Pick<Range, 'top' | 'left'>): Omit<Range, 'sheet'> | undefined {
  const filled = (row: number): boolean => rows[row]?.some((value) => !isEmpty(value)) ?? false;
  let first = top;
  while (first < rows.length && !filled(first)) first += 1;
  if (first >= rows.length) return undefined;
  let bottom = first;
  while (filled(bottom)) bottom += 1;
  const right = Math.max(...rows.slice(first, bottom).map((row) => row.findLastIndex((value) => !isEmpty(value)) + 1));
  return { top: first, left, bottom, right: Math.max(right, left + 1) };
}

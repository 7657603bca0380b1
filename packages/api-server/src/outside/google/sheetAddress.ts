import { RunFailure } from '../RunFailure.ts';

const settingAtFault = { kind: 'setting', id: 'googleSheetsUrl' } as const;

/** The id in the address of a spreadsheet. Throws RunFailure if it is none. */
export function spreadsheetIn(address: string): string {
  const [, id] = /^https:\/\/docs\.google\.com\/spreadsheets\/(?:u\/\d+\/)?d\/([\w-]+)/.exec(address) ?? [];
  if (id === undefined) throw new RunFailure({ kind: 'sheetAddressOdd', args: {} }, { next: settingAtFault });
  return id;
}

/** A range of a sheet. */
export const cellsIn = (title: string, range: string): string => `'${title.replaceAll("'", "''")}'!${range}`;

/** The same, as a path has it. */
export const rangeIn = (title: string, range: string): string => encodeURIComponent(cellsIn(title, range));

/** The letters of a column, counted from 0. */
export const lettersOf = (column: number): string =>
  column < 0 ? '' : lettersOf(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26));

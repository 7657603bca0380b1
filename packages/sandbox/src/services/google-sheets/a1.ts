/** A rectangle of cells in a sheet; rows and columns count from 0, and the last ones are not included. */
export interface Range {
  /** Missing: the first sheet. */
  readonly sheet: string | undefined;
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

const open = Number.POSITIVE_INFINITY;

/** A column by its letters: `A` is 0, `AA` is 26. */
const columnOf = (letters: string): number =>
  letters
    .toUpperCase()
    .split('')
    .reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The letters of a column. */
export const columnLetters = (column: number): string =>
  column < 0 ? '' : columnLetters(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26));

const cell = /^([A-Z]{1,3})?(\d{1,7})?$/i;

/**
 * Reads A1 notation; undefined if it is none. A name alone is a sheet where there is one of this name.
 * https://developers.google.com/sheets/api/guides/concepts#cell
 */
export function readRange(text: string, sheets: readonly string[]): Range | undefined {
  const [, quoted, plain, cells] = /^(?:'((?:[^']|'')+)'|([^!']+))(?:!(.+))?$/.exec(text) ?? [];
  const name = quoted?.replaceAll("''", "'") ?? plain;
  if (name === undefined) return undefined;
  const isSheet = quoted !== undefined || cells !== undefined || sheets.includes(name);
  const whole = { sheet: isSheet ? name : undefined, top: 0, left: 0, bottom: open, right: open };
  const range = isSheet ? cells : name;
  if (range === undefined) return whole;
  const [from = '', to = from, ...more] = range.replaceAll('$', '').split(':');
  const [first, last] = [cell.exec(from), cell.exec(to)];
  if (
    !first ||
    !last ||
    more.length > 0 ||
    (!range.includes(':') && !(first[1] && first[2])) ||
    from === '' ||
    to === ''
  )
    return undefined;
  const columns = [first[1], last[1]].map((letters) => (letters === undefined ? undefined : columnOf(letters)));
  const rows = [first[2], last[2]].map((digits) => (digits === undefined ? undefined : Number(digits) - 1));
  return {
    ...whole,
    top: rows[0] ?? 0,
    left: columns[0] ?? 0,
    bottom: rows[1] === undefined ? open : rows[1] + 1,
    right: columns[1] === undefined ? open : columns[1] + 1,
  };
}

/** A1 notation with the sheet's name, in quotes where it needs them. */
export function formatRange(sheet: string, { top, left, bottom, right }: Omit<Range, 'sheet'>): string {
  const name = /^[A-Za-z_]\w*$/.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`;
  const [from, to] = [`${columnLetters(left)}${top + 1}`, `${columnLetters(right - 1)}${bottom}`];
  return `${name}!${from === to ? from : `${from}:${to}`}`;
}

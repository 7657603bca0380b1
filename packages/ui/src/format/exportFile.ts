import { dayKey } from './dates.ts';

/** A value of a cell. Dates are written as ISO 8601. */
export type Cell = string | number | boolean | Date | null | undefined;

export interface ExportColumn<Row> {
  header: string;
  value: (row: Row) => Cell;
}

const plain = (cell: Cell): string => {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString();
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  return String(cell);
};

// A spreadsheet runs text that begins like this as a formula, also behind spaces.
const FORMULA = /^\s*[=+\-@\t\r\n|%＝＋－＠]/;
const guarded = (cell: Cell): string => {
  const text = plain(cell);
  return typeof cell === 'string' && FORMULA.test(text) ? `'${text}` : text;
};

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const csvLine = (cells: readonly Cell[]) => `${cells.map((cell) => quoted(guarded(cell))).join(',')}\r\n`;

/** RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8; text that looks like a formula gets an apostrophe. */
export function toCsv<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string {
  return `\uFEFF${csvLine(columns.map((column) => column.header))}${rows.map((row) => csvLine(columns.map((column) => column.value(row)))).join('')}`;
}

/** Indented JSON with a last line end. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

// Characters that XML 1.0 cannot hold at all.
const isXml = (code: number) => code === 9 || code === 10 || code === 13 || (code >= 32 && code !== 0xfffe && code !== 0xffff);
const onlyXml = (text: string) => Array.from(text.toWellFormed(), (character) => (isXml(character.codePointAt(0) ?? 0) ? character : '')).join('');
const xml = (text: string): string =>
  onlyXml(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const xmlCell = (cell: Cell): string => {
  const number = typeof cell === 'number' && Number.isFinite(cell);
  return `<Cell><Data ss:Type="${number ? 'Number' : 'String'}">${xml(plain(cell))}</Data></Cell>`;
};

const xmlRow = (cells: readonly Cell[]) => `<Row>${cells.map(xmlCell).join('')}</Row>\n`;

/** SpreadsheetML 2003, one sheet: opens in Excel, LibreOffice and Numbers. Text cells never run as formulas there. */
export function toSpreadsheetXml<Row>(sheet: string, columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string {
  // Excel refuses these characters and more than 31 of any in a sheet's name.
  const name = sheet.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Sheet';
  return `<?xml version="1.0" encoding="UTF-8"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
<Worksheet ss:Name="${xml(name)}"><Table>
${xmlRow(columns.map((column) => column.header))}${rows.map((row) => xmlRow(columns.map((column) => column.value(row)))).join('')}</Table></Worksheet>
</Workbook>
`;
}

/** What a download of each kind is called and typed. */
export const EXPORT_KINDS = {
  csv: { extension: 'csv', mime: 'text/csv;charset=utf-8' },
  json: { extension: 'json', mime: 'application/json' },
  excel: { extension: 'xls', mime: 'application/vnd.ms-excel' },
} as const;

export type ExportKind = keyof typeof EXPORT_KINDS;

/** A file to save. */
export interface ExportFile {
  readonly name: string;
  readonly mime: string;
  readonly text: string;
}

interface Exported<Row> {
  kind: ExportKind;
  /** The beginning of the file's name; anything but letters, digits, dash and underscore becomes a dash. */
  name: string;
  /** The name of the sheet. */
  title: string;
  columns: readonly ExportColumn<Row>[];
  rows: readonly Row[];
  now: Date;
}

/** Rows as a file of the kind, 'lead-generation-leads-2026-11-20.csv'. JSON holds the rows as they are. */
export function exportFile<Row>({ kind, name, title, columns, rows, now }: Exported<Row>): ExportFile {
  const { extension, mime } = EXPORT_KINDS[kind];
  const write = { csv: () => toCsv(columns, rows), json: () => toJson(rows), excel: () => toSpreadsheetXml(title, columns, rows) };
  return { name: `${name.replaceAll(/[^\w-]+/g, '-').slice(0, 100).replaceAll(/^-+|-+$/g, '') || 'export'}-${dayKey(now)}.${extension}`, mime, text: write[kind]() };
}

import { dayKey } from './dates.ts';

/** A cell's value. Dates are written as ISO 8601. */
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

// Spreadsheets run text that begins like this as a formula, even after spaces.
const FORMULA = /^\s*[=+\-@\t\r\n|%＝＋－＠]/;
const guarded = (cell: Cell): string => {
  const text = plain(cell);
  return typeof cell === 'string' && FORMULA.test(text) ? `'${text}` : text;
};

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const csvLine = (cells: readonly Cell[]) => `${cells.map((cell) => quoted(guarded(cell))).join(',')}\r\n`;

/**
 * RFC 4180 with a byte order mark, so that spreadsheets read it as UTF-8. Text that looks like a formula gets an
 * apostrophe.
 */
export function toCsv<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string {
  return `\uFEFF${csvLine(columns.map((column) => column.header))}${rows.map((row) => csvLine(columns.map((column) => column.value(row)))).join('')}`;
}

/** Indented JSON with a final line break. */
export const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The extension and MIME type of each format. */
export const EXPORT_KINDS = {
  csv: { extension: 'csv', mime: 'text/csv;charset=utf-8' },
  json: { extension: 'json', mime: 'application/json' },
  excel: { extension: 'xlsx', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const;

export type ExportKind = keyof typeof EXPORT_KINDS;

/** A file to save: its text, or a function that creates the workbook, which takes a moment and code of its own. */
export interface ExportFile {
  readonly name: string;
  readonly mime: string;
  readonly text: string;
  readonly make?: () => Promise<Blob>;
}

/** Saves a file. Resolves once it is saved or the failure is reported. */
export type SaveFile = (file: ExportFile) => void | Promise<void>;

interface Exported<Row> {
  kind: ExportKind;
  /** The start of the file's name. Anything but letters, digits, dashes and underscores becomes a dash. */
  name: string;
  /** The sheet's name. */
  title: string;
  columns: readonly ExportColumn<Row>[];
  rows: readonly Row[];
  now: Date;
}

/** A file's name, such as 'leads-2026-11-20.csv'. */
export const exportName = (name: string, extension: string, now: Date): string =>
  `${
    name
      .replaceAll(/[^\w-]+/g, '-')
      .slice(0, 100)
      .replaceAll(/^-+|-+$/g, '') || 'export'
  }-${dayKey(now)}.${extension}`;

/** Rows as a file of that format, such as 'lead-generation-leads-2026-11-20.csv'. JSON contains the rows as they are. */
export function exportFile<Row>({ kind, name, title, columns, rows, now }: Exported<Row>): ExportFile {
  const { extension, mime } = EXPORT_KINDS[kind];
  const file = {
    name: exportName(name, extension, now),
    mime,
  };
  const texts = {
    csv: () => toCsv(columns, rows),
    json: () => toJson(rows),
  } satisfies Record<Exclude<ExportKind, 'excel'>, () => string>;
  if (kind !== 'excel') return { ...file, text: texts[kind]() };
  const cells = rows.map((row) => columns.map((column) => column.value(row)));
  const make = async () =>
    (await import('./xlsx.ts')).toXlsx(
      title,
      columns.map(({ header }) => header),
      cells,
      now,
    );
  return { ...file, text: '', make };
}

import { csvHead, csvLine } from '@switchboard/api-contract/records/exportFile';
import { dayKey } from './dates.ts';

/** A cell's value. Dates are written as ISO 8601. */
export type Cell = string | number | boolean | Date | null | undefined;

export interface ExportColumn<Row> {
  header: string;
  value: (row: Row) => Cell;
}

/** The extension and MIME type of each format. */
export const EXPORT_KINDS = {
  csv: { extension: 'csv', mime: 'text/csv;charset=utf-8' },
  json: { extension: 'json', mime: 'application/json' },
  excel: { extension: 'xlsx', mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
} as const;

export type ExportKind = keyof typeof EXPORT_KINDS;

/** A file to save: its text, or for a workbook `make`, which loads more code and takes a moment. */
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
  const headers = columns.map(({ header }) => header);
  const cells = rows.map((row) => columns.map((column) => column.value(row)));
  const texts = {
    csv: () => [csvHead(headers), ...cells.map(csvLine)].join(''),
    json: () => `${JSON.stringify(rows, null, 2)}\n`,
  } satisfies Record<Exclude<ExportKind, 'excel'>, () => string>;
  if (kind !== 'excel') return { ...file, text: texts[kind]() };
  return { ...file, text: '', make: async () => (await import('./xlsx.ts')).toXlsx(title, headers, cells, now) };
}

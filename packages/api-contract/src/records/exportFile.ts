import type { Collection } from '../agents/defineAgent.ts';
import type { ExportFormat } from './listQuery.ts';

/** Spreadsheets run text that begins like this as a formula, even after spaces. */
const formula = /^\s*[=+\-@\t\r\n|%＝＋－＠]/;

function textOf(value: unknown): string {
  if (typeof value === 'string') return formula.test(value) ? `'${value}` : value;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  if (typeof value !== 'object' || value === null) return '';
  const isPlainList = Array.isArray(value) && value.every((one) => typeof one !== 'object');
  return textOf(isPlainList ? value.join('; ') : JSON.stringify(value));
}

function cellOf(value: unknown): string {
  const text = textOf(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A line of CSV, as in RFC 4180. Text that looks like a formula gets an apostrophe; instants are ISO 8601; what is not
 * known and figures that are none are empty.
 */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cellOf).join(',')}\r\n`;

/** The first line, after the mark by which spreadsheets know UTF-8. */
export const csvHead = (names: readonly string[]): string => `\uFEFF${csvLine(names)}`;

/** The media type of each format. */
export const exportTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Fields about how a record is stored, which an export leaves out. */
const storageFields = ['version', 'edited', 'deletedAt'];

/** The columns of an export: the fields of the collection's records. */
const exportFields = ({ record }: Pick<Collection, 'record'>): readonly string[] =>
  Object.keys(record.entries).filter((field) => !storageFields.includes(field));

/** The parts of an export: what it begins with, each record, and its end. */
export function exportParts(
  collection: Pick<Collection, 'record'>,
  format: ExportFormat,
): {
  readonly begin: string;
  readonly line: (record: Readonly<Record<string, unknown>>, isFirst: boolean) => string;
  readonly end: string;
} {
  if (format === 'json')
    return {
      begin: '[',
      line: (record, isFirst) => `${isFirst ? '' : ','}\n${JSON.stringify(record)}`,
      end: '\n]\n',
    };
  const fields = exportFields(collection);
  return {
    begin: csvHead(fields),
    line: (record) => csvLine(fields.map((field) => record[field])),
    end: '',
  };
}

import type { Collection } from '../agents/defineAgent.ts';
import { textOf } from './select.ts';
import type { ExportFormat } from './listQuery.ts';

/** The media type of each format. */
export const exportTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** What only describes a record's storing. */
const leftOut = ['version', 'edited', 'deletedAt'];

/** The columns of an export: the fields of the collection's records. */
const exportFields = ({ record }: Pick<Collection, 'record'>): readonly string[] =>
  Object.keys(record.entries).filter((field) => !leftOut.includes(field));

/** Spreadsheets run text that begins like this as a formula, even after spaces. */
const formula = /^\s*[=+\-@\t\r\n|%＝＋－＠]/;

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'object') {
    const text = typeof value === 'string' && formula.test(value) ? `'${value}` : textOf(value);
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  }
  const isPlainList = Array.isArray(value) && value.every((one) => typeof one !== 'object');
  return cellOf(isPlainList ? value.join('; ') : JSON.stringify(value));
}

/** A line of CSV; text that looks like a formula gets an apostrophe. */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cellOf).join(',')}\r\n`;

/**
 * The parts of an export: what it begins with, each record, and its end. CSV is that of RFC 4180 with a byte order
 * mark, so that spreadsheets read it as UTF-8; text that looks like a formula gets an apostrophe.
 */
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
    begin: `\uFEFF${csvLine(fields)}`,
    line: (record) => csvLine(fields.map((field) => record[field])),
    end: '',
  };
}

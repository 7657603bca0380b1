import type { Collection } from '../agents/defineAgent.ts';
import { isFact } from '../words/factOrText.ts';
import { wordsOf } from '../words/wordsOf.ts';
import type { ExportFormat } from './calls.ts';

/**
 * Spreadsheets run text that begins like this as a formula, even after spaces. A phone number can run nothing: `+`
 * before digits, blanks and `()-./` alone.
 */
const formula = /^\s*(?!\+[\d \u00A0()./-]+$)[=+\-@\t\r\n|%＝＋－＠]/;

/** A value as text: instants are ISO 8601; what is not known and figures that are none are empty. */
export function cellText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  if (typeof value !== 'object' || value === null) return '';
  const isPlainList = Array.isArray(value) && value.every((one) => typeof one !== 'object');
  return isPlainList ? value.join('; ') : JSON.stringify(value);
}

function cellOf(value: unknown): string {
  const plain = cellText(value);
  const text = typeof value !== 'number' && formula.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A line of CSV, as in RFC 4180. Text that looks like a formula gets an apostrophe; instants are ISO 8601; what is not
 * known and figures that are none are empty.
 */
export const csvLine = (values: readonly unknown[]): string => `${values.map(cellOf).join(',')}\r\n`;

/** The first line, after the mark by which spreadsheets know UTF-8. */
export const csvHead = (names: readonly string[]): string => `\uFEFF${csvLine(names)}`;

/** Fields about how a record is stored, which an export leaves out. */
const storageFields = ['version', 'edited', 'deletedAt'];

/** The columns of an export: the fields of the collection's records. */
export const exportFields = ({ record }: Pick<Collection, 'record'>): readonly string[] =>
  Object.keys(record.entries).filter((field) => !storageFields.includes(field));

/** A value with what happened in it as words. */
function inWords(value: unknown): unknown {
  if (isFact(value)) return wordsOf(value);
  if (Array.isArray(value)) return value.map(inWords);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, inWords(one)]));
}

/** What a table of records has in its cells: text, numbers and booleans as they are, all else as CSV writes it. */
export const exportCells = (fields: readonly string[], record: Readonly<Record<string, unknown>>): readonly unknown[] =>
  fields.map((field) => inWords(record[field]));

/** The parts of an export as text: what it begins with, each record, and its end. */
export function exportParts(
  collection: Pick<Collection, 'record'>,
  format: Exclude<ExportFormat, 'xlsx'>,
): {
  readonly begin: string;
  readonly line: (record: Readonly<Record<string, unknown>>, isFirst: boolean) => string;
  readonly end: string;
} {
  if (format === 'json')
    return {
      begin: '[',
      line: (record, isFirst) => `${isFirst ? '' : ','}\n${JSON.stringify(inWords(record))}`,
      end: '\n]\n',
    };
  const fields = exportFields(collection);
  return {
    begin: csvHead(fields),
    line: (record) => csvLine(exportCells(fields, record)),
    end: '',
  };
}

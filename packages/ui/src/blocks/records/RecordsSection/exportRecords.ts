import { isFact } from '@switchboard/api-contract/words/factOrText';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { exportFile, type ExportFile, type ExportKind } from '../../../format/exportFile.ts';
import type { RecordKind } from './RecordKind.ts';

/** A value with the facts in it as text. */
function textOf(value: unknown): unknown {
  if (isFact(value)) return wordsOf(value);
  if (Array.isArray(value)) return value.map(textOf);
  return typeof value === 'object' && value !== null ? inWords(value) : value;
}

/** A record with its facts as text. */
const inWords = <Row>(record: Row): Row =>
  Object.fromEntries(Object.entries(record as object).map(([field, value]) => [field, textOf(value)])) as Row;

/**
 * Rows as a file: every field as a column in CSV and Excel, the whole records in JSON, with facts as text. Named
 * 'lead-generation-leads-2026-11-20.csv', or 'contacts-2026-11-20.csv' if both names are the same.
 */
export const exportRecords = <Row>(
  { name, title, fields }: Pick<RecordKind<Row>, 'name' | 'title' | 'fields'>,
  kind: ExportKind,
  rows: readonly Row[],
  slug: string,
  now: Date,
): ExportFile =>
  exportFile({
    kind,
    name: slug === name ? name : `${slug}-${name}`,
    title,
    columns: fields.map(({ label, value }) => ({ header: label, value })),
    rows: kind === 'json' ? rows.map(inWords) : rows,
    now,
  });

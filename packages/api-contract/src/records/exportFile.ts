import type { Collection } from '../agents/defineAgent.ts';
import { csvHead, csvLine } from './csv.ts';
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

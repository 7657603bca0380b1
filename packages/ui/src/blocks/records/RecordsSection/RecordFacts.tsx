import { Facts } from '../../../components/display/Facts/Facts.tsx';
import { FieldValue } from './FieldValue.tsx';
import type { RecordField } from './recordKind.ts';
import { isMissing } from './viewRecords.ts';

interface RecordFactsProps<Row> {
  fields: readonly RecordField<Row>[];
  record: Row;
  now: Date;
}

/** What is known of a record. */
export function RecordFacts<Row>({ fields, record, now }: RecordFactsProps<Row>) {
  const known = fields.filter(({ value }) => !isMissing(value(record)));
  return (
    <Facts
      items={known
        .toSorted((one, other) => Number(other.first ?? false) - Number(one.first ?? false))
        .map((field) => ({ label: field.label, value: <FieldValue field={field} row={record} now={now} /> }))}
    />
  );
}

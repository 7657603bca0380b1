import { StatusBadge } from '../../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { CellText } from '../../../blocks/records/CellText/CellText.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import type { Cell } from '../../../format/exportFile.ts';
import type { Rule } from '../../../rules/lookup.ts';
import type { SpecialColumn } from './SpecialTable.ts';

/** A column of text as it is; `strong` for what names the row. */
export const textColumn = <Row,>(
  header: string,
  value: (row: Row) => string | undefined,
  look: 'plain' | 'strong' = 'plain',
): SpecialColumn<Row> => ({ header, value, cell: (row) => <CellText look={look}>{value(row)}</CellText> });

/** A column of badges by a rule. */
export const badgeColumn = <Row, Value extends Cell>(
  header: string,
  rule: (value: Value) => Rule | undefined,
  value: (row: Row) => Value,
): SpecialColumn<Row> => ({ header, value, cell: (row) => <StatusBadge rule={rule} value={value(row)} /> });

/** A column of moments, at the end of the row. */
export const timeColumn = <Row,>(
  header: string,
  value: (row: Row) => string | undefined,
  show: 'day' | 'dateTime' = 'dateTime',
): SpecialColumn<Row> => ({
  header,
  align: 'end',
  tight: true,
  value,
  cell: (row, now) => <Time at={value(row)} now={now} show={show} />,
});

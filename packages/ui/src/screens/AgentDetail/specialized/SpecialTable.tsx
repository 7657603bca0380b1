import type { AgentDetail, SpecialData } from '@switchboard/api-contract/agentDetail';
import type { ExportFormat } from '@switchboard/api-contract/records/calls';
import type { limits } from '@switchboard/api-contract/limits';
import type { Rows } from '@switchboard/api-contract/wire';
import type { ReactNode } from 'react';
import type { Figure } from '../../../blocks/agents/AgentPage/FigureTiles.tsx';
import { StatusBadge } from '../../../blocks/marks/StatusBadge/StatusBadge.tsx';
import { CellText } from '../../../blocks/records/CellText/CellText.tsx';
import { Time } from '../../../components/display/Time/Time.tsx';
import type { Rule } from '../../../rules/lookup.ts';

/** What the Specialized tab of an agent’s detail shows for one type of agent: figures above a table of its records. */
export interface SpecialTable<Row> {
  /** Heading of the section and name of the table. */
  readonly title: string;
  readonly one: string;
  /** Also the name under which the limits say how many rows are shown. */
  readonly many: keyof typeof limits.shown;
  readonly rows: (data: SpecialData) => Rows<Row>;
  readonly figures: readonly Figure<FigureSource<Row>>[];
  readonly columns: readonly SpecialColumn<Row>[];
  /** How its rows are exported, and the collection that they are from. */
  readonly exported?: { readonly label: string; readonly format: ExportFormat; readonly collection: string };
  /** What will be listed, while nothing is. */
  readonly empty: string;
}

/** The records, and the agent that they are of. */
export interface FigureSource<Row> extends Rows<Row> {
  readonly agent: AgentDetail;
}

interface SpecialColumn<Row> {
  readonly header: string;
  /** What the table shows. */
  readonly cell: (row: Row, now: Date) => ReactNode;
  readonly align?: 'end';
  /** As narrow as its words, on one line. */
  readonly tight?: boolean;
}

/** A column of text as it is; `strong` for what names the row. */
export const textColumn = <Row,>(
  header: string,
  value: (row: Row) => string | undefined,
  look: 'plain' | 'strong' = 'plain',
): SpecialColumn<Row> => ({ header, cell: (row) => <CellText look={look}>{value(row)}</CellText> });

/** A column of badges by a rule. */
export const badgeColumn = <Row, Value>(
  header: string,
  rule: (value: Value) => Rule | undefined,
  value: (row: Row) => Value,
): SpecialColumn<Row> => ({ header, cell: (row) => <StatusBadge rule={rule} value={value(row)} /> });

/** A column of moments, at the end of the row. */
export const timeColumn = <Row,>(
  header: string,
  value: (row: Row) => string | undefined,
  show: 'day' | 'dateTime' = 'dateTime',
): SpecialColumn<Row> => ({
  header,
  align: 'end',
  tight: true,
  cell: (row, now) => <Time at={value(row)} now={now} show={show} />,
});

import type { AgentDetail, SpecialData } from '@switchboard/api-contract/agentDetail';
import type { Rows } from '@switchboard/api-contract/wire';
import type { ReactNode } from 'react';
import type { IconType } from '../../../components/display/Icon/Icon.tsx';
import type { Cell } from '../../../format/exportFile.ts';

/** One column: what it shows, and what an export writes. */
export interface SpecialColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row, now: Date) => ReactNode;
  readonly value: (row: Row) => Cell;
  readonly align?: 'end';
  readonly tight?: boolean;
}

/** One figure above the table. */
export interface SpecialFigure {
  readonly label: string;
  readonly icon: IconType;
  /** Formatted; a dash if missing. */
  readonly figure: string;
  /** In percent, for a bar below the figure. */
  readonly bar?: number;
  readonly note?: string;
}

/** Everything that differs between the dashboards. */
export interface SpecialTable<Row> {
  /** Heading of the section and name of the table. */
  readonly title: string;
  readonly one: string;
  readonly many: string;
  /** How many rows are shown. */
  readonly limit: number;
  readonly rows: (data: SpecialData) => Rows<Row>;
  readonly figures: (rows: Rows<Row>, agent: AgentDetail) => readonly SpecialFigure[];
  readonly columns: readonly SpecialColumn<Row>[];
  readonly exported?: { readonly label: string; readonly kind: 'csv' | 'excel' };
  readonly empty: { readonly title: string; readonly text: string };
}

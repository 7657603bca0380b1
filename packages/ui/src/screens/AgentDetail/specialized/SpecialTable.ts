import type { AgentDetail, SpecialData } from '@switchboard/api-contract/agentDetail';
import type { limits } from '@switchboard/api-contract/limits';
import type { Rows } from '@switchboard/api-contract/wire';
import type { ReactNode } from 'react';
import type { Figure } from '../../../blocks/agents/AgentPage/FigureTiles.tsx';
import type { Cell } from '../../../format/exportFile.ts';

/** One column: what it shows, and what an export writes. */
export interface SpecialColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row, now: Date) => ReactNode;
  readonly value: (row: Row) => Cell;
  readonly align?: 'end';
  readonly tight?: boolean;
}

/** What the figures are read from. */
export interface SpecialRows<Row> extends Rows<Row> {
  readonly agent: AgentDetail;
}

/** Everything that differs between the dashboards. */
export interface SpecialTable<Row> {
  /** Heading of the section and name of the table. */
  readonly title: string;
  readonly one: string;
  /** Also the name under which the limits say how many rows are shown. */
  readonly many: keyof typeof limits.shown;
  readonly rows: (data: SpecialData) => Rows<Row>;
  readonly figures: readonly Figure<SpecialRows<Row>>[];
  readonly columns: readonly SpecialColumn<Row>[];
  readonly exported?: { readonly label: string; readonly kind: 'csv' | 'excel' };
  /** What will be listed, while nothing is. */
  readonly empty: string;
}

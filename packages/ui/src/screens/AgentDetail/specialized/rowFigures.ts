import type { Rows } from '@switchboard/api-contract/wire';
import type { FigureValue } from '../../../blocks/agents/AgentPage/FigureTiles.tsx';
import { count, percent } from '../../../format/numbers.ts';

/** The mean of the values within `min` and `max`; undefined if there are none. Values outside are faulty data. */
export function meanOf(values: readonly (number | undefined)[], min: number, max: number): number | undefined {
  const within = values.filter((value) => value !== undefined && value >= min && value <= max) as number[];
  return within.length === 0 ? undefined : within.reduce((sum, value) => sum + value, 0) / within.length;
}

/** The percentage of rows that satisfy `holds`; undefined without rows. */
export function shareOf<Row>(rows: readonly Row[], holds: (row: Row) => boolean): number | undefined {
  return rows.length === 0 ? undefined : (rows.filter(holds).length / rows.length) * 100;
}

/** '22.5% of all leads'; undefined without rows. */
export function shareNote<Row>(rows: readonly Row[], many: string, holds: (row: Row) => boolean): string | undefined {
  const share = shareOf(rows, holds);
  return share === undefined ? undefined : `${percent(share)} of all ${many}`;
}

/** How many rows there are. */
export const countAllRows = ({ items, leftOut }: Rows<unknown>): FigureValue => ({
  figure: count(items.length + leftOut),
});

/** How many rows satisfy `holds`; with `many`, also which part of all that is. */
export const countRowsWhere =
  <Row>(holds: (row: Row) => boolean, many?: string) =>
  ({ items }: Rows<Row>): FigureValue => ({
    figure: count(items.filter(holds).length),
    note: many && shareNote(items, many, holds),
  });

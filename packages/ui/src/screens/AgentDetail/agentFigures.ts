import type { AgentMetrics } from '@switchboard/api-contract/agentDetail';
import type { Rows } from '@switchboard/api-contract/wire';
import type { FigureValue } from '../../blocks/agents/AgentPage/FigureTiles.tsx';
import { percent, count } from '../../format/numbers.ts';

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

/** A percentage with its bar, which is empty if there is none. */
export const rateFigure = (rate: number | undefined): FigureValue => ({ figure: percent(rate), bar: rate ?? 0 });

/** The value if it is within `min` and `max`. Outside it is faulty data and shows as missing. */
export const withinRange = (value: number | undefined, min: number, max: number): number | undefined =>
  value !== undefined && value >= min && value <= max ? value : undefined;

/** A percentage of an agent's runs. An agent that never ran has none, even where the API sends 0. */
export const rateOfRuns = (
  metrics: AgentMetrics | undefined,
  name: 'successRate' | 'errorRate' | 'uptime',
): number | undefined => (metrics?.totalExecutions === 0 ? undefined : withinRange(metrics?.[name], 0, 100));

import { percent } from '../../../format/numbers.ts';

/**
 * The mean of the numbers from `min` to `max` among the values; undefined when there is none. Others are faults of the
 * source.
 */
export function meanOf(values: readonly (number | undefined)[], min: number, max: number): number | undefined {
  const within = values.filter((value) => value !== undefined && value >= min && value <= max) as number[];
  return within.length === 0 ? undefined : within.reduce((sum, value) => sum + value, 0) / within.length;
}

/** Percent of the rows for which something holds; undefined without rows. */
export function shareOf<Row>(rows: readonly Row[], holds: (row: Row) => boolean): number | undefined {
  return rows.length === 0 ? undefined : (rows.filter(holds).length / rows.length) * 100;
}

/** '22.5% of all leads'; nothing without rows. */
export function shareNote<Row>(rows: readonly Row[], many: string, holds: (row: Row) => boolean): string | undefined {
  const share = shareOf(rows, holds);
  return share === undefined ? undefined : `${percent(share)} of all ${many}`;
}

import { count, NONE } from '../../format/numbers.ts';

/** The data of one bar. */
export interface BarDatum {
  key: string;
  /** Under the bar: 'Thu'. */
  label: string;
  /** In the table, which has more room: 'Thursday, 12 March 2026'. */
  longLabel?: string;
  value: number | null | undefined;
  /** The current bar, with a bold label. */
  today?: boolean;
}

/** A bar as it is drawn. */
export interface PlottedBar {
  key: string;
  label: string;
  longLabel: string;
  /** 0 for NaN. */
  height: number;
  /** Above the bar and in the table. */
  text: string;
  today: boolean;
}

const isFigure = (value: number | null | undefined): value is number => count(value) !== NONE;

/** Heights and texts of some bars. `format`: what the values say, if they are no counts. */
export function toBars(data: readonly BarDatum[], format: (value: number) => string = count): PlottedBar[] {
  return data.map(({ key, label, longLabel = label, value, today = false }) => {
    const [height, text] = isFigure(value) ? [value, format(value)] : [0, NONE];
    return { key, label, longLabel, height, text, today };
  });
}

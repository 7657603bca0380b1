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

export interface Bars {
  bars: PlottedBar[];
  /** Five values from 0 up, evenly spaced. */
  ticks: { value: number; text: string }[];
}

const isFigure = (value: number | null | undefined): value is number => count(value) !== NONE;

const STEPS = 4;
const ROUND = [1, 2, 2.5, 5, 10];

/** The smallest round step of which four reach `max`; a whole one where bars count things. */
function roundStep(max: number, whole: boolean): number {
  const least = max / STEPS;
  if (least <= (whole ? 1 : 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = ROUND.find((each) => each * power >= least && (!whole || Number.isInteger(each * power))) ?? 10;
  return factor * power;
}

/** Heights, labels and a round axis for some bars. `format`: what the values say, if they are no counts. */
export function toBars(data: readonly BarDatum[], format?: (value: number) => string): Bars {
  const say = (value: number | null | undefined) => (format && isFigure(value) ? format(value) : count(value));
  const bars = data.map(({ key, label, longLabel = label, value, today = false }) => {
    const text = say(value);
    const height = text === NONE ? 0 : (value ?? 0);
    return { key, label, longLabel, height, text, today };
  });
  const step = roundStep(Math.max(0, ...bars.map((bar) => bar.height)), !format);
  const tickAt = (_: unknown, index: number) => ({ value: index * step, text: say(index * step) });
  return { bars, ticks: Array.from({ length: STEPS + 1 }, tickAt) };
}

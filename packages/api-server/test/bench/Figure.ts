/** One thing that was measured. */
export interface Figure {
  readonly what: string;
  /** Milliseconds, or for `unit` something else; as often as it was measured. */
  readonly measured: readonly number[];
  readonly unit?: string;
  /** What it must not exceed (with `least`: fall short of). */
  readonly bar?: number;
  readonly least?: boolean;
  /** The bar is for each time; otherwise for the median. */
  readonly always?: boolean;
}

const rounded = (value: number): number => Number(value.toFixed(value < 100 ? 1 : 0));

/** A row of the table that the benchmark prints. */
export function rowOf({ what, measured, unit = 'ms', bar, least = false, always = false }: Figure) {
  const sorted = measured.toSorted((one, other) => (least ? other - one : one - other));
  const at = (index: number): number => sorted.at(index) ?? Number.NaN;
  const median = at(Math.floor(sorted.length / 2));
  const decides = always ? at(-1) : median;
  const holds = bar === undefined || (least ? decides >= bar : decides <= bar);
  return {
    what,
    median: rounded(median),
    best: rounded(at(0)),
    worst: rounded(at(-1)),
    unit,
    bar: bar === undefined ? '' : `${least ? '≥' : '≤'} ${bar}${always ? ' always' : ''}`,
    '': bar === undefined ? '' : holds ? 'holds' : 'MISSED',
  };
}

import { lazy, useMemo } from 'react';
import { LazyRegion, LoadingWords } from '../../components/states/LazyRegion/LazyRegion.tsx';
import { box, figure, twin } from './BarChart.css.ts';
import { toBars, type BarDatum } from './toBars.ts';

export type { BarDatum };

/** Loaded separately, since its library is larger than a whole screen. */
const BarChartPlot = lazy(() => import('./BarChartPlot.tsx').then((module) => ({ default: module.BarChartPlot })));

interface BarChartProps {
  /** The chart's name and its table's caption. */
  label: string;
  /** The heads of the table's two columns, such as 'Day' and 'Executions'. */
  heads: readonly [string, string];
  /** The bars in their order: `key`, `label`, `value`, a `longLabel` for the table, `today` for the current one. */
  bars: readonly BarDatum[];
  /** What the values say, if they are no counts: an amount of money. */
  format?: (value: number) => string;
  /** Many bars, in ink: narrow ones, with the value above the current one alone. Labels may be empty. */
  many?: boolean;
}

/** A few bars in the current line's colour, in a box of 248 px from the start, with a table for screen readers. */
export function BarChart({ label, heads, bars, format, many = false }: BarChartProps) {
  const plotted = useMemo(() => toBars(bars, format), [bars, format]);
  return (
    <figure className={figure}>
      <div className={box}>
        <LazyRegion waiting={<LoadingWords what="the chart" />}>
          <BarChartPlot label={label} bars={plotted} format={format} many={many} />
        </LazyRegion>
      </div>
      <div className={twin}>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plotted.map((bar) => (
              <tr key={bar.key}>
                <th scope="row">{bar.longLabel}</th>
                <td>{bar.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

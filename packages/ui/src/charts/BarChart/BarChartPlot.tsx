import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  Rectangle,
  Text,
  Tooltip,
  XAxis,
  YAxis,
  type BarShapeProps,
  type TooltipContentProps,
  type XAxisTickContentProps,
} from 'recharts';
import { LiveRegion } from '../../components/display/LiveRegion/LiveRegion.tsx';
import { bubble } from '../../components/actions/Tooltip/Tooltip.css.ts';
import { cx } from '../../components/cx.ts';
import { count, NONE } from '../../format/numbers.ts';
import { axis, bar, cursor, gridLine, ink, inkToday, plot, tick, today, value } from './BarChart.css.ts';
import type { PlottedBar } from './toBars.ts';

interface BarChartPlotProps {
  label: string;
  bars: readonly PlottedBar[];
  format: ((value: number) => string) | undefined;
  many: boolean;
}

/** The drawing itself: the pointer and the arrow keys go from bar to bar. */
export function BarChartPlot({ label, bars, format, many }: BarChartPlotProps) {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const dayTick = ({ payload, className, ...text }: XAxisTickContentProps) => (
    <Text {...text} className={cx(tick, bars[payload.index]?.today && today, className)}>
      {bars[payload.index]?.label}
    </Text>
  );
  const shape = ({ index, ...box }: BarShapeProps) => (
    <Rectangle {...box} className={many ? (bars[index]?.today ? inkToday : ink) : bar} />
  );
  return (
    <BarChart
      aria-label={label}
      className={plot}
      data={bars}
      responsive
      style={{ width: '100%', height: '100%' }}
      margin={{ top: 1.25 * rem, right: many ? 0.5 * rem : 0, bottom: 0, left: 0 }}
      barCategoryGap="16%"
    >
      <CartesianGrid vertical={false} className={gridLine} />
      <XAxis
        dataKey="key"
        height={1.75 * rem}
        tickLine={false}
        axisLine={{ className: axis }}
        tick={dayTick}
        interval={0}
      />
      <YAxis
        width="auto"
        niceTicks="snap125"
        allowDecimals={format !== undefined}
        tickFormatter={format ?? count}
        tickLine={false}
        axisLine={false}
        tick={{ className: tick }}
        interval={0}
      />
      <Tooltip content={BarTooltip} cursor={{ className: cursor }} isAnimationActive={false} />
      <Bar
        dataKey="height"
        maxBarSize={many ? 20 : 44}
        minPointSize={(_value, index) => (bars[index]?.text === NONE || (many && bars[index]?.height === 0) ? 0 : 4)}
        radius={[4, 4, 0, 0]}
        shape={shape}
        isAnimationActive={false}
      >
        <LabelList
          dataKey={(one: PlottedBar) => (many && !one.today ? undefined : one.text)}
          position="top"
          className={value}
        />
      </Bar>
    </BarChart>
  );
}

function BarTooltip({ payload }: TooltipContentProps) {
  const one = payload[0]?.payload as PlottedBar | undefined;
  const words = one ? `${one.longLabel}: ${one.text}` : '';
  return (
    <>
      {one ? <span className={bubble}>{words}</span> : null}
      <LiveRegion message={words} />
    </>
  );
}

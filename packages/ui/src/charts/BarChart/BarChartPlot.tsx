import { Bar, BarChart, Rectangle, usePlotArea, XAxis, YAxis, type BarShapeProps } from 'recharts';
import { cx } from '../../components/cx.ts';
import { NONE } from '../../format/numbers.ts';
import { axis, bar, gridLine, ink, inkToday, pointed, plot, tick, today, value } from './BarChart.css.ts';
import type { Bars } from './toBars.ts';

interface TickProps {
  x: number | string;
  y: number | string;
  index: number;
}

/** How many px of the drawing one px is at the browser's text size. */
const growth = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
/** By this name the axis finds its labels, to be as wide as the longest. */
const MEASURED = 'recharts-cartesian-axis-tick-value';

/** The drawing itself. */
export function BarChartPlot({ bars, ticks, many }: Bars & { many: boolean }) {
  const grown = growth();
  const [height, top, labels] = [248 * grown, 20 * grown, 28 * grown];
  const dayTick = ({ x, y, index }: TickProps) => (
    <text x={x} y={Number(y) + 14 * grown} textAnchor="middle" className={cx(tick, bars[index]?.today && today)}>
      {bars[index]?.label}
    </text>
  );
  const valueTick = ({ x, y, index }: TickProps) => (
    <text x={x} y={Number(y) + 4 * grown} textAnchor="end" className={cx(tick, MEASURED)}>
      {ticks[index]?.text}
    </text>
  );
  const shape = ({ index, ...box }: BarShapeProps) => {
    const one = bars[index];
    const label = many && !one?.today ? undefined : one?.text;
    return (
      <g className={many ? (one?.today ? inkToday : ink) : undefined}>
        {many ? <title>{`${one?.longLabel}: ${one?.text}`}</title> : null}
        <Rectangle {...box} />
        {label ? (
          <text x={box.x + box.width / 2} y={box.y - 6 * grown} textAnchor="middle" className={value}>
            {label}
          </text>
        ) : null}
      </g>
    );
  };
  return (
    <div className={many ? pointed : plot} aria-hidden="true">
      <BarChart
        data={bars}
        responsive
        style={{ width: '100%', height }}
        margin={{ top, right: many ? 8 * grown : 0, bottom: 0, left: 0 }}
        barCategoryGap="16%"
        accessibilityLayer={false}
      >
        <GridLines count={ticks.length} />
        <XAxis
          dataKey="key"
          niceTicks="none"
          height={labels}
          tickLine={false}
          axisLine={{ className: axis, stroke: 'inherit' }}
          tick={dayTick}
          interval={0}
        />
        <YAxis
          width="auto"
          domain={[0, ticks.at(-1)?.value ?? 0]}
          ticks={ticks.map((one) => one.value)}
          niceTicks="none"
          tickLine={false}
          axisLine={false}
          tick={valueTick}
          interval={0}
        />
        <Bar
          dataKey="height"
          maxBarSize={many ? 20 : 44}
          minPointSize={(_value, index) => (bars[index]?.text === NONE || (many && bars[index]?.height === 0) ? 0 : 4)}
          radius={[4, 4, 0, 0]}
          className={many ? undefined : bar}
          fill="inherit"
          shape={shape}
          isAnimationActive={false}
        />
      </BarChart>
    </div>
  );
}

/** A line for each label of the axis, evenly spaced. */
function GridLines({ count }: { count: number }) {
  const area = usePlotArea();
  if (!area) return null;
  return Array.from({ length: count }, (_, index) => {
    const y = area.y + (area.height * index) / (count - 1);
    return <line key={index} x1={area.x} x2={area.x + area.width} y1={y} y2={y} className={gridLine} />;
  });
}

import { percent } from '../../../format/numbers.ts';
import { Bar, type BarProps } from '../Bar/Bar.tsx';
import { cx } from '../../cx.ts';
import { figure, label as labelClass, meter, quiet as quietClass, words } from './Meter.css.ts';

interface MeterProps extends BarProps {
  /** The figure on the right ('7,420 / 10,000'); defaults to the percentage. */
  text?: string;
  /** Lighter figure, for meters inside cards. */
  quiet?: boolean;
}

/** Label on the left, figure on the right, bar below. */
export function Meter({ label, text, quiet = false, value, ...bar }: MeterProps) {
  const shown = text ?? percent(value);
  return (
    <div className={meter}>
      <div className={words} aria-hidden="true">
        <span className={cx(labelClass, quiet && quietClass)}>{label}</span>
        <span className={cx(figure, quiet && quietClass)}>{shown}</span>
      </div>
      <Bar label={label} value={value} valueText={shown} {...bar} />
    </div>
  );
}

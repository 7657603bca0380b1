import { percent as percentText } from '../../../format/numbers.ts';
import { toneClass } from '../../../theme/tone.css.ts';
import type { Tone, Usage } from '../../../theme/tokens.ts';
import { cx } from '../../cx.ts';
import { fill, track } from './Bar.css.ts';

export interface BarProps {
  /** Percent, clamped to 0 to 100. NaN is empty. */
  value: number | null | undefined;
  /** The accessible name. */
  label: string;
  /** Read out as the value; defaults to the rounded percentage. */
  valueText?: string;
  /** `line` is the current line's colour, `ink` is neutral; otherwise a tone or usage colour. */
  color?: 'line' | 'ink' | Tone | Usage;
  /** `progress` for work under way, `meter` for how full something is. */
  kind?: 'meter' | 'progress';
}

const isUsage = (color: string): color is Usage => color === 'green' || color === 'yellow' || color === 'red';

/** A 6-px bar without text. Its figure is always shown beside it. */
export function Bar({ value, label, valueText, color = 'line', kind = 'meter' }: BarProps) {
  const width = typeof value === 'number' && !Number.isNaN(value) ? Math.min(100, Math.max(0, value)) : 0;
  const isTone = color !== 'line' && color !== 'ink' && !isUsage(color);
  return (
    <span
      className={track}
      role={kind === 'progress' ? 'progressbar' : 'meter'}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(width)}
      aria-valuetext={valueText ?? percentText(value, 0)}
    >
      <span className={isTone ? cx(toneClass[color], fill.tone) : fill[color]} style={{ width: `${width}%` }} />
    </span>
  );
}

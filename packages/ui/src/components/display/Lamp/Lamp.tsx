import { toneClass } from '../../../theme/tone.css.ts';
import type { Tone } from '../../../theme/tokens.ts';
import { cx } from '../../cx.ts';
import { lamp, type LampState } from './Lamp.css.ts';

export type { LampState };

interface LampProps {
  state?: LampState;
  /** Left out, the lamp takes the tone of what it stands in. */
  tone?: Tone;
  className?: string;
}

/** The light of a line. Never alone: its word stands beside it. */
export function Lamp({ state, tone, className }: LampProps) {
  return <span className={cx(lamp({ state }), tone && toneClass[tone], className)} aria-hidden="true" />;
}

import { toneClass } from '../../../theme/tone.css.ts';
import type { Tone } from '../../../theme/tokens.ts';
import { cx } from '../../cx.ts';
import { lamp, type LampState } from './Lamp.css.ts';

export type { LampState };

interface LampProps {
  /** What runs is lit or pulses, what is paused is half lit, what rests is off. */
  state?: LampState;
  /** What the status means. Defaults to the tone of what surrounds it. */
  tone?: Tone;
  /** Goes to the outermost element. */
  className?: string;
}

/** A status light. Never alone: the word is always beside it. */
export function Lamp({ state = 'lit', tone, className }: LampProps) {
  return <span className={cx(lamp({ state }), tone && toneClass[tone], className)} aria-hidden="true" />;
}

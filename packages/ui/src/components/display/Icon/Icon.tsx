import type { ComponentType } from 'react';
import { cx } from '../../cx.ts';
import { sized } from './Icon.css.ts';

/** The props of a lucide icon, or of a logo drawn like one. */
export interface IconProps {
  size?: number | string;
  strokeWidth?: number | string;
  className?: string;
  'aria-hidden'?: boolean | 'true' | 'false';
}
export type IconType = ComponentType<IconProps>;

const STROKE = { 13: 2.2, 14: 2.1, 16: 2, 18: 1.8, 20: 1.75, 24: 1.6, 28: 1.5 } as const satisfies Record<
  keyof typeof sized,
  number
>;
export type IconSize = keyof typeof STROKE;

interface OwnProps {
  /** A lucide icon, or a logo drawn like one. */
  icon: IconType;
  /** Width and height in px, which grow with the text. The stroke goes with it. */
  size?: IconSize;
  /** Goes to the outermost element. */
  className?: string;
}

/**
 * A lucide icon with the stroke width for its size. Always decorative: the word is beside it or in the control's
 * name.
 */
export function Icon({ icon: Glyph, size = 16, className }: OwnProps) {
  return <Glyph size={size} strokeWidth={STROKE[size]} className={cx(sized[size], className)} aria-hidden="true" />;
}

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { gap as gapClass, row } from '../Stack/Stack.css.ts';
import type { Gap } from '../Stack/Stack.tsx';

interface RowProps extends ComponentPropsWithRef<'div'> {
  /** A step of the 4-px grid. */
  gap?: Gap;
  /** Where children lower than the row are. */
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  /** What happens to space that is left. */
  justify?: 'start' | 'between' | 'end' | 'center';
  /** Breaks into more lines if there is no room. */
  wrap?: boolean;
  /** Takes the space that is left in a row around it. */
  grow?: boolean;
  /** The elements, side by side. */
  children?: ReactNode;
}

/** Lays out its children side by side. */
export function Row({ gap = 2, align = 'center', justify = 'start', wrap, grow, className, ...rest }: RowProps) {
  return <div className={cx(row({ align, justify, wrap, grow }), gapClass[gap], className)} {...rest} />;
}

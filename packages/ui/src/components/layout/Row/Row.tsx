import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../cx.ts';
import { gap as gapClass, row } from '../Stack/Stack.css.ts';
import type { Gap } from '../Stack/Stack.tsx';

interface RowProps extends ComponentPropsWithRef<'div'> {
  /** A step of the 4-px grid. */
  gap?: Gap;
  align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'between' | 'end' | 'center';
  wrap?: boolean;
  grow?: boolean;
}

/** Lays out its children side by side. */
export function Row({ gap = 2, align, justify, wrap, grow, className, ...rest }: RowProps) {
  return <div className={cx(row({ align, justify, wrap, grow }), gapClass[gap], className)} {...rest} />;
}

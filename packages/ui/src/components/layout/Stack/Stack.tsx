import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { gap as gapClass, stack } from './Stack.css.ts';

export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;

interface StackProps extends ComponentPropsWithRef<'div'> {
  /** A step of the 4-px grid. */
  gap?: Gap;
  /** Where children narrower than the stack are. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** The elements, from top to bottom. */
  children?: ReactNode;
}

/** Lays out its children one below the other. */
export function Stack({ gap = 4, align = 'stretch', className, ...rest }: StackProps) {
  return <div className={cx(stack({ align }), gapClass[gap], className)} {...rest} />;
}

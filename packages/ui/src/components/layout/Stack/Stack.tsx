import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../cx.ts';
import { gap as gapClass, stack } from './Stack.css.ts';

export type Gap = keyof typeof gapClass;

interface StackProps extends ComponentPropsWithRef<'div'> {
  /** A step of the 4-px grid. */
  gap?: Gap;
  /** Where children narrower than the stack are. */
  align?: 'stretch' | 'start' | 'center' | 'end';
}

/** Lays out its children one below the other. */
export function Stack({ gap = 4, align = 'stretch', className, ...rest }: StackProps) {
  return <div className={cx(stack({ align }), gapClass[gap], className)} {...rest} />;
}

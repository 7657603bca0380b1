import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** The words that are read out. */
  children?: ReactNode;
}

/** Text for assistive technology only. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span className={cx(visuallyHidden, className)} {...rest} />;
}

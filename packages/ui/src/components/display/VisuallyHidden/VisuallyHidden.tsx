import type { ComponentPropsWithRef, ReactNode } from 'react';
import { visuallyHidden } from '../../../theme/typography.css.ts';
import { cx } from '../../cx.ts';

interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** The words that are read out. */
  children?: ReactNode;
}

/** Text for assistive technology only. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span className={cx(visuallyHidden, className)} {...rest} />;
}

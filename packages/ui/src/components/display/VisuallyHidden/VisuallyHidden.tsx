import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../cx.ts';
import { visuallyHidden } from './VisuallyHidden.css.ts';

/** Text for assistive technology only. */
export function VisuallyHidden({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span className={cx(visuallyHidden, className)} {...rest} />;
}

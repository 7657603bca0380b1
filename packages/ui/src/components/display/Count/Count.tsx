import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../cx.ts';
import { count } from './Count.css.ts';

/** A small number beside a word. */
export function Count({ className, ...rest }: ComponentPropsWithRef<'span'>) {
  return <span className={cx(count, className)} {...rest} />;
}

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { count } from './Count.css.ts';

interface CountProps extends ComponentPropsWithRef<'span'> {
  /** The figure, formatted: '1,284'. */
  children?: ReactNode;
}

/** A small number beside a word. */
export function Count({ className, ...rest }: CountProps) {
  return <span className={cx(count, className)} {...rest} />;
}

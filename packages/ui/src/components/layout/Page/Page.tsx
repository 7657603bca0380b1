import type { ComponentPropsWithRef } from 'react';
import type { Line } from '../../../theme/tokens.ts';
import { cx } from '../../cx.ts';
import { page } from './Page.css.ts';

/** The parts of a page, 32 px apart (24 on a phone), in an agent's colour if the page belongs to one. */
export function Page({ line, className, ...rest }: ComponentPropsWithRef<'div'> & { line?: Line }) {
  return <div className={cx(page, className)} data-line={line} {...rest} />;
}

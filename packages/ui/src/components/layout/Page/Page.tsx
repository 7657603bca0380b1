import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Line } from '../../../theme/tokens.ts';
import { cx } from '../../cx.ts';
import { page } from './Page.css.ts';

interface PageProps extends ComponentPropsWithRef<'div'> {
  /** The agent that the page belongs to; sets the colour of bars and charts. */
  line?: Line;
  /** A PageHeader, then Sections. */
  children?: ReactNode;
}

/** The parts of a page, 32 px apart (24 on a phone), in an agent's colour if the page belongs to one. */
export function Page({ line, className, ...rest }: PageProps) {
  return <div className={cx(page, className)} data-line={line} {...rest} />;
}

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { grid, sidebar } from './Grid.css.ts';

interface GridProps extends ComponentPropsWithRef<'div'> {
  /** At full width; fewer below 1200 and 768 px. `main` is a wide column with a 304-px one beside it. */
  columns?: 1 | 2 | 3 | 4 | 'main';
  /** For figures: keeps two columns on a phone. */
  tiles?: boolean;
  /** A fourth column from 1600 px. */
  wide?: boolean;
  /** Whether cells in a row are equally high. */
  align?: 'stretch' | 'start';
  /** The element: `ul` if the cells are items of a list. */
  as?: 'div' | 'ul';
  /** The cells. */
  children?: ReactNode;
}

/** Equal columns, 16 px apart. */
export function Grid({
  columns = 1,
  tiles,
  wide,
  align = 'stretch',
  as: Element = 'div',
  className,
  ...rest
}: GridProps) {
  const Tag = Element as 'div';
  const main = columns === 'main';
  return (
    <Tag
      className={cx(grid({ columns: main ? 1 : columns, tiles, wide, align }), main && sidebar.main, className)}
      {...rest}
    />
  );
}

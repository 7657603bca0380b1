import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  /** The visible column head. */
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  /** `end` for numbers and row actions. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Shows the head to assistive technology only, as for row actions. */
  hideHeader?: boolean;
  /** Shown in the head in place of its words, such as a checkbox for all rows. */
  headCell?: ReactNode;
  /** As narrow as its content. */
  tight?: boolean;
  /** Contains the control that opens the row, so that the row itself is not a second tab stop. */
  opener?: boolean;
  /**
   * Where the cell is in a stacked row: cells follow each other in lines, lower `order` first; with `head`, after its
   * head; with `line`, too, on a line of its own, where all such cells are below each other.
   */
  stack?: { order?: number; flexBasis?: string; head?: true; line?: true };
  /** Any CSS width. Set it for tables that may be long. */
  width?: string;
}

export interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

/** The sort after a click on a head: ascending, then descending, and so on. */
export const nextSort = (current: Sort | undefined, key: string): Sort =>
  current?.key === key && current.direction === 'asc' ? { key, direction: 'desc' } : { key, direction: 'asc' };

/** Whether a row is the selected one, or one of those that are. */
export const isSelected = (selected: string | ReadonlySet<string> | undefined, key: string | undefined): boolean =>
  key !== undefined && (typeof selected === 'string' ? selected === key : (selected?.has(key) ?? false));

import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  /** Visible head of the column. */
  header: string;
  cell: (row: Row, index: number) => ReactNode;
  /** `end` for numbers and row actions. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** The head is for assistive technology only, as over row actions. */
  hideHeader?: boolean;
  /** As narrow as its content. */
  tight?: boolean;
  /** Holds the control that opens the row: the row itself is then no second stop for the keyboard. */
  opener?: boolean;
  /** Any CSS width. Give it for tables that may be long. */
  width?: string;
}

export interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

/** What a click on a head asks for: ascending, descending, ascending … */
export const nextSort = (current: Sort | undefined, key: string): Sort =>
  current?.key === key && current.direction === 'asc' ? { key, direction: 'desc' } : { key, direction: 'asc' };

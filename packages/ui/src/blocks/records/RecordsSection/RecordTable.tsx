import { useMemo, type ReactNode } from 'react';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { Card } from '../../../components/layout/Card/Card.tsx';
import { Table, type Column, type Sort } from '../../../components/layout/Table/Table.tsx';
import { Marked } from './Marked.tsx';
import { nameOf } from './nameOf.ts';
import type { RecordColumn, RecordKind } from './recordKind.ts';

interface RecordTableProps<Row> {
  kind: RecordKind<Row>;
  columns: readonly RecordColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What is said of a row that came from the sandbox, where not all of them did. */
  mark: (row: Row) => ReactNode;
  sort: Sort | undefined;
  now: Date;
  /**
   * Adds a last column Actions, with a View button for keyboard users; without it, the row itself is focusable and
   * opens on Enter.
   */
  actions: boolean;
  /** The column that selects rows, and which are selected. */
  select?: { readonly column: Column<Row>; readonly selected: ReadonlySet<string> } | undefined;
  /** How many there are in all, if more can be read, and what reads more. */
  total?: number | undefined;
  onEnd?: (() => void) | undefined;
  empty: ReactNode;
  foot: ReactNode;
  onSort: (sort: Sort) => void;
  onOpen: (row: Row) => void;
}

/** Records in a table with rows that open. */
export function RecordTable<R>({
  kind,
  columns,
  rows,
  rowKey,
  mark,
  sort,
  now,
  actions,
  select,
  total,
  onEnd,
  empty,
  foot,
  onSort,
  onOpen,
}: RecordTableProps<R>) {
  const selectColumn = select?.column;
  const shown = useMemo((): Column<R>[] => {
    const own = columns.map(({ cell, sort: value, ...column }, at) => ({
      ...column,
      sortable: value !== undefined,
      cell: (row: R) => (at === 0 ? <Marked mark={mark(row)}>{cell(row, now)}</Marked> : cell(row, now)),
    }));
    const view: Column<R> = {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      width: '6.5rem',
      opener: true,
      cell: (row) => (
        <Button size="sm" variant="ghost" bleed aria-label={`View ${nameOf(kind, row)}`} onClick={() => onOpen(row)}>
          View
        </Button>
      ),
    };
    return [...(selectColumn ? [selectColumn] : []), ...own, ...(actions ? [view] : [])];
  }, [kind, columns, selectColumn, mark, now, actions, onOpen]);
  return (
    <Card clipped>
      <Table
        label={`Table of ${kind.many}`}
        columns={shown}
        rows={rows}
        rowKey={rowKey}
        rich={kind.rich}
        sort={sort}
        onSort={onSort}
        onOpen={onOpen}
        {...(select && { selected: select.selected })}
        {...(total !== undefined && { total })}
        {...(onEnd && { onEnd })}
        empty={empty}
        foot={foot}
      />
    </Card>
  );
}

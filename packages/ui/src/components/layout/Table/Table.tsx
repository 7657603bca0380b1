import { lazy, useMemo, useState, type ReactNode } from 'react';
import { rem } from '../../../theme/tokens.ts';
import { cx } from '../../cx.ts';
import { LazyRegion, PartFailed } from '../../states/LazyRegion/LazyRegion.tsx';
import { CardFoot } from '../Card/Card.tsx';
import { scrollEdge } from '../ScrollEdge/ScrollEdge.css.ts';
import { isSelected, type Column, type Sort } from './columns.ts';
import { caption, empty as emptyClass, region, stacked, table } from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import type { VirtualRows as Virtual } from './VirtualRows.tsx';

export type { Column, Sort };

/** From this many rows on, only visible ones are rendered. */
const VIRTUAL_FROM = 200;
/** Enough rows to fill the box, plus one. */
const FIRST_ROWS = { tall: 11, middle: 9, low: 7 } as const;
/** Below this width per column, in px, the table scrolls instead of breaking words. */
const LEAST_COLUMN = 104;

const VirtualRows = lazy(() =>
  import('./VirtualRows.tsx').then((module) => ({ default: module.VirtualRows<unknown> })),
) as unknown as typeof Virtual;

/** A unique key for each row: the second row with the same id gets '#2' appended, and so on. */
export function uniqueKeys<Row>(rows: readonly Row[], keyOf: (row: Row) => string): string[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const key = keyOf(row);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times === 1 ? key : `${key}#${times}`;
  });
}

export interface TableProps<Row> {
  /** The table's caption and the name of its scroll region. */
  label: string;
  /** The columns: head, cell, alignment, width. */
  columns: readonly Column<Row>[];
  /** The records, already sorted. */
  rows: readonly Row[];
  /** The id of a row. Duplicate ids are handled. */
  rowKey: (row: Row) => string;
  /** The column it is sorted by, and which way. */
  sort?: Sort;
  /** Called with the next sort when a sortable head is pressed. The caller sorts. */
  onSort?: (sort: Sort) => void;
  /** Called on a click, Enter or Space on a row. Rows are focusable unless a column contains the opener. */
  onOpen?: (row: Row) => void;
  /** The id of the selected row, or those of all that are. */
  selected?: string | ReadonlySet<string>;
  /** How many rows there are, if more can be read. */
  total?: number;
  /** Called when the last rows come into sight, to read more. */
  onEnd?: () => void;
  /** Below 768 px each row is a block of lines, so that nothing scrolls sideways; see `stack` of the columns. */
  stacks?: boolean;
  /** Rows have many elements (icons, bars): a long table shows fewer at a time. */
  rich?: boolean;
  /** The left and right of the foot: record counts, the time zone. */
  foot?: ReactNode;
  /** Shown if there are no rows. */
  empty?: ReactNode;
}

/** Records in rows. Scrolls sideways in its own box; use it in a `Card clipped`. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  onOpen,
  selected,
  total,
  onEnd,
  stacks = false,
  rich = false,
  foot,
  empty,
}: TableProps<Row>) {
  // State rather than a ref: the virtual rows need the scroll box, and their effects run before a ref to it would be
  // set.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const keys = useMemo(() => uniqueKeys(rows, rowKey), [rows, rowKey]);
  const virtual = rows.length >= VIRTUAL_FROM;
  // Checkboxes add to each row what fewer rows save.
  const height = rich ? 'low' : selected instanceof Set ? 'middle' : 'tall';

  const plainRows = (shown: readonly Row[]) => (
    <tbody>
      {shown.map((row, index) => (
        <TableRow
          key={keys[index]}
          row={row}
          index={index}
          columns={columns}
          onOpen={onOpen}
          selected={isSelected(selected, keys[index])}
        />
      ))}
      {shown.length === 0 && empty ? (
        <tr>
          <td className={emptyClass} colSpan={columns.length}>
            {empty}
          </td>
        </tr>
      ) : null}
    </tbody>
  );

  /** All rows, or those that are shown until a long table's code has loaded, and under the message if it fails to. */
  const firstRows = plainRows(virtual ? rows.slice(0, FIRST_ROWS[height]) : rows);

  return (
    <>
      <div
        ref={virtual ? setScroller : undefined}
        className={cx(region({ virtual: virtual ? height : undefined }), scrollEdge())}
        role="region"
        aria-label={label}
        tabIndex={0}
      >
        <table
          className={cx(table({ fixed: virtual }), stacks && stacked)}
          style={{ minWidth: rem(columns.length * LEAST_COLUMN) }}
          aria-rowcount={virtual ? Math.max(rows.length, total ?? 0) + 1 : undefined}
        >
          <caption className={caption}>{label}</caption>
          <TableHead columns={columns} sort={sort} onSort={onSort} isSticky={virtual} />
          {virtual && scroller ? (
            <LazyRegion
              waiting={firstRows}
              failed={
                <>
                  {firstRows}
                  <tbody>
                    <tr>
                      <td className={emptyClass} colSpan={columns.length}>
                        <PartFailed />
                      </td>
                    </tr>
                  </tbody>
                </>
              }
            >
              <VirtualRows
                rows={rows}
                keys={keys}
                columns={columns}
                onOpen={onOpen}
                selected={selected}
                onEnd={onEnd}
                scroller={scroller}
              />
            </LazyRegion>
          ) : (
            firstRows
          )}
        </table>
      </div>
      {foot ? <CardFoot>{foot}</CardFoot> : null}
    </>
  );
}

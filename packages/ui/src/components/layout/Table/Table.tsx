import { useMemo, useState, type ReactNode } from 'react';
import { CardFoot } from '../Card/Card.tsx';
import { part } from '../../states/Part/Part.tsx';
import { PartFailed } from '../../states/Part/PartFailed.tsx';
import { cx } from '../../cx.ts';
import { scrollEdge } from '../ScrollEdge/ScrollEdge.css.ts';
import type { Column, Sort } from './columns.ts';
import { caption, empty as emptyClass, region, table } from './Table.css.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { uniqueKeys } from './uniqueKeys.ts';
import type { VirtualRows as Virtual, VirtualRowsProps } from './VirtualRows.tsx';

export type { Column, Sort };

/** From so many rows on, only those in sight are rendered. */
const VIRTUAL_FROM = 200;
/** As many as fill the box, and one. */
const FIRST_ROWS = { tall: 11, low: 7 } as const;
/** Px per column below which the table scrolls instead of breaking words. */
const LEAST_COLUMN = 104;

/** Until its code has come, and beside the word that it did not, the first rows stand there. */
const VirtualRows = part<VirtualRowsProps<unknown>>(
  () => import('./VirtualRows.tsx').then((module) => module.VirtualRows<unknown>),
  {
    waiting: ({ first }) => first,
    failed: ({ first, columns }) => (
      <>
        {first}
        <tbody>
          <tr>
            <td className={emptyClass} colSpan={columns.length}>
              <PartFailed />
            </td>
          </tr>
        </tbody>
      </>
    ),
  },
) as unknown as typeof Virtual;

export interface TableProps<Row> {
  /** What the table holds: its caption and the name of its scroll region. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The id of a row. Ids that come twice are told apart. */
  rowKey: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** A click on a row opens it; so do Enter and Space, for which it is focusable unless a column holds its opener. */
  onOpen?: (row: Row) => void;
  /** The id of the row that is shown as selected. */
  selected?: string;
  /** Rows consist of many elements (icons, bars): of a long table, fewer are in sight. */
  rich?: boolean;
  /** Left and right of the foot: how many of how many, the time zone. */
  foot?: ReactNode;
  /** In place of rows when there are none. */
  empty?: ReactNode;
}

/** Records in rows. Scrolls sideways inside itself; stands in a `Card clipped`. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  onOpen,
  selected,
  rich = false,
  foot,
  empty,
}: TableProps<Row>) {
  // State, since the rows in sight can be known only once the box that scrolls is there: an effect of theirs runs
  // before its ref is set.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const keys = useMemo(() => uniqueKeys(rows, rowKey), [rows, rowKey]);
  const virtual = rows.length >= VIRTUAL_FROM;
  const height = rich ? 'low' : 'tall';

  const plainRows = (shown: readonly Row[]) => (
    <tbody>
      {shown.map((row, index) => (
        <TableRow
          key={keys[index]}
          row={row}
          index={index}
          columns={columns}
          onOpen={onOpen}
          selected={selected !== undefined && keys[index] === selected}
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
          className={table({ fixed: virtual })}
          style={{ minWidth: columns.length * LEAST_COLUMN }}
          aria-rowcount={virtual ? rows.length + 1 : undefined}
        >
          <caption className={caption}>{label}</caption>
          <TableHead columns={columns} sort={sort} onSort={onSort} stays={virtual} />
          {virtual && scroller ? (
            <VirtualRows
              rows={rows}
              keys={keys}
              columns={columns}
              onOpen={onOpen}
              selected={selected}
              scroller={scroller}
              first={plainRows(rows.slice(0, FIRST_ROWS[height]))}
            />
          ) : (
            plainRows(virtual ? rows.slice(0, FIRST_ROWS[height]) : rows)
          )}
        </table>
      </div>
      {foot ? <CardFoot>{foot}</CardFoot> : null}
    </>
  );
}

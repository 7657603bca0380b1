import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent } from 'react';
import { isSelected, type Column } from './columns.ts';
import { spacer } from './Table.css.ts';
import { TableRow } from './TableRow.tsx';

interface VirtualRowsProps<Row> {
  rows: readonly Row[];
  keys: readonly string[];
  columns: readonly Column<Row>[];
  onOpen?: (row: Row) => void;
  selected?: string | ReadonlySet<string>;
  /** Called when the last rows come into sight. */
  onEnd?: () => void;
  /** The box that scrolls. */
  scroller: HTMLElement;
}

/** More rows are asked for once this many are left below the visible ones: about two boxes full. */
const AHEAD = 20;

/** Renders only the visible rows, between two spacers. Row heights are measured. */
export function VirtualRows<Row>({ rows, keys, columns, onOpen, selected, onEnd, scroller }: VirtualRowsProps<Row>) {
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => 49,
    getItemKey: (index) => keys[index] ?? index,
    overscan: 1, // The next row must be rendered before Tab can reach it.
  });
  const items = virtual.getVirtualItems();
  const isNearEnd = (items.at(-1)?.index ?? 0) >= rows.length - AHEAD;
  const reportEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isNearEnd) reportEnd();
  }, [isNearEnd, rows.length]);
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const space = (height: number) =>
    height > 0 ? (
      <tr aria-hidden="true">
        <td className={spacer} colSpan={columns.length} style={{ height }} />
      </tr>
    ) : null;
  return (
    <tbody>
      {space(before)}
      {items.map(({ index, key }) => {
        const row = rows[index];
        return row === undefined ? null : (
          <TableRow
            key={key}
            ref={virtual.measureElement}
            row={row}
            index={index}
            rowIndex={index + 2}
            columns={columns}
            onOpen={onOpen}
            selected={isSelected(selected, keys[index])}
          />
        );
      })}
      {space(after)}
    </tbody>
  );
}

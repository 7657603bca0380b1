import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { cx } from '../../cx.ts';
import type { Column } from './columns.ts';
import { cell, end, line, row as rowClass, tight } from './Table.css.ts';

const CONTROL = 'a, button, input, select, textarea, label, summary, [role="button"], dialog';

interface TableRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  onOpen?: (row: Row) => void;
  selected: boolean;
  /** Its `aria-rowindex` in a virtual table: 1-based, counting the head. */
  rowIndex?: number;
  ref?: Ref<HTMLTableRowElement>;
}

/** One row. A click, Enter or Space opens it if `onOpen` is set; controls inside keep their own behaviour. */
export function TableRow<Row>({ row, index, columns, onOpen, selected, rowIndex, ref }: TableRowProps<Row>) {
  const click = (event: MouseEvent) => {
    const inside = event.target instanceof Element && event.target.closest(CONTROL);
    const selecting = window.getSelection()?.type === 'Range';
    if (!inside && !selecting) onOpen?.(row);
  };
  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    if (!event.repeat) onOpen?.(row);
  };
  return (
    <tr
      ref={ref}
      data-index={index}
      aria-rowindex={rowIndex}
      className={rowClass({ opens: onOpen !== undefined })}
      data-selected={selected || undefined}
      {...(onOpen ? { onClick: click } : {})}
      {...(onOpen && !columns.some(({ opener }) => opener) ? { tabIndex: 0, onKeyDown: press } : {})}
    >
      {columns.map((column) => (
        <td
          key={column.key}
          className={cx(cell, column.align === 'end' && end, column.tight && tight, column.stack?.line && line)}
          style={column.stack && { order: column.stack.order, flexBasis: column.stack.flexBasis }}
          data-head={(column.stack?.head ?? column.stack?.line) && column.header}
        >
          {column.cell(row, index)}
        </td>
      ))}
    </tr>
  );
}

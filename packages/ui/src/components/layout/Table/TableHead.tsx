import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cx } from '../../cx.ts';
import { Icon } from '../../display/Icon/Icon.tsx';
import { announce } from '../../../devices/announce.ts';
import { VisuallyHidden } from '../../display/VisuallyHidden/VisuallyHidden.tsx';
import { nextSort, type Column, type Sort } from './columns.ts';
import { end, header, sort as sortClass, sticky, tight, unsorted } from './Table.css.ts';

const words = { asc: 'ascending', desc: 'descending' } as const;

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Whether the head stays in view while the rows scroll. */
  isSticky: boolean;
}

/** The head row. Sortable heads are buttons. */
export function TableHead<Row>({ columns, sort, onSort, isSticky }: TableHeadProps<Row>) {
  const press = ({ key, header: name }: Column<Row>) => {
    const next = nextSort(sort, key);
    onSort?.(next);
    announce(`Sorted by ${name}, ${words[next.direction]}`);
  };
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : undefined;
          const sortable = column.sortable && onSort;
          const content =
            column.headCell ?? (column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header);
          return (
            <th
              key={column.key}
              scope="col"
              className={cx(header, column.align === 'end' && end, column.tight && tight, isSticky && sticky)}
              style={column.width ? { width: column.width } : undefined}
              aria-sort={sortable ? (direction ? words[direction] : 'none') : undefined}
            >
              {sortable ? (
                <button type="button" className={sortClass} onClick={() => press(column)}>
                  {content}
                  <Icon
                    icon={direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown}
                    size={13}
                    className={direction ? undefined : unsorted}
                  />
                </button>
              ) : (
                content
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

import { useMemo, useState, type KeyboardEvent } from 'react';
import { isComposing } from '../../../devices/isComposing.ts';
import { Checkbox } from '../../../components/forms/Checkbox/Checkbox.tsx';
import type { Column } from '../../../components/layout/Table/Table.tsx';
import {
  noSelection,
  selectionOf,
  selectedShare,
  toggleAll,
  toggleRow,
  type Selection,
} from '../SelectionBar/selection.ts';
import { recordName, type RecordKind } from './RecordKind.ts';

interface Selecting<Row> {
  kind: RecordKind<Row>;
  /** The rows that can be pressed, in their order. */
  rows: readonly Row[];
  /** What is listed. A selection ends with the search or filter that it was made in. */
  scope: string;
}

const nothing = () => {};

/** Which rows of a list are selected, and the checkboxes that select them. */
export function useSelection<Row extends { readonly id: string }>({ kind, rows, scope }: Selecting<Row>) {
  const [held, setHeld] = useState<{ scope: string; selection: Selection<Row> }>({ scope, selection: noSelection });
  if (held.scope !== scope) setHeld({ scope, selection: noSelection });
  const { selection } = held;

  return useMemo(() => {
    const set = (change: (before: Selection<Row>) => Selection<Row>) =>
      setHeld((before) => ({ ...before, selection: change(before.selection) }));
    const clear = () => set(() => noSelection);
    const box = (row: Row) => (
      <Checkbox
        aria-label={`Select ${recordName(kind, row)}`}
        checked={selection.rows.has(row.id)}
        onCheckedChange={nothing}
        onClick={({ shiftKey }) => set((before) => toggleRow(before, rows, row, shiftKey))}
        onMouseDown={(event) => {
          // With Shift the browser would select the text in between.
          if (event.shiftKey) event.preventDefault();
        }}
      />
    );
    const share = selectedShare(selection, rows);
    const column: Column<Row> = {
      key: 'select',
      header: 'Select',
      width: '3.0625rem',
      headCell: (
        <Checkbox
          aria-label={`Select all ${kind.many} shown`}
          checked={share === 'all'}
          mixed={share === 'some'}
          onCheckedChange={() => set((before) => toggleAll(before, rows))}
        />
      ),
      cell: box,
    };
    return {
      rows: selection.rows,
      ids: new Set(selection.rows.keys()),
      column,
      box,
      clear,
      select: (list: readonly Row[]) => set(() => selectionOf(list)),
      /** Escape lets go of everything. */
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
        if (selection.rows.size > 0) clear();
      },
    };
  }, [kind, rows, selection]);
}

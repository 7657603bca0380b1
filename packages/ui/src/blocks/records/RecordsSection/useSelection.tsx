import { limits } from '@switchboard/api-contract/limits';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { Checkbox } from '../../../components/forms/Checkbox/Checkbox.tsx';
import type { Column } from '../../../components/layout/Table/Table.tsx';
import { isComposing } from '../../../devices/isComposing.ts';
import { recordName, type RecordKind } from './RecordKind.ts';

type Named = { readonly id: string };

/** The selected records by id, and the one at which a range begins. */
export interface Selection<Row> {
  readonly rows: ReadonlyMap<string, Row>;
  readonly anchor?: string | undefined;
}

export const noSelection: Selection<never> = { rows: new Map<string, never>() };

/** Adds rows as far as the limit allows. */
function add<Row extends Named>(before: ReadonlyMap<string, Row>, rows: readonly Row[]): ReadonlyMap<string, Row> {
  const after = new Map(before);
  for (const row of rows) if (after.size < limits.records.bulk || after.has(row.id)) after.set(row.id, row);
  return after;
}

function without<Row extends Named>(before: ReadonlyMap<string, Row>, rows: readonly Row[]): ReadonlyMap<string, Row> {
  const after = new Map(before);
  for (const { id } of rows) after.delete(id);
  return after;
}

/**
 * The selection after a press on one row's checkbox. With `range`, all rows from the one pressed before become as this
 * one does.
 */
export function toggleRow<Row extends Named>(
  { rows, anchor }: Selection<Row>,
  list: readonly Row[],
  row: Row,
  range = false,
): Selection<Row> {
  const at = list.findIndex(({ id }) => id === row.id);
  const from = range ? list.findIndex(({ id }) => id === anchor) : -1;
  const pressed = from < 0 ? [row] : list.slice(Math.min(from, at), Math.max(from, at) + 1);
  return { rows: rows.has(row.id) ? without(rows, pressed) : add(rows, pressed), anchor: row.id };
}

/** How many of a list are selected, as the checkbox of its head says. */
export function selectedShare<Row extends Named>(
  { rows }: Selection<Row>,
  list: readonly Row[],
): 'none' | 'some' | 'all' {
  const selected = list.filter(({ id }) => rows.has(id)).length;
  if (selected === 0) return rows.size === 0 ? 'none' : 'some';
  return selected === list.length || rows.size >= limits.records.bulk ? 'all' : 'some';
}

/** The selection after a press on the head's checkbox: the whole list as far as the limit allows, or nothing. */
export const toggleAll = <Row extends Named>(selection: Selection<Row>, list: readonly Row[]): Selection<Row> =>
  selectedShare(selection, list) === 'all' ? noSelection : { rows: add(selection.rows, list) };

/** A selection of these rows, as many of them as the limit allows. */
export const selectionOf = <Row extends Named>(list: readonly Row[]): Selection<Row> => ({
  rows: add(new Map<string, Row>(), list),
});

interface Selecting<Row> {
  kind: RecordKind<Row>;
  /** The rows that can be selected, in their order. */
  rows: readonly Row[];
  /** Names what is listed: when search or filters change it, the selection is cleared. */
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
      /** Escape clears the selection. */
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
        if (selection.rows.size > 0) clear();
      },
    };
  }, [kind, rows, selection]);
}

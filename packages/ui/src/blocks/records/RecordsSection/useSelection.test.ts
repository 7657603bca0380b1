import { limits } from '@switchboard/api-contract/limits';
import { expect, test } from 'vitest';
import { noSelection, selectionOf, selectedShare, toggleAll, toggleRow, type Selection } from './useSelection.tsx';

const list = Array.from({ length: 6 }, (_, index) => ({ id: `r${index}` }));
const [r0, r1, , r3, r4] = list as [Row, Row, Row, Row, Row, Row];
type Row = { readonly id: string };
const ids = ({ rows }: Selection<Row>) => [...rows.keys()].toSorted();

test('a press selects a row and takes it away again', () => {
  const one = toggleRow<Row>(noSelection, list, r1);
  expect(ids(one)).toEqual(['r1']);
  expect(ids(toggleRow(one, list, r1))).toEqual([]);
});

test('with Shift all rows from the one before become as the pressed one, upwards and downwards', () => {
  const down = toggleRow(toggleRow<Row>(noSelection, list, r1), list, r3, true);
  expect(ids(down)).toEqual(['r1', 'r2', 'r3']);
  expect(ids(toggleRow(toggleRow<Row>(noSelection, list, r4), list, r3, true))).toEqual(['r3', 'r4']);
  expect(ids(toggleRow(toggleRow(down, list, r0), list, r3, true))).toEqual([]);
});

test('with Shift and no row before, or one that the list no longer shows, only the pressed row changes', () => {
  expect(ids(toggleRow<Row>(noSelection, list, r3, true))).toEqual(['r3']);
  expect(ids(toggleRow({ rows: new Map(), anchor: 'gone' }, list, r3, true))).toEqual(['r3']);
});

test('the head says whether none, some or all are selected, and selects all or nothing', () => {
  expect(selectedShare<Row>(noSelection, list)).toBe('none');
  const some = toggleRow<Row>(noSelection, list, r0);
  expect(selectedShare(some, list)).toBe('some');
  const all = toggleAll(some, list);
  expect(selectedShare(all, list)).toBe('all');
  expect(ids(toggleAll(all, list))).toEqual([]);
});

test('no more are selected than can be changed at once', () => {
  const many = Array.from({ length: limits.records.bulk + 20 }, (_, index) => ({ id: `m${index}` }));
  const all = selectionOf(many);
  expect(all.rows.size).toBe(limits.records.bulk);
  expect(selectedShare(all, many)).toBe('all');
  const last = many.at(-1) as Row;
  expect(toggleRow(all, many, last).rows.has(last.id)).toBe(false);
});

import { comparing, sortKey, type Sorted } from '@switchboard/api-contract/records/sortKey';
import type { Rows } from '@switchboard/api-contract/wire';
import type { Sort } from '../../../components/layout/Table/Table.tsx';
import type { Cell } from '../../../format/exportFile.ts';
import type { ViewState } from '../../../format/viewState.ts';
import type { RecordFilter, RecordKind } from './recordKind.ts';
import type { RecordList } from './recordsControl.ts';

/** The address state of one collection; `prefix` separates two on a page. */
interface RecordQuery {
  readonly query: Readonly<Record<string, string>>;
  readonly prefix?: string;
}

/** A collection as the address describes it. */
export interface RecordView<Row> {
  readonly rows: readonly Row[];
  readonly search: string;
  /** The chosen value of each filter, by its key; '' for all. */
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: Sort | undefined;
  /** How many filters are active. */
  readonly filtered: number;
  /** The label of each active filter's value. */
  readonly filterNames: readonly string[];
  /** How many rows match the search but are hidden by the filters. */
  readonly hidden: number;
  /** Search or a filter hides some rows. */
  readonly narrowed: boolean;
}

/** Whether there is nothing in a cell. */
export const isMissing = (cell: Cell) =>
  cell === null ||
  cell === undefined ||
  (typeof cell === 'string' && cell.trim() === '') ||
  (typeof cell === 'number' && !Number.isFinite(cell)) ||
  (cell instanceof Date && Number.isNaN(cell.getTime()));

const keyOf = (cell: Cell): Sorted['key'] => {
  if (isMissing(cell)) return null;
  return sortKey(cell instanceof Date ? cell.getTime() : typeof cell === 'boolean' ? Number(cell) : cell);
};

/** Rows sorted by `value`. Missing values come last in both directions; equal ones keep their order. */
export const sortRecords = <Row>(
  rows: readonly Row[],
  value: (row: Row) => Cell,
  direction: Sort['direction'],
): Row[] =>
  rows
    .map((row) => ({ row, key: keyOf(value(row)), id: '' }))
    .toSorted(comparing(direction === 'desc'))
    .map(({ row }) => row);

/** 'score' for ascending, '-score' for descending. */
export const sortText = ({ key, direction }: Sort): string => (direction === 'asc' ? key : `-${key}`);

const readSort = (text: string): Sort =>
  text.startsWith('-') ? { key: text.slice(1), direction: 'desc' } : { key: text, direction: 'asc' };

/** The values that a filter offers: its own options, or those of the rows. */
export function filterOptions<Row>(
  { options, value, wordOf = (word) => word }: RecordFilter<Row>,
  rows: readonly Row[],
): readonly { value: string; label: string }[] {
  if (options) return options;
  const found = new Set(rows.flatMap((row) => value(row)?.trim() || []));
  return sortRecords([...found], (each) => each, 'asc')
    .slice(0, 12)
    .map((each) => ({ value: each, label: wordOf(each) }));
}

/** The rows that match every word of the search and every filter, sorted. Unknown values in the address are ignored. */
export function viewRecords<Row>(
  rows: readonly Row[],
  kind: Pick<RecordKind<Row>, 'searched' | 'filters' | 'columns' | 'sorts'>,
  { query, prefix = '' }: RecordQuery,
): RecordView<Row> {
  const queryOf = (name: string) => (Object.hasOwn(query, `${prefix}${name}`) ? (query[`${prefix}${name}`] ?? '') : '');
  const search = queryOf('search');
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const filters = (kind.filters ?? []).map((filter) => ({ filter, chosen: queryOf(filter.key) }));
  const set = filters.filter(({ chosen }) => chosen !== '');

  const found =
    words.length === 0
      ? rows
      : rows.filter((row) => {
          const text = kind.searched(row).join('\n').toLowerCase();
          return words.every((word) => text.includes(word));
        });
  const matching = found.filter((row) => set.every(({ filter, chosen }) => filter.value(row)?.trim() === chosen));
  const sort = readSort(queryOf('sort'));
  const value =
    kind.columns?.find(({ key }) => key === sort.key)?.sort ?? kind.sorts?.find(({ key }) => key === sort.key)?.value;
  return {
    rows: value ? sortRecords(matching, value, sort.direction) : matching,
    search,
    filters: Object.fromEntries(filters.map(({ filter, chosen }) => [filter.key, chosen])),
    sort: value ? sort : undefined,
    filtered: set.length,
    filterNames: set.map(
      ({ filter, chosen }) =>
        filter.options?.find((option) => option.value === chosen)?.label ?? filter.wordOf?.(chosen) ?? chosen,
    ),
    hidden: found.length - matching.length,
    narrowed: words.length > 0 || set.length > 0,
  };
}

/** A list that the server has searched, filtered and sorted as the address says. */
export const viewOfServer = <Row>(
  { items, hidden = 0 }: RecordList<Row>,
  kind: Parameters<typeof viewRecords<Row>>[1],
  query: RecordQuery,
): RecordView<Row> => ({ ...viewRecords([], kind, query), rows: items, hidden });

/** Whether a list has been read and holds nothing, not even what could not be read. */
export const isEmpty = (view: ViewState<Rows<unknown>>): boolean =>
  view.status === 'ready' && view.data.items.length + view.data.leftOut === 0;

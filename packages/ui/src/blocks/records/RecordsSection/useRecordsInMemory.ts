import { listParams, type ListParams, selectionOf } from '@switchboard/api-contract/records/listQuery';
import { selectRecords } from '@switchboard/api-contract/records/select';
import { noRows, type Rows } from '@switchboard/api-contract/wire';
import { useDeferredValue, useMemo } from 'react';
import { dataOf, mapReady, type ViewState } from '../../../format/viewState.ts';
import type { RecordCollection } from './RecordKind.ts';
import type { Listed, RecordsControl } from './RecordsSectionProps.ts';

/** The state of a page's address, and what the names of one collection begin with if the page has two. */
interface Address {
  readonly query: Readonly<Record<string, string>>;
  readonly prefix?: string;
}

/** The rows that an address asks for. Where the sort leaves a tie they keep their order. */
export function selectRows<Row extends { readonly id: string }>(
  collection: RecordCollection,
  { items, leftOut }: Rows<Row>,
  { search, sort = '', deleted: _deleted, ...filters }: ListParams,
): Listed<Row> {
  const selection = selectionOf(collection, { search, sort, deleted: false, filters });
  const all = items.length + leftOut;
  if ('fields' in selection) return { ...noRows, total: 0, all };
  const isUp = sort !== '' && !sort.startsWith('-');
  const rowAt = new Map(items.map((row, at) => [String(isUp ? at : items.length - at).padStart(9, '0'), row]));
  const placed = Array.from(rowAt, ([at, row]) => ({ record: { ...row, id: at }, at }));
  const found = selectRecords(collection, placed, { ...selection, limit: items.length });
  const hidden = found.total > 0 ? 0 : selectRecords(collection, placed, { ...selection, filters: {}, limit: 0 }).total;
  return { items: found.items.flatMap(({ id }) => rowAt.get(id) ?? []), leftOut, total: found.total, hidden, all };
}

/** Records that a page has all of, searched, filtered and sorted as the server does. They can't be changed. */
export function useRecordsInMemory<Row extends { readonly id: string }>(
  collection: RecordCollection,
  view: ViewState<Rows<Row>>,
  { query, prefix }: Address,
): RecordsControl<Row> {
  const rows = dataOf(view) ?? noRows;
  const deferredQuery = useDeferredValue(query);
  const listed = useMemo(
    () => selectRows(collection, rows, listParams(collection, deferredQuery, prefix)),
    [collection, rows, deferredQuery, prefix],
  );
  return {
    list: mapReady(view, () => listed),
    known: rows.items,
    readFirst: async (limit) => listed.items.slice(0, limit),
  };
}

/** A page's records as the server pages them; those of `view` as long as they are samples or none have been read. */
export function usePageRecords<Row extends { readonly id: string }>(
  collection: RecordCollection,
  view: ViewState<Rows<Row>>,
  address: Address,
  { paged, sample }: { readonly paged: RecordsControl<Row> | undefined; readonly sample: boolean },
): RecordsControl<Row> {
  const inMemory = useRecordsInMemory(collection, view, address);
  return paged && !sample && view.status === 'ready' ? { ...paged, known: inMemory.known } : inMemory;
}

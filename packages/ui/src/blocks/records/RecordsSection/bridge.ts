import { noRows, type Rows } from '@switchboard/api-contract/wire';
import { useMemo } from 'react';
import type { Cell } from '../../../format/exportFile.ts';
import { dataOf, ready, type ViewState } from '../../../format/viewState.ts';
import type { RecordCollection, RecordColumn, RecordFilter, RecordKind, RecordSort } from './recordKind.ts';
import type { RecordsControl } from './recordsControl.ts';
import type { RecordsSectionProps } from './RecordsSectionProps.ts';
import { usePageRecords } from './useRecordsInMemory.ts';

/** A kind that does not name its collection yet. */
export interface OldRecordKind<Row> extends Omit<RecordKind<Row>, 'collection' | 'columns' | 'filters' | 'sorts'> {
  readonly columns?: readonly (RecordColumn<Row> & { readonly sort?: (row: Row) => Cell })[];
  readonly searched: (row: Row) => readonly (string | undefined)[];
  readonly filters?: readonly (RecordFilter & { readonly value: (row: Row) => string | undefined })[];
  readonly sorts?: readonly (RecordSort & { readonly value: (row: Row) => Cell })[];
}

export interface OldSectionProps<Row extends { readonly id: string }> extends Omit<
  RecordsSectionProps<Row>,
  'kind' | 'records'
> {
  kind: OldRecordKind<Row>;
  view: ViewState<Rows<Row>>;
  live?: RecordsControl<Row> | undefined;
}

const noCollection: RecordCollection = { sorts: [], filters: [], searched: [] };

function collectionOf<Row>({ columns = [], sorts = [], filters = [], searched }: OldRecordKind<Row>): RecordCollection {
  const values = [...columns.flatMap(({ key, sort }) => (sort ? [{ key, value: sort }] : [])), ...sorts, ...filters];
  return {
    sorts: [...columns.filter(({ sort }) => sort), ...sorts].map(({ key }) => key),
    filters: filters.map(({ key }) => key),
    searched: ['searchedText'],
    derived: (row: Row) => ({
      ...Object.fromEntries(values.map(({ key, value }) => [key, value(row)])),
      searchedText: searched(row).join('\n'),
    }),
  };
}

/** The props of the section as they are now, from those of before. */
export function useBridge<Row extends { readonly id: string }>(
  props: RecordsSectionProps<Row> | OldSectionProps<Row>,
): RecordsSectionProps<Row> {
  const old = 'records' in props ? undefined : props;
  const oldKind = old?.kind;
  const collection = useMemo(() => (oldKind ? collectionOf(oldKind) : noCollection), [oldKind]);
  const kind = useMemo(() => oldKind && { ...oldKind, collection }, [oldKind, collection]);
  const view = old?.view ?? ready(noRows);
  const inMemory = usePageRecords<Row>(collection, view, props, { paged: undefined, sample: false });
  const known = dataOf(view)?.items;
  if (!old || !kind) return props as RecordsSectionProps<Row>;
  return { ...old, kind, records: old.live ? { ...old.live, known } : inMemory };
}

import type { Sort } from '../../../components/layout/Table/Table.tsx';
import type { RecordKind } from './RecordKind.ts';

/** What the address asks of a collection. */
export interface RecordAddress {
  readonly search: string;
  /** The chosen value of each filter, by its key; '' for all. */
  readonly filters: Readonly<Record<string, string>>;
  /** The label of each active filter's value. */
  readonly filterNames: readonly string[];
  readonly sort: Sort | undefined;
  /** A search or a filter is active, so some records may be hidden. */
  readonly narrowed: boolean;
}

/** 'score' for ascending, '-score' for descending. */
export const sortText = ({ key, direction }: Sort): string => (direction === 'asc' ? key : `-${key}`);

const readSort = (text: string): Sort =>
  text.startsWith('-') ? { key: text.slice(1), direction: 'desc' } : { key: text, direction: 'asc' };

/**
 * Reads what the address asks of a collection; `prefix` separates two collections on a page. Unknown sort orders are
 * ignored.
 */
export function recordAddress<Row>(
  { collection, filters = [] }: Pick<RecordKind<Row>, 'collection' | 'filters'>,
  query: Readonly<Record<string, string>>,
  prefix = '',
): RecordAddress {
  const valueOf = (name: string) => (Object.hasOwn(query, `${prefix}${name}`) ? (query[`${prefix}${name}`] ?? '') : '');
  const search = valueOf('search');
  const filterNames = filters.flatMap(({ key, options, wordOf }) => {
    const chosen = valueOf(key);
    const label = () => options?.find(({ value }) => value === chosen)?.label ?? wordOf?.(chosen) ?? chosen;
    return chosen === '' ? [] : [label()];
  });
  const sort = readSort(valueOf('sort'));
  return {
    search,
    filters: Object.fromEntries(filters.map(({ key }) => [key, valueOf(key)])),
    filterNames,
    sort: collection.sorts.includes(sort.key) ? sort : undefined,
    narrowed: search.trim() !== '' || filterNames.length > 0,
  };
}

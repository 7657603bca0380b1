import type { Collection } from '../agents/defineAgent.ts';
import { searchableText } from '../text.ts';
import { writeCursor, type ListQuery } from './listQuery.ts';
import { compareSorted, sortKey } from './sortKey.ts';

/** A record, and when it was stored. */
export interface StoredItem<R> {
  readonly record: R;
  readonly at: string;
}

/** One page of a list. */
export interface RecordPage<R> {
  readonly items: R[];
  readonly total: number;
  readonly next?: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** The text of a value that lists are searched, filtered or sorted by; none for lists and the like. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

const matches = (value: unknown, wanted: string): boolean =>
  wanted === 'false' ? value === false || value === undefined : textOf(value) === wanted;

/** A list as it is stored, or as a client has read it, which is `Rows`. */
const listIn = (value: unknown): readonly unknown[] | undefined => {
  const items = typeof value === 'object' && value !== null && 'items' in value ? value.items : value;
  return Array.isArray(items) ? items : undefined;
};

/** The text of a field, of each text in it, or of a field that each entry of a list has: 'attendees.name'. */
function textAt(fields: Fields, name: string): string {
  const [first = '', inner] = name.split('.');
  const value = fields[first];
  const list = listIn(value);
  if (!list) return inner === undefined ? textOf(value) : '';
  return list.map((entry) => textOf(inner === undefined ? entry : (entry as Fields)[inner])).join('\n');
}

/** What a record is searched in. */
export const searchText = (searched: readonly string[], fields: Fields): string =>
  searchableText(searched.map((name) => textAt(fields, name)).join('\n'));

/** The page of a list that a query asks for: searched, filtered and sorted. */
export function selectRecords<R extends { readonly id: string }>(
  { searched, derived }: Pick<Collection, 'searched' | 'derived'>,
  items: readonly StoredItem<R>[],
  { limit, cursor, search, sort, filters, ids }: ListQuery,
): RecordPage<R> {
  const field = sort.replace(/^-/, '');
  const keyOf = (value: unknown) => (field === '' ? String(value) : sortKey(value));
  const chosen = ids && new Set(ids);
  const placed = items.flatMap(({ record, at }) => {
    if (chosen && !chosen.has(record.id)) return [];
    const fields: Fields = { ...record, ...derived?.(record as never) };
    if (!Object.entries(filters).every(([name, wanted]) => matches(fields[name], wanted))) return [];
    const text = search.length === 0 ? '' : searchText(searched, fields);
    if (!search.every((word) => text.includes(word))) return [];
    const value = field === '' ? at : fields[field];
    return [{ record, id: record.id, value, key: keyOf(value) }];
  });
  const compare = compareSorted(field === '' || sort !== field);
  const sorted = placed.toSorted(compare);
  const place = cursor && { id: cursor.id, key: keyOf(cursor.value) };
  const after = place ? sorted.filter((one) => compare(one, place) > 0) : sorted;
  const shown = after.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ record }) => record),
    total: placed.length,
    ...(last && after.length > limit && { next: writeCursor(sort, last) }),
  };
}

import type { Collection } from '../agents/defineAgent.ts';
import { fold } from './fold.ts';
import { writeCursor, type Cursor, type ListQuery } from './listQuery.ts';

/** A record, and when it was stored. */
export interface Item<R> {
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

const collator = new Intl.Collator('en', { numeric: true });

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The text of a value that lists are searched, filtered or sorted by; none for lists and the like. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Missing values come last, whichever way round. */
function compareValues(one: unknown, other: unknown, turned: boolean): number {
  const [here, there] = [one ?? '', other ?? ''];
  if (here === '' || there === '') return Number(here === '') - Number(there === '');
  const order =
    typeof here === 'number' && typeof there === 'number'
      ? here - there
      : collator.compare(textOf(here), textOf(there));
  return turned ? -order : order;
}

const matches = (value: unknown, wanted: string): boolean =>
  wanted === 'false' ? value === false || value === undefined : textOf(value) === wanted;

/** The text of a field, or of one that each entry of a list has: 'attendees.name'. */
function textAt(fields: Fields, name: string): string {
  const [first = '', inner] = name.split('.');
  const value = fields[first];
  if (inner === undefined) return textOf(value);
  return Array.isArray(value) ? value.map((entry: Fields) => textOf(entry[inner])).join('\n') : '';
}

/** What a record is searched in. */
export const searchText = (searched: readonly string[], fields: Fields): string =>
  fold(searched.map((name) => textAt(fields, name)).join('\n'));

/** The page of a list that a query asks for: searched, filtered and sorted, with the id as tie-breaker. */
export function selectRecords<R extends { readonly id: string }>(
  { searched, derived }: Pick<Collection, 'searched' | 'derived'>,
  items: readonly Item<R>[],
  { limit, cursor, search, sort, filters }: ListQuery,
): RecordPage<R> {
  const field = sort.replace(/^-/, '');
  const placed = items.flatMap(({ record, at }) => {
    const fields: Fields = { ...record, ...derived?.(record as never) };
    if (!Object.entries(filters).every(([name, wanted]) => matches(fields[name], wanted))) return [];
    const text = search.length === 0 ? '' : searchText(searched, fields);
    return search.every((word) => text.includes(word))
      ? [{ record, id: record.id, value: field === '' ? at : fields[field] }]
      : [];
  });
  const compare = (one: Cursor, other: Cursor): number =>
    (field === ''
      ? compareTexts(String(other.value), String(one.value))
      : compareValues(one.value, other.value, sort !== field)) || compareTexts(one.id, other.id);
  const sorted = placed.toSorted(compare);
  const after = cursor ? sorted.filter((one) => compare(one, cursor) > 0) : sorted;
  const shown = after.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ record }) => record),
    total: placed.length,
    ...(last && after.length > limit && { next: writeCursor(sort, last) }),
  };
}

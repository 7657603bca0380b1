import * as v from 'valibot';
import type { Collection } from '../agents/defineAgent.ts';
import { limits } from '../limits.ts';
import { searchedWords } from '../text.ts';

/** The parameters of a list, as calls take them. */
export type ListParams = Readonly<Record<string, string>>;

/**
 * What the address of a page asks of a list; `prefix` separates two lists of a page. Values that the list does not know
 * are left out.
 */
export function listParams(
  { sorts, filters }: Pick<Collection, 'sorts' | 'filters'>,
  query: Readonly<Record<string, string>>,
  prefix = '',
): ListParams {
  const of = (name: string) => (Object.hasOwn(query, `${prefix}${name}`) ? (query[`${prefix}${name}`] ?? '') : '');
  const sort = of('sort');
  const given = {
    ...Object.fromEntries(filters.map((name) => [name, of(name)])),
    search: of('search').trim().slice(0, limits.text.line),
    sort: sorts.includes(sort.replace(/^-/, '')) ? sort : '',
    deleted: of('deleted') === 'true' ? 'true' : '',
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}

/** The place after which a page begins: the value that the list is sorted by, and the id. */
export interface Cursor {
  readonly value: unknown;
  readonly id: string;
}

/** Which records of a collection are wanted, and in which order. */
export interface Selection {
  readonly cursor?: Cursor;
  /** The words to look for, folded; all of them must be found. */
  readonly search: readonly string[];
  /** As sent: a field, after `-` the other way round; without one the newest come first. */
  readonly sort: string;
  /** The wanted value of each field, as text. */
  readonly filters: Readonly<Record<string, string>>;
  /** true: those that can be restored, in place of the others. */
  readonly deleted: boolean;
  /** Of those only these. */
  readonly ids?: readonly string[] | undefined;
}

/** What a list is asked for. */
export interface ListQuery extends Selection {
  readonly limit: number;
}

function readCursor(given: string, sort: string): Cursor | undefined {
  try {
    const [of, value, id] = JSON.parse(given) as unknown[];
    const isValue = value === null || ['string', 'number', 'boolean'].includes(typeof value);
    return of === sort && isValue && typeof id === 'string' ? { value: value ?? undefined, id } : undefined;
  } catch {
    return undefined;
  }
}

/** The text of a cursor. It is opaque to clients, and good only for the same sort. */
export const writeCursor = (sort: string, { value, id }: Cursor): string => JSON.stringify([sort, value ?? null, id]);

const { usual, max } = limits.records.page;
const noLimit = `limit must be a whole number from 1 to ${max}`;
/** The parameters that lists and exports have besides the filters of their collection. */
const shared = {
  search: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(limits.text.line, `search must have at most ${limits.text.line} characters`),
      v.description('Words, all of which are in the searched fields; without case and accents'),
    ),
  ),
  sort: v.optional(
    v.pipe(
      v.string(),
      v.description('A field of the collection, after `-` the other way round; without one the newest come first'),
    ),
  ),
  deleted: v.optional(
    v.pipe(
      v.string(),
      v.picklist(['true', 'false'], 'deleted must be true or false'),
      v.transform((word) => word === 'true'),
      v.boolean(),
      v.description('true: those that can be restored'),
    ),
    'false',
  ),
};

/** The parameters of a list. Those without a name here are filters: `selectionOf` says which a collection has. */
export const listQuery = v.pipe(
  v.objectWithRest(
    {
      cursor: v.optional(v.pipe(v.string(), v.description('`next` of the page before, with the same sort'))),
      limit: v.optional(
        v.pipe(
          v.string(),
          v.regex(/^\d{1,3}$/, noLimit),
          v.transform(Number),
          v.number(),
          v.integer(),
          v.minValue(1, noLimit),
          v.maxValue(max, noLimit),
          v.description('Records of a page'),
        ),
        String(usual),
      ),
      ...shared,
    },
    v.string(),
  ),
  v.transform(({ cursor, limit, search, sort, deleted, ...filters }) => ({
    cursor,
    limit,
    search,
    sort,
    deleted,
    filters,
  })),
);

/** The parameters of an export, which has no pages. */
export const exportQuery = v.pipe(
  v.objectWithRest(shared, v.string()),
  v.transform(({ search, sort, deleted, ...filters }) => ({ search, sort, deleted, filters })),
);

/** Which of a collection's records a list or an export is asked for, or what is wrong with that. */
export function selectionOf(
  { sorts, filters: known }: Pick<Collection, 'sorts' | 'filters'>,
  {
    cursor: after,
    search = '',
    sort = '',
    deleted,
    filters,
  }: Omit<v.InferOutput<typeof listQuery>, 'limit' | 'cursor'> & { readonly cursor?: string | undefined },
): Selection | { readonly fields: Readonly<Record<string, string>> } {
  const strange = Object.keys(filters).filter((name) => !known.includes(name));
  const fields = Object.fromEntries(strange.map((name) => [name, `${name} is not a known parameter`]));
  if (sort !== '' && !sorts.includes(sort.replace(/^-/, '')))
    fields['sort'] = `sort must be one of ${sorts.join(', ')}`;
  const cursor = after === undefined ? undefined : readCursor(after, sort);
  if (after !== undefined && !cursor) fields['cursor'] = 'cursor must come from the previous page';
  if (Object.keys(fields).length > 0) return { fields };
  return {
    ...(cursor && { cursor }),
    search: searchedWords(search),
    sort,
    filters,
    deleted,
  };
}

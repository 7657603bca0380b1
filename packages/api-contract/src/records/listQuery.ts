import type { Collection } from '../agents/defineAgent.ts';
import { limits } from '../limits.ts';
import { fold } from './fold.ts';

/** The place after which a page begins: the value that the list is sorted by, and the id. */
export interface Cursor {
  readonly value: unknown;
  readonly id: string;
}

/** What a list is asked for. */
export interface ListQuery {
  readonly limit: number;
  readonly cursor?: Cursor;
  /** The words to look for, folded; all of them must be found. */
  readonly search: readonly string[];
  /** As sent: a field, after `-` the other way round; without one the newest come first. */
  readonly sort: string;
  /** The wanted value of each field, as text. */
  readonly filters: Readonly<Record<string, string>>;
  /** true: those that can be restored, in place of the others. */
  readonly deleted: boolean;
}

const readLimit = (given: string | undefined): number | undefined => {
  if (given === undefined) return limits.records.page.usual;
  const limit = /^\d{1,3}$/.test(given) ? Number(given) : 0;
  return limit >= 1 && limit <= limits.records.page.max ? limit : undefined;
};

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

/** Reads the parameters of a list, or says of each wrong one what is wrong with it. */
export function readListQuery(
  { sorts, filters }: Pick<Collection, 'sorts' | 'filters'>,
  given: Readonly<Record<string, unknown>>,
): ListQuery | { readonly fields: Readonly<Record<string, string>> } {
  const fields: Record<string, string> = {};
  const known = ['cursor', 'limit', 'search', 'sort', 'deleted', ...filters];
  const sent: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    if (!known.includes(name)) fields[name] = `${name} is not a known parameter`;
    else if (typeof value !== 'string') fields[name] = `${name} may be given once`;
    else sent[name] = value;
  }
  const { search = '', sort = '', deleted = 'false' } = sent;
  const limit = readLimit(sent['limit']);
  if (limit === undefined) fields['limit'] = `limit must be a whole number from 1 to ${limits.records.page.max}`;
  if (sort !== '' && !sorts.includes(sort.replace(/^-/, '')))
    fields['sort'] = `sort must be one of ${sorts.join(', ')}`;
  if (search.length > limits.text.line) fields['search'] = `search must have at most ${limits.text.line} characters`;
  if (deleted !== 'true' && deleted !== 'false') fields['deleted'] = 'deleted must be true or false';
  const cursor = sent['cursor'] === undefined ? undefined : readCursor(sent['cursor'], sort);
  if (sent['cursor'] !== undefined && !cursor) fields['cursor'] = 'cursor must come from the page before';
  if (limit === undefined || Object.keys(fields).length > 0) return { fields };
  return {
    limit,
    ...(cursor && { cursor }),
    search: fold(search)
      .split(/\s+/)
      .filter((word) => word !== ''),
    sort,
    filters: Object.fromEntries(filters.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]]))),
    deleted: deleted === 'true',
  };
}

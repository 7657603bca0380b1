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

/** What lists and exports are both asked for. */
type Asked = Omit<ListQuery, 'limit' | 'cursor'>;
type Wrong = { readonly fields: Readonly<Record<string, string>> };

/** The parameters that lists have besides the filters of their collection. */
const listParameters = ['cursor', 'limit', 'search', 'sort', 'deleted'] as const;
const exportParameters = ['format', 'search', 'sort', 'deleted'] as const;
export const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Reads the parameters that are named, and those of both lists and exports; `fields` says what is wrong with them. */
function readParameters(
  { sorts, filters }: Pick<Collection, 'sorts' | 'filters'>,
  parameters: readonly string[],
  given: Readonly<Record<string, unknown>>,
): { readonly asked: Asked; readonly sent: Readonly<Record<string, string>>; readonly fields: Record<string, string> } {
  const fields: Record<string, string> = {};
  const known = [...parameters, ...filters];
  const sent: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    if (!known.includes(name)) fields[name] = `${name} is not a known parameter`;
    else if (typeof value !== 'string') fields[name] = `${name} may be given once`;
    else sent[name] = value;
  }
  const { search = '', sort = '', deleted = 'false' } = sent;
  if (sort !== '' && !sorts.includes(sort.replace(/^-/, '')))
    fields['sort'] = `sort must be one of ${sorts.join(', ')}`;
  if (search.length > limits.text.line) fields['search'] = `search must have at most ${limits.text.line} characters`;
  if (deleted !== 'true' && deleted !== 'false') fields['deleted'] = 'deleted must be true or false';
  const asked = {
    search: fold(search)
      .split(/\s+/)
      .filter((word) => word !== ''),
    sort,
    filters: Object.fromEntries(filters.flatMap((name) => (sent[name] === undefined ? [] : [[name, sent[name]]]))),
    deleted: deleted === 'true',
  };
  return { asked, sent, fields };
}

/** Reads the parameters of a list, or says of each wrong one what is wrong with it. */
export function readListQuery(
  collection: Pick<Collection, 'sorts' | 'filters'>,
  given: Readonly<Record<string, unknown>>,
): ListQuery | Wrong {
  const { asked, sent, fields } = readParameters(collection, listParameters, given);
  const limit = readLimit(sent['limit']);
  if (limit === undefined) fields['limit'] = `limit must be a whole number from 1 to ${limits.records.page.max}`;
  const cursor = sent['cursor'] === undefined ? undefined : readCursor(sent['cursor'], asked.sort);
  if (sent['cursor'] !== undefined && !cursor) fields['cursor'] = 'cursor must come from the previous page';
  if (limit === undefined || Object.keys(fields).length > 0) return { fields };
  return { limit, ...(cursor && { cursor }), ...asked };
}

/** Reads the parameters of an export, as those of a list. */
export function readExportQuery(
  collection: Pick<Collection, 'sorts' | 'filters'>,
  given: Readonly<Record<string, unknown>>,
): (Asked & { readonly format: ExportFormat }) | Wrong {
  const { asked, sent, fields } = readParameters(collection, exportParameters, given);
  const format = exportFormats.find((one) => one === (sent['format'] ?? 'csv'));
  if (!format) fields['format'] = `format must be one of ${exportFormats.join(', ')}`;
  return !format || Object.keys(fields).length > 0 ? { fields } : { ...asked, format };
}

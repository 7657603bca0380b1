import type { Collection } from '../agents/defineAgent.ts';
import { limits } from '../limits.ts';

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

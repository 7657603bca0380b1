import type { Collection } from '@switchboard/api-contract/agents/defineAgent';
import { limits } from '@switchboard/api-contract/limits';
import type { ListParams } from './recordQueries.ts';

/** What the address asks of a list, as the server takes it. Values that it does not know are left out. */
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

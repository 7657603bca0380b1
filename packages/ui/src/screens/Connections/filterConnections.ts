import { connectionCategories, type Connection } from '@switchboard/api-contract/connections';

/** The filter that shows every category. */
export const everyCategory = 'All';
/** The category buttons in their order. */
export const categoryFilters = [everyCategory, ...connectionCategories];

/** The search text and the category. An unknown category means All. */
export interface ConnectionFilter {
  search: string;
  category: string;
}

/** The connections in the category whose name or description contains the search text, ignoring case. */
export function filterConnections(
  connections: readonly Connection[],
  { search, category }: ConnectionFilter,
): Connection[] {
  const query = search.trim().toLocaleLowerCase();
  const known = categoryFilters.includes(category) ? category : everyCategory;
  return connections.filter(
    (connection) =>
      (known === everyCategory || connection.category === known) &&
      (query === '' || `${connection.name}\n${connection.description ?? ''}`.toLocaleLowerCase().includes(query)),
  );
}

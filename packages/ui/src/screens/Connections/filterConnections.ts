import { connectionCategories } from '@switchboard/api-contract/connectionCategories';
import type { Connection } from '@switchboard/api-contract/connections';

/** The filter that shows every category. */
export const everyCategory = 'All';
/** The category buttons in their order. */
export const categoryFilters = [everyCategory, ...connectionCategories];

/** What is searched for and which category is chosen. An unknown category reads as All. */
export interface ConnectionFilter {
  search: string;
  category: string;
}

/** The connections whose name or description holds the search text, whatever its case, and whose category is chosen. */
export function filterConnections(
  connections: readonly Connection[],
  { search, category }: ConnectionFilter,
): Connection[] {
  const wanted = search.trim().toLocaleLowerCase();
  const known = categoryFilters.includes(category) ? category : everyCategory;
  return connections.filter(
    (connection) =>
      (known === everyCategory || connection.category === known) &&
      (wanted === '' || `${connection.name}\n${connection.description ?? ''}`.toLocaleLowerCase().includes(wanted)),
  );
}

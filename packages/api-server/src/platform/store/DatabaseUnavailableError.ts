/**
 * The database could not be reached or gave up on a query; another attempt may succeed. A write under way is either
 * complete or not done at all.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

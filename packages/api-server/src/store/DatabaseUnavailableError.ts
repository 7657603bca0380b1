/**
 * The database could not be asked, or gave up on what it was asked: another try may succeed. What was being written is
 * written whole or not at all.
 */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

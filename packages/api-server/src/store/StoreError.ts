/** The database, or the data folder that it is in, can't be used; the message says what to mend. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

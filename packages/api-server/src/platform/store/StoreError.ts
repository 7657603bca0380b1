/** The database or its data folder can't be used. The message says what to fix. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

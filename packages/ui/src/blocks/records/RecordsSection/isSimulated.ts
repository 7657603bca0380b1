/** Whether a record came from the sandbox. */
export const isSimulated = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'sandbox' in record && record.sandbox === true;

/** Whether all of some records came from the sandbox: then one mark at their heading says so. */
export const areSimulated = (records: readonly unknown[]): boolean => records.length > 0 && records.every(isSimulated);

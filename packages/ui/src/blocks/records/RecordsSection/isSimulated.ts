/** Whether a record came from the sandbox. */
export const isSimulated = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'sandbox' in record && record.sandbox === true;

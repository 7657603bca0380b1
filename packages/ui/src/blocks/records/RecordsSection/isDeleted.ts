/** Whether a record is deleted, so that it can only be restored. */
export const isDeleted = (record: unknown): boolean =>
  typeof record === 'object' && record !== null && 'deletedAt' in record && record.deletedAt !== undefined;

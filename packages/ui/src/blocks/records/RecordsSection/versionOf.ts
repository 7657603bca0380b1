/** The version of a record; 0 if it has none. */
export const versionOf = (row: object): number =>
  'version' in row && typeof row.version === 'number' ? row.version : 0;

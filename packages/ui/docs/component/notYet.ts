/** Components that are not documented yet. */
export const notYet: readonly string[] = [];

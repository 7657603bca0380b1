/** Invalid statuses that may be on the wire, including names that every object inherits. */
export const oddWords = ['retired', 'ACTIVE', 'toString', 'constructor', '__proto__', 'hasOwnProperty'] as const;

/** Words that a status may be on the wire without being one, also the names that every object inherits. */
export const oddWords = ['retired', 'ACTIVE', 'toString', 'constructor', '__proto__', 'hasOwnProperty'] as const;

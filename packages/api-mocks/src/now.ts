/** The current moment in every fixture: a Friday, 09:41:20 in Europe/Berlin. */
export const FIXED_NOW = new Date('2026-11-20T08:41:20Z');

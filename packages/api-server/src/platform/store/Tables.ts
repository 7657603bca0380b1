/**
 * All tables. Each domain adds its own in its `tables.ts`; `Selectable<Tables['agents']>` is a row of one. Instants are
 * ISO 8601 text in UTC, flags are 0 or 1, and `…Json` columns and `StoredFact` are JSON text.
 */
export interface Tables {}

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Runs whose calls the sandbox answered, and records that came from it. */
export const sandbox: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const table of ['executions', 'records'])
      await db.schema
        .alterTable(table)
        .addColumn('sandbox', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
  },
};

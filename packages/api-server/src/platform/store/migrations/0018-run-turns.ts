import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many turns each tenant had to start a run. */
export const runTurns: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('runTurns')
      .addColumn('tenantId', 'text', (column) =>
        column.notNull().primaryKey().references('tenants.id').onDelete('cascade'),
      )
      .addColumn('turn', 'integer', (column) => column.notNull())
      .execute();
  },
};

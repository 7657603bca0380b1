import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often calls with a limit were made, so that every server on the database counts all of them. */
export const callCounts: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('callCounts')
      .addColumn('limit', 'text', (column) => column.notNull())
      .addColumn('caller', 'text', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('calls', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('callCountsKey', ['limit', 'caller'])
      .execute();
    await schema.createIndex('callCountsBySince').on('callCounts').column('since').execute();
  },
};

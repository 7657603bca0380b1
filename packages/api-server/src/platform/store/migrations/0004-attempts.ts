import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Sign-ins that failed or are being checked, so that every server on the database counts all of them. */
export const attempts: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { schema } = db;
    await schema
      .createTable('attempts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('checking', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('attemptsByAccount').on('attempts').columns(['account', 'at']).execute();
    await schema.createIndex('attemptsByAddress').on('attempts').columns(['address', 'at']).execute();
    await schema.createIndex('attemptsByTime').on('attempts').column('at').execute();
  },
};

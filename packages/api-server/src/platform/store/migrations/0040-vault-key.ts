import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which key the stored secrets are sealed with: one row, once a server has started. */
export const vaultKey: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('vaultKey')
      .addColumn('fingerprint', 'text', (column) => column.notNull().primaryKey())
      .execute();
  },
};

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether the assistant reads its answers aloud to a member: yes, as before. */
export const readAloud: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .alterTable('users')
      .addColumn('readAloud', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was paid for about people of whom no lead was kept. */
export const paidPeople: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema.alterTable('foundPeople').addColumn('paidJson', 'text').execute();
  },
};

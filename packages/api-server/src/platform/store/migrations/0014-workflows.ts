import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Workflows that are paused, and the order in which their steps go. */
export const workflows: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema.alterTable('executions').addColumn('heldAt', 'text').execute();
    await schema
      .alterTable('executions')
      .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(2))
      .execute();
    await schema
      .alterTable('executions')
      .addColumn('passedOver', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

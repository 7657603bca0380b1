import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an agent's program remembers from one run to the next; of the sandbox, apart. */
export const programState: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('programState')
      .addColumn('tenantId', 'text', (column) => column.notNull())
      .addColumn('agentId', 'text', (column) => column.notNull())
      .addColumn('sandbox', 'integer', (column) => column.notNull())
      .addColumn('stateJson', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('programStateKey', ['tenantId', 'agentId', 'sandbox'])
      .addForeignKeyConstraint('programStateAgent', ['tenantId', 'agentId'], 'agents', ['tenantId', 'id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
  },
};

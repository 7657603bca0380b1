import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What is done once a member allows it, or once its time has come. */
export const acts: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('acts')
      .addColumn('tenantId', 'text', (column) => column.notNull())
      .addColumn('recordId', 'text', (column) => column.notNull())
      .addColumn('agentId', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('argsJson', 'text', (column) => column.notNull())
      .addColumn('dueAt', 'text')
      .addColumn('leaseId', 'text')
      .addColumn('leasedUntil', 'text')
      .addPrimaryKeyConstraint('actsKey', ['tenantId', 'recordId'])
      .addForeignKeyConstraint('actsRecord', ['tenantId', 'recordId'], 'records', ['tenantId', 'id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
    await schema.createIndex('actsByDue').on('acts').columns(['dueAt']).execute();
  },
};

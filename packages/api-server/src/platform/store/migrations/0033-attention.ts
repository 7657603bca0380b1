import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What members put off, when they were here, and whether the first steps were dismissed. */
export const attention: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema.alterTable('tenants').addColumn('firstStepsAt', 'text').execute();
    // For what ended while somebody was away.
    await schema
      .createIndex('executionsByOwnEnd')
      .on('executions')
      .columns(['tenantId', 'sample', 'endTime'])
      .execute();
    await schema
      .createTable('attentionLater')
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('itemId', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('attentionLaterKey', ['userId', 'itemId'])
      .execute();
    await schema
      .createTable('visits')
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('seenAt', 'text', (column) => column.notNull())
      .addColumn('awayFrom', 'text')
      .addColumn('awayUntil', 'text')
      .addPrimaryKeyConstraint('visitsKey', ['userId'])
      .execute();
  },
};

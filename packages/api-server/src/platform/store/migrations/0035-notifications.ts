import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where an organisation is told what, and what is still to be told. */
export const notifications: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('notificationPlans')
      .addColumn('tenantId', 'text', (column) =>
        column.notNull().primaryKey().references('tenants.id').onDelete('cascade'),
      )
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('channelsJson', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('notices')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('channelId', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('cause', 'text', (column) => column.notNull())
      .addColumn('textJson', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('times', 'integer', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('dueAt', 'text')
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('leaseId', 'text')
      .addColumn('leasedUntil', 'text')
      .addColumn('settledAt', 'text')
      .addColumn('failureJson', 'text')
      .execute();
    await schema.createIndex('noticesByDue').on('notices').column('dueAt').execute();
    await schema
      .createIndex('noticesByCause')
      .on('notices')
      .columns(['tenantId', 'channelId', 'cause', 'id'])
      .execute();
    await schema
      .createTable('toldCauses')
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('cause', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('toldCausesKey', ['tenantId', 'kind', 'cause'])
      .execute();
  },
};

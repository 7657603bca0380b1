import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** New records that wait to be sent by themselves, and what a run found out before it began to send them. */
export const unsentRecords: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('unsentRecords')
      .addColumn('tenantId', 'text', (column) => column.notNull())
      .addColumn('agentId', 'text', (column) => column.notNull())
      .addColumn('recordId', 'text', (column) => column.notNull())
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('runId', 'text')
      .addColumn('begun', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('unsentRecordsKey', ['tenantId', 'agentId', 'service', 'recordId'])
      .addForeignKeyConstraint('unsentRecordsRecord', ['tenantId', 'recordId'], 'records', ['tenantId', 'id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
    await schema.createIndex('unsentRecordsByRecord').on('unsentRecords').columns(['tenantId', 'recordId']).execute();
    await schema.alterTable('executions').addColumn('outcomeJson', 'text').execute();
  },
};

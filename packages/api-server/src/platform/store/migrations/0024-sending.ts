import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where members send records and which fields, and under which ids the records are known there. */
export const sending: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('sendings')
      .addColumn('tenantId', 'text', (column) => column.notNull())
      .addColumn('agentId', 'text', (column) => column.notNull())
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('sandbox', 'integer', (column) => column.notNull())
      .addColumn('target', 'text')
      .addColumn('matchingJson', 'text', (column) => column.notNull())
      .addColumn('updatedAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('sendingsKey', ['tenantId', 'agentId', 'collection', 'service', 'sandbox'])
      .addForeignKeyConstraint('sendingsAgent', ['tenantId', 'agentId'], 'agents', ['tenantId', 'id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
    await schema
      .createTable('sentRecords')
      .addColumn('tenantId', 'text', (column) => column.notNull())
      .addColumn('recordId', 'text', (column) => column.notNull())
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('sandbox', 'integer', (column) => column.notNull())
      .addColumn('target', 'text', (column) => column.notNull())
      .addColumn('knownAs', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('sentRecordsKey', ['tenantId', 'recordId', 'service', 'sandbox', 'target'])
      .addForeignKeyConstraint('sentRecordsRecord', ['tenantId', 'recordId'], 'records', ['tenantId', 'id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
  },
};

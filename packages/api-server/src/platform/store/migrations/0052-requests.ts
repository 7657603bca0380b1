import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What programs asked for through keys that ask first. */
export const programRequests: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('programRequests')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('keyId', 'text', (column) => column.notNull())
      .addColumn('keyName', 'text', (column) => column.notNull())
      .addColumn('keyStart', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('sameAs', 'text', (column) => column.notNull())
      .addColumn('actionsJson', 'text', (column) => column.notNull())
      .addColumn('needs', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('about', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .addColumn('decidedBy', 'text')
      .addColumn('decidedAt', 'text')
      .addColumn('outcome', 'text')
      .addColumn('to', 'text')
      .addColumn('runId', 'text')
      .execute();
    await schema
      .createIndex('programRequestsByState')
      .on('programRequests')
      .columns(['tenantId', 'state', 'until'])
      .execute();
  },
};

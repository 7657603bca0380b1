import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who did what and when. */
export const audit: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('audit')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('byType', 'text', (column) => column.notNull())
      .addColumn('byId', 'text')
      .addColumn('byName', 'text')
      .addColumn('address', 'text')
      .addColumn('agentId', 'text')
      .addColumn('runId', 'text')
      .addColumn('target', 'text')
      .addColumn('changesJson', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('auditByTime').on('audit').columns(['tenantId', 'id']).execute();
    await schema.createIndex('auditByAge').on('audit').column('at').execute();
  },
};

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How calls to services went, by hour. */
export const serviceCalls: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('serviceCalls')
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('hour', 'text', (column) => column.notNull())
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('sandbox', 'integer', (column) => column.notNull())
      .addColumn('ok', 'integer', (column) => column.notNull())
      .addColumn('failed', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('serviceCallsKey', ['tenantId', 'hour', 'service', 'sandbox'])
      .execute();
  },
};

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Thresholds of the orchestrator that are crossed at the moment, and who looks after what is looked at each minute. */
export const alerts: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('alerts')
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('server', 'text', (column) => column.notNull())
      .addColumn('value', 'integer', (column) => column.notNull())
      .addColumn('threshold', 'integer', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .addColumn('seenAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('alertsKey', ['tenantId', 'kind', 'server'])
      .execute();
    await schema
      .createTable('watchTurns')
      .addColumn('name', 'text', (column) => column.notNull().primaryKey())
      .addColumn('takenAt', 'text', (column) => column.notNull())
      .execute();
  },
};

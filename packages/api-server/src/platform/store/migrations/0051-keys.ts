import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Keys for programs. */
export const keys: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('programKeys')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('keyHash', 'text', (column) => column.notNull().unique())
      .addColumn('start', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('rightsJson', 'text', (column) => column.notNull())
      .addColumn('agentsJson', 'text')
      .addColumn('acts', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .addColumn('lastUsedAt', 'text')
      .addColumn('revokedAt', 'text')
      .execute();
    await schema.createIndex('programKeysByUser').on('programKeys').columns(['tenantId', 'userId']).execute();
  },
};

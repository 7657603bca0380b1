import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Ways to Google's consent screen that members have begun, and what was allowed there. */
export const consents: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('consents')
      .addColumn('stateHash', 'text', (column) => column.notNull().primaryKey())
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('sessionHash', 'text', (column) => column.notNull())
      .addColumn('browserHash', 'text', (column) => column.notNull())
      .addColumn('serviceId', 'text', (column) => column.notNull())
      .addColumn('client', 'blob', (column) => column.notNull())
      .addColumn('redirect', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('consentsByExpiry').on('consents').column('expiresAt').execute();
    await schema.alterTable('connections').addColumn('grantedJson', 'text').execute();
  },
};

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Passkeys of members, and the challenges that were answered. */
export const passkeys: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('credentialId', 'text', (column) => column.notNull().unique())
      .addColumn('publicKey', 'blob', (column) => column.notNull())
      .addColumn('counter', 'integer', (column) => column.notNull())
      .addColumn('transportsJson', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('lastUsedAt', 'text')
      .execute();
    await schema.createIndex('passkeysByUser').on('passkeys').columns(['tenantId', 'userId']).execute();
    await schema
      .createTable('answeredChallenges')
      .addColumn('challengeHash', 'text', (column) => column.notNull().primaryKey())
      .addColumn('until', 'text', (column) => column.notNull())
      .execute();
  },
};

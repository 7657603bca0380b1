import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Invitations and links for a new password, where members are signed in, browsers that are known, and the zone. */
export const members: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { schema } = db;
    await schema.alterTable('tenants').addColumn('zone', 'text').execute();
    await schema.alterTable('users').addColumn('lastSeenAt', 'text').execute();
    await schema.alterTable('sessions').addColumn('id', 'text').execute();
    await schema.alterTable('sessions').addColumn('browser', 'text').execute();
    await schema.alterTable('sessions').addColumn('lastSeenAt', 'text').execute();
    await sql`update "sessions" set "id" = substr("tokenHash", 1, 16)`.execute(db);
    await schema.createIndex('sessionsByUser').on('sessions').column('userId').execute();
    await schema
      .createTable('invitations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('tokenHash', 'text', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('userId', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('invitedBy', 'text')
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .addColumn('usedAt', 'text')
      .addColumn('withdrawnAt', 'text')
      .execute();
    await schema.createIndex('invitationsByTenant').on('invitations').columns(['tenantId', 'at']).execute();
    await schema
      .createTable('knownBrowsers')
      .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('tokenHash', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('knownBrowsersKey', ['userId', 'tokenHash'])
      .execute();
  },
};

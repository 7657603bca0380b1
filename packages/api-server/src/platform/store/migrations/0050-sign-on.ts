import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Single sign-on: who is joined, who is on the way, and what a session that began so knows. */
export const signOn: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('signOnMembers')
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('sub', 'text', (column) => column.notNull())
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('userId', 'text', (column) => column.notNull().unique().references('users.id').onDelete('cascade'))
      .addColumn('roleSet', 'integer', (column) => column.notNull())
      .addColumn('otherEmail', 'text')
      .addColumn('signedInAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('signOnMembersKey', ['issuer', 'sub'])
      .execute();
    await schema
      .createTable('signOnVisits')
      .addColumn('stateHash', 'text', (column) => column.notNull().primaryKey())
      .addColumn('browserHash', 'text', (column) => column.notNull())
      .addColumn('nonce', 'text', (column) => column.notNull())
      .addColumn('verifier', 'text')
      .addColumn('to', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('signOnTickets')
      .addColumn('ticketHash', 'text', (column) => column.notNull().primaryKey())
      .addColumn('browserHash', 'text', (column) => column.notNull())
      .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('signOutAt', 'text')
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute();
    await schema
      .alterTable('sessions')
      .addColumn('bySignOn', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('sessions').addColumn('signOutAt', 'text').execute();
    await schema
      .alterTable('users')
      .addColumn('emergency', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};

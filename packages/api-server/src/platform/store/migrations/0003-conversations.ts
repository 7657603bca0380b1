import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Conversations between members and the assistant, by member and session. */
export const conversations: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { schema } = db;
    await schema
      .createTable('conversations')
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('sessionId', 'text', (column) => column.notNull())
      .addColumn('turnsJson', 'text', (column) => column.notNull())
      .addColumn('pendingJson', 'text')
      .addColumn('askedAt', 'text')
      .addColumn('hinted', 'integer', (column) => column.notNull())
      .addColumn('usedAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('conversationsKey', ['tenantId', 'userId', 'sessionId'])
      .execute();
    await schema.createIndex('conversationsByUse').on('conversations').column('usedAt').execute();
  },
};

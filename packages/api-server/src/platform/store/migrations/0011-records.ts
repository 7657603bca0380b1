import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Versions of records, where they came from, what changed them, and those that can be restored. */
export const records: Migration = {
  up: async (db: Kysely<{ records: { createdAt: string; updatedAt: string } }>) => {
    const { schema } = db;
    await schema
      .alterTable('records')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await schema
      .alterTable('records')
      .addColumn('updatedAt', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    for (const column of ['deletedAt', 'fromJson'])
      await schema.alterTable('records').addColumn(column, 'text').execute();
    await db
      .updateTable('records')
      .set((eb) => ({ updatedAt: eb.ref('createdAt') }))
      .execute();
    await schema.createIndex('recordsByDeletion').on('records').columns(['deletedAt']).execute();
    await schema
      .createTable('recordChanges')
      .addColumn('tenantId', 'text', (column) => column.notNull())
      .addColumn('recordId', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('field', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('by', 'text')
      .addColumn('runId', 'text')
      .addColumn('oldJson', 'text')
      .addColumn('newJson', 'text')
      .addPrimaryKeyConstraint('recordChangesKey', ['tenantId', 'recordId', 'version', 'field'])
      .addForeignKeyConstraint('recordChangesRecord', ['tenantId', 'recordId'], 'records', ['tenantId', 'id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
  },
};

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Researches that are asked again, and runs of agents that were deleted. */
export const watchesAndKeptRuns: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { schema } = db;
    await schema
      .createTable('watches')
      .addColumn('tenantId', 'text', (column) => column.notNull())
      .addColumn('taskId', 'text', (column) => column.notNull())
      .addColumn('agentId', 'text', (column) => column.notNull())
      .addColumn('dueAt', 'text', (column) => column.notNull())
      .addColumn('endsAt', 'text', (column) => column.notNull())
      .addColumn('seenJson', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('watchesKey', ['tenantId', 'taskId'])
      .addForeignKeyConstraint('watchesAgent', ['tenantId', 'agentId'], 'agents', ['tenantId', 'id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
    await schema.createIndex('watchesByDue').on('watches').column('dueAt').execute();
    await schema
      .createTable('keptRuns')
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('agentId', 'text', (column) => column.notNull())
      .addColumn('bodyJson', 'text', (column) => column.notNull())
      .addColumn('queuedAt', 'text', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('keptRunsKey', ['tenantId', 'id'])
      .execute();
    await schema.createIndex('keptRunsByAgent').on('keptRuns').columns(['tenantId', 'agentId', 'queuedAt']).execute();
  },
};

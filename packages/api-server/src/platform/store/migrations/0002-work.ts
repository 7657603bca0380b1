import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the queue of runs needs, the entries of Recent Activity, and the research agent's prompt. */
export const work: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { schema } = db;
    await schema
      .alterTable('executions')
      .addColumn('inputJson', 'text', (column) => column.notNull().defaultTo('{}'))
      .execute();
    await schema
      .alterTable('executions')
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('executions').addColumn('notBefore', 'text').execute();
    await schema.alterTable('executions').addColumn('leaseId', 'text').execute();
    await schema.alterTable('executions').addColumn('leasedUntil', 'text').execute();
    await schema.alterTable('executions').addColumn('workflowId', 'text').execute();
    await schema.createIndex('executionsByWorkflow').on('executions').columns(['tenantId', 'workflowId']).execute();
    await schema.alterTable('agents').addColumn('systemPrompt', 'text').execute();
    await schema
      .createTable('activity')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('tenantId', 'text', (column) => column.notNull())
      .addColumn('agentId', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addForeignKeyConstraint('activityAgent', ['tenantId', 'agentId'], 'agents', ['tenantId', 'id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
    await schema.createIndex('activityByAgent').on('activity').columns(['tenantId', 'agentId', 'id']).execute();
  },
};

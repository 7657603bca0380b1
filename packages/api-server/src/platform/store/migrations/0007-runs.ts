import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const texts = [
  'trigger',
  'startedBy',
  'endedBy',
  'endedByName',
  'cancelAskedAt',
  'cancelAskedBy',
  'progressJson',
  'configurationJson',
  'nextJson',
  'retryOf',
] as const;

/** Who began and ended a run, how far it is, the configuration that it had, and its steps. */
export const runs: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { schema } = db;
    for (const name of texts) await schema.alterTable('executions').addColumn(name, 'text').execute();
    await schema
      .alterTable('executions')
      .addColumn('steps', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('executionsByRetry').on('executions').columns(['tenantId', 'retryOf']).execute();
    await schema
      .createIndex('executionsByAgentAndStatus')
      .on('executions')
      .columns(['tenantId', 'agentId', 'sample', 'status', 'queuedAt'])
      .execute();
    await schema
      .createTable('runSteps')
      .addColumn('tenantId', 'text', (column) => column.notNull())
      .addColumn('runId', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('bodyJson', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('runStepsKey', ['tenantId', 'runId', 'position'])
      .addForeignKeyConstraint('runStepsRun', ['tenantId', 'runId'], 'executions', ['tenantId', 'id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
    await schema.createIndex('runStepsByTime').on('runSteps').column('at').execute();
  },
};

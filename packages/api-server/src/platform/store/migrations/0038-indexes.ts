import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Indexes of an agent's runs of one status in the order of the queue, of totals by status, and of records from the
 * sandbox.
 */
export const indexes: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema.dropIndex('executionsByAgentAndStatus').execute();
    await schema
      .createIndex('executionsByAgentAndStatus')
      .on('executions')
      .columns(['tenantId', 'agentId', 'sample', 'status', 'queuedAt', 'id'])
      .execute();
    // Beside a row for each hour, those by status are few.
    await schema.createIndex('runTotalsByKind').on('runTotals').columns(['tenantId', 'kind', 'agentId']).execute();
    await schema
      .createIndex('recordsFromSandbox')
      .on('records')
      .columns(['tenantId', 'agentId'])
      .where(sql<boolean>`"sandbox" = 1`)
      .execute();
  },
};

import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tenants, members, sessions, agents, executions, records, connections. */
export const begin: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { schema } = db;
    await schema
      .createTable('tenants')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('samplesAt', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('username', 'text', (column) => column.notNull().unique())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('passwordHash', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('sessions')
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('userId', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('sessionsByExpiry').on('sessions').column('expiresAt').execute();
    await schema
      .createTable('agents')
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('listType', 'text', (column) => column.notNull())
      .addColumn('detailType', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('capabilitiesJson', 'text', (column) => column.notNull())
      .addColumn('integrationsJson', 'text', (column) => column.notNull())
      .addColumn('configurationJson', 'text', (column) => column.notNull())
      .addColumn('configurationVersion', 'integer', (column) => column.notNull())
      .addColumn('secrets', 'blob')
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('agentsKey', ['tenantId', 'id'])
      .execute();
    await schema
      .createTable('executions')
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('tenantId', 'text', (column) => column.notNull())
      .addColumn('agentId', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('executionType', 'text', (column) => column.notNull())
      .addColumn('queuedAt', 'text', (column) => column.notNull())
      .addColumn('startTime', 'text')
      .addColumn('endTime', 'text')
      .addColumn('durationMs', 'integer')
      .addColumn('result', 'text')
      .addColumn('errorMessage', 'text')
      .addColumn('sample', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('executionsKey', ['tenantId', 'id'])
      .addForeignKeyConstraint('executionsAgent', ['tenantId', 'agentId'], 'agents', ['tenantId', 'id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
    await schema
      .createIndex('executionsByAgent')
      .on('executions')
      .columns(['tenantId', 'agentId', 'sample', 'queuedAt'])
      .execute();
    await schema.createIndex('executionsByStatus').on('executions').columns(['status', 'queuedAt']).execute();
    await schema
      .createTable('records')
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('tenantId', 'text', (column) => column.notNull())
      .addColumn('agentId', 'text', (column) => column.notNull())
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('bodyJson', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('recordsKey', ['tenantId', 'id'])
      .addForeignKeyConstraint('recordsAgent', ['tenantId', 'agentId'], 'agents', ['tenantId', 'id'], (key) =>
        key.onDelete('cascade'),
      )
      .execute();
    await schema
      .createIndex('recordsByCollection')
      .on('records')
      .columns(['tenantId', 'agentId', 'collection', 'createdAt'])
      .execute();
    await schema
      .createTable('connections')
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('serviceId', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('credentials', 'blob')
      .addColumn('lastSync', 'text')
      .addColumn('usageRequests', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('usageMonth', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('lastTestJson', 'text')
      .addColumn('position', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('connectionsKey', ['tenantId', 'serviceId'])
      .execute();
  },
};

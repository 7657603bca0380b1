import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Before {
  connections: { tenantId: string; serviceId: string; usageRequests: number; usageMonth: string };
  usage: Record<string, string | number>;
}

/** What calls use and cost, prices and budgets. The requests that were counted so far become use of their month. */
export const usage: Migration = {
  up: async (db: Kysely<Before>) => {
    const { schema } = db;
    await schema
      .createTable('usage')
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('agentId', 'text', (column) => column.notNull())
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('unit', 'text', (column) => column.notNull())
      .addColumn('sandbox', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('units', 'integer', (column) => column.notNull())
      .addColumn('unpriced', 'integer', (column) => column.notNull())
      .addColumn('cost', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('usageKey', [
        'tenantId',
        'day',
        'agentId',
        'service',
        'model',
        'unit',
        'sandbox',
        'currency',
      ])
      .execute();
    await schema
      .createTable('reservations')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('runId', 'text', (column) => column.notNull())
      .addColumn('sandbox', 'integer', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('until', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('reservationsByTenant').on('reservations').columns(['tenantId', 'until']).execute();
    await schema
      .createTable('prices')
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('service', 'text', (column) => column.notNull())
      .addColumn('unit', 'text', (column) => column.notNull())
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('amount', 'double precision')
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('pricesKey', ['tenantId', 'service', 'unit', 'model', 'currency'])
      .execute();
    await schema
      .createTable('budgets')
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('agentId', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('budgetsKey', ['tenantId', 'agentId'])
      .execute();
    await schema
      .createTable('budgetMarks')
      .addColumn('tenantId', 'text', (column) => column.notNull().references('tenants.id').onDelete('cascade'))
      .addColumn('month', 'text', (column) => column.notNull())
      .addColumn('level', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('budgetMarksKey', ['tenantId', 'month', 'level'])
      .execute();
    await schema
      .alterTable('tenants')
      .addColumn('currency', 'text', (column) => column.notNull().defaultTo('USD'))
      .execute();
    for (const name of ['cost', 'unpriced'] as const)
      await schema
        .alterTable('executions')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    for (const name of ['costMonth', 'currency'] as const)
      await schema.alterTable('executions').addColumn(name, 'text').execute();
    await schema
      .createIndex('executionsByCost')
      .on('executions')
      .columns(['tenantId', 'costMonth', 'sandbox', 'cost'])
      .execute();
    await keepCounts(db);
    for (const name of ['usageRequests', 'usageMonth'] as const)
      await schema.alterTable('connections').dropColumn(name).execute();
  },
};

/** Which side they were made on, and by whom, isn't known: they count to the connection alone. */
async function keepCounts(db: Kysely<Before>): Promise<void> {
  const rows = await db
    .selectFrom('connections')
    .select(['tenantId', 'serviceId', 'usageRequests', 'usageMonth'])
    .where('usageRequests', '>', 0)
    .where('usageMonth', '!=', '')
    .execute();
  for (const { tenantId, serviceId, usageRequests, usageMonth } of rows)
    await db
      .insertInto('usage')
      .values({
        tenantId,
        day: `${usageMonth}-01`,
        agentId: '',
        service: serviceId,
        model: '',
        unit: 'calls',
        sandbox: 0,
        currency: 'USD',
        units: usageRequests,
        unpriced: 0,
        cost: 0,
      })
      .execute();
}

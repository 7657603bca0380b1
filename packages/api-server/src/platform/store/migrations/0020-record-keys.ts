import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const place = ['tenantId', 'agentId', 'collection', 'deleted'] as const;
const sorts = Array.from({ length: 10 }, (_, index) => `sort${index}`);
const filters = Array.from({ length: 6 }, (_, index) => `filter${index}`);

/**
 * What lists find, sort and count records by. `fillRecordKeys` writes the rows of records that are there. In SQLite the
 * rows of one list stand together, since a search reads all of them.
 */
export const recordKeys: Migration = {
  up: async (db: Kysely<{ recordKeys: Record<string, unknown> }>) => {
    const { schema } = db;
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    let table = schema
      .createTable('recordKeys')
      .addColumn('tenantId', 'text', (column) => column.notNull())
      .addColumn('agentId', 'text', (column) => column.notNull())
      .addColumn('collection', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('deleted', 'integer', (column) => column.notNull())
      .addColumn('search', 'text', (column) => column.notNull());
    for (const column of filters) table = table.addColumn(column, 'text');
    table = table
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('sandbox', 'integer', (column) => column.notNull())
      .addColumn('counted', 'text')
      .addColumn('made', 'text', (column) => column.notNull());
    for (const column of sorts) table = table.addColumn(column, 'text');
    table = table
      .addPrimaryKeyConstraint('recordKeysKey', ['tenantId', 'agentId', 'collection', 'id'])
      .addForeignKeyConstraint('recordKeysRecord', ['tenantId', 'id'], 'records', ['tenantId', 'id'], (key) =>
        key.onDelete('cascade'),
      );
    await (isPostgres ? table : table.modifyEnd(sql`without rowid`)).execute();
    await schema.createIndex('recordKeysById').on('recordKeys').columns(['tenantId', 'id']).execute();
    await schema
      .createIndex('recordKeysByAge')
      .on('recordKeys')
      .columns([...place, 'createdAt', 'id'])
      .execute();
    await schema
      .createIndex('recordKeysByCounted')
      .on('recordKeys')
      .columns([...place, 'sandbox', 'counted'])
      .where('counted', 'is not', null)
      .execute();
    for (const column of sorts)
      await schema
        .createIndex(`recordKeysBy${column}`)
        .on('recordKeys')
        .columns([...place, column, 'id'])
        .where(column, 'is not', null)
        .execute();
  },
};

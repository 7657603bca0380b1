import { PostgresAdapter, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What lists filter and search by, apart from what they sort by: a search reads all of it, and it is a quarter of the
 * rows. PostgreSQL takes no long texts into an index.
 */
export const searchIndex: Migration = {
  up: async (db: Kysely<unknown>) => {
    if (db.getExecutor().adapter instanceof PostgresAdapter) return;
    await db.schema
      .createIndex('recordKeysBySearch')
      .on('recordKeys')
      .columns([
        'tenantId',
        'agentId',
        'collection',
        'deleted',
        ...Array.from({ length: 6 }, (_, index) => `filter${index}`),
        'search',
      ])
      .execute();
  },
};

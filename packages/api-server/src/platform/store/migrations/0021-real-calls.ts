import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Runs that asked a real service. Of earlier ones it isn't known: those without a mark of the sandbox may have. */
export const realCalls: Migration = {
  up: async (db: Kysely<{ executions: { sandbox: number; realCalls: number } }>) => {
    await db.schema
      .alterTable('executions')
      .addColumn('realCalls', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.updateTable('executions').set({ realCalls: 1 }).where('sandbox', '=', 0).execute();
  },
};

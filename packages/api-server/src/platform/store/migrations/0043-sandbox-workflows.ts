import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

interface Marked {
  id: string;
  sandbox: number;
}

/** Workflows whose steps the sandbox answered, and their own runs. */
export const sandboxWorkflows: Migration = {
  up: async (db: Kysely<{ executions: Marked & { workflowId: string }; records: Marked }>) => {
    const workflows = db
      .selectFrom('executions')
      .select('workflowId')
      .where('sandbox', '=', 1)
      .where('workflowId', 'is not', null);
    for (const table of ['executions', 'records'] as const)
      await db.updateTable(table).set({ sandbox: 1 }).where('sandbox', '=', 0).where('id', 'in', workflows).execute();
  },
};

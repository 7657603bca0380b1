import type { Database } from '../store/Database.ts';

/**
 * Which of an agent's own runs figures count, by their mark: as soon as a real one has completed, those in the sandbox
 * no longer.
 */
export async function countedRuns(
  db: Pick<Database, 'selectFrom'>,
  { tenantId, id }: { readonly tenantId: string; readonly id: string },
): Promise<readonly number[]> {
  const real = await db
    .selectFrom('executions')
    .select('id')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', id)
    .where('sample', '=', 0)
    .where('sandbox', '=', 0)
    .where('status', '=', 'completed')
    .limit(1)
    .executeTakeFirst();
  return real ? [0] : [0, 1];
}

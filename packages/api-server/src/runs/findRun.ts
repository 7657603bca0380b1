import { Refusal } from '../platform/Refusal.ts';
import type { Database } from '../platform/store/Database.ts';
import type { RunRow } from './describeRun.ts';

/** The tenant's run with this id. Refuses unknown runs and those of other tenants in the same words. */
export async function findRun(db: Pick<Database, 'selectFrom'>, tenantId: string, id: string): Promise<RunRow> {
  const row = await db
    .selectFrom('executions')
    .selectAll()
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('missing', 'There is no run with this id');
  return row;
}

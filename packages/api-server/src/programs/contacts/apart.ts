import type { Database } from '../../platform/store/Database.ts';

/** The ids of two contacts in their order: that of their characters' codes, on every database. */
export const keysOfPair = (one: string, other: string): readonly [string, string] =>
  one < other ? [one, other] : [other, one];

/** The pairs that a member said are two. */
export async function readApart(
  db: Pick<Database, 'selectFrom'>,
  { tenantId, agentId }: { readonly tenantId: string; readonly agentId: string },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('contactMarks')
    .select(['contactId', 'otherId'])
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('kind', '=', 'apart')
    .execute();
  return new Set(rows.map(({ contactId, otherId }) => `${contactId} ${otherId}`));
}

import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { Context } from '../platform/Context.ts';

type RunAnswer = AnswerOf<typeof endpoints.run>;

/** The most runs in one answer, newest first. */
const listed = 50;

/** A run of an agent that was deleted; undefined if there is none with this id, or no longer. */
export async function findRunOfDeletedAgent(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  tenantId: string,
  id: string,
): Promise<RunAnswer | undefined> {
  const row = await db
    .selectFrom('keptRuns')
    .select('bodyJson')
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .where('until', '>', clock().toISOString())
    .executeTakeFirst();
  return row && (JSON.parse(row.bodyJson) as RunAnswer);
}

/** The latest runs of an agent that was deleted, newest first; empty if none can be read any more. */
export async function listRunsOfDeletedAgent(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  tenantId: string,
  agentId: string,
): Promise<RunAnswer[]> {
  const rows = await db
    .selectFrom('keptRuns')
    .select('bodyJson')
    .where('tenantId', '=', tenantId)
    .where('agentId', '=', agentId)
    .where('until', '>', clock().toISOString())
    .orderBy('queuedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(listed)
    .execute();
  return rows.map(({ bodyJson }) => JSON.parse(bodyJson) as RunAnswer);
}

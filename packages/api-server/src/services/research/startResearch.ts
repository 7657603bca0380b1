import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { Context } from '../../context.ts';
import type { Beginning } from '../runs/addRun.ts';
import { startRun } from '../runs/startRun.ts';
import { titleOf } from './addResearchTask.ts';

/** Starts a research, as `startRun` does, and answers its task. */
export async function startResearch(
  context: Context,
  tenantId: string,
  query: string,
  beginning: Beginning,
): Promise<AnswerOf<typeof endpoints.startResearch>> {
  const { id, queuedAt } = await startRun(context, tenantId, { key: 'research', input: query, ...beginning });
  return { id, title: titleOf(query), query, createdAt: queuedAt, status: 'in_progress', sources: 0, insights: [] };
}

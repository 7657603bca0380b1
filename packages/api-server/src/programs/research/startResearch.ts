import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { Context } from '../../platform/Context.ts';
import type { RunStart } from '../../runs/addRun.ts';
import { startRun } from '../../runs/startRun.ts';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { findAgentRow } from '../../tenants/agentRows.ts';
import { Refusal } from '../../platform/Refusal.ts';
import { titleOf } from './addResearchTask.ts';
import { readEarlierResearch } from './readEarlierResearch.ts';

/** Starts a research, as `startRun` does, and answers its task. Refuses to follow one that is not completed. */
export async function startResearch(
  context: Context,
  tenantId: string,
  { query, followUpOf }: { readonly query: string; readonly followUpOf?: string | undefined },
  beginning: RunStart,
): Promise<AnswerOf<typeof endpoints.startResearch>> {
  if (followUpOf !== undefined) {
    const agent = await findAgentRow(context.db, tenantId, 'research');
    if (!(await readEarlierResearch(context.db, agent, followUpOf))) {
      const problem = wordsOf({ kind: 'followUpUnknown', args: {} });
      throw new Refusal('invalid', problem, { fields: { followUpOf: problem } });
    }
  }
  const wish = { key: 'research', input: query, followUpOf, ...beginning };
  const { id, queuedAt } = await startRun(context, tenantId, wish);
  return {
    id,
    title: titleOf(query),
    query,
    createdAt: queuedAt,
    status: 'in_progress',
    sources: 0,
    insights: [],
    ...(followUpOf !== undefined && { followUpOf }),
  };
}

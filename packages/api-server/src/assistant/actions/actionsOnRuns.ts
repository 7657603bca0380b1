import { addresses } from '@switchboard/api-contract/runs/addresses';
import * as v from 'valibot';
import { money } from '@switchboard/api-contract/words/say';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { cancelRun } from '../../runs/cancelRun.ts';
import { retryRun } from '../../workflows/retryRun.ts';
import { defineAction } from './defineAction.ts';
import type { Context } from '../../platform/Context.ts';
import { readPreview } from '../../runs/readPreview.ts';
import { agentIdOf } from '../../tenants/agentRows.ts';
import { readUsage } from '../../usage/readUsage.ts';

/** What a run of an agent may cost: what its preview says, and what its runs of this month cost on average. */
export async function describeRunCost(context: Context, tenantId: string, key: string): Promise<string | undefined> {
  const { takes } = await readPreview(context, tenantId, key);
  const takesUp = (takes ?? []).map(({ what, amount }) => `${wordsOf(what)}: ${wordsOf(amount)}`);
  const usage = await readUsage(context.db, tenantId, context.clock(), undefined);
  const { cost = 0, runs = 0 } = usage.byAgent?.find(({ agentId }) => agentId === agentIdOf(key)) ?? {};
  const average = cost && runs ? [`A run has cost ${money(cost / runs, usage.currency)} on average this month`] : [];
  const known = [...takesUp, ...average];
  return known.length > 0 ? `${known.join('. ')}.` : undefined;
}

/** `at`: when it was started, in words. */
const args = v.object({ runId: v.string(), agentId: v.string(), agentName: v.string(), at: v.string() });

const cancel = defineAction({
  args,
  right: 'work',
  question: ({ agentName, at }) => ['cancel', `the run of ${agentName} from ${at}`],
  canUndo: false,
  agent: ({ agentId }) => agentId,
  carryOut: async (context, member, { runId, agentId, agentName }) => {
    await cancelRun(context, member, runId);
    return { text: `The run of ${agentName} is cancelled.`, to: addresses.run(agentId, runId) };
  },
});

const retry = defineAction({
  args,
  right: 'work',
  question: ({ agentName, at }) => ['retry', `the run of ${agentName} from ${at}`],
  canUndo: false,
  agent: ({ agentId }) => agentId,
  costs: (context, tenantId, { agentId }) => describeRunCost(context, tenantId, agentId),
  carryOut: async (context, member, { runId, agentId, agentName }) => {
    const { id } = await retryRun(context, member, runId);
    return { text: `The run of ${agentName} has started again.`, to: addresses.run(agentId, id), runId: id };
  },
});

export const actionsOnRuns = { cancelRun: cancel, retryRun: retry } as const;

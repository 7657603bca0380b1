import { money } from '@switchboard/api-contract/words/say';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import type { Context } from '../../platform/Context.ts';
import { readPreview } from '../../runs/readPreview.ts';
import { agentIdOf } from '../../tenants/agentKey.ts';
import { readUsage } from '../../usage/readUsage.ts';

/** What a run of an agent may cost: what its preview says, and what its runs of this month cost on average. */
export async function costsOfRun(context: Context, tenantId: string, key: string): Promise<string | undefined> {
  const { takes } = await readPreview(context, tenantId, key);
  const takesUp = (takes ?? []).map(({ what, amount }) => `${wordsOf(what)}: ${wordsOf(amount)}`);
  const usage = await readUsage(context.db, tenantId, context.clock(), undefined);
  const { cost = 0, runs = 0 } = usage.byAgent?.find(({ agentId }) => agentId === agentIdOf(key)) ?? {};
  const average = cost && runs ? [`A run has cost ${money(cost / runs, usage.currency)} on average this month`] : [];
  const known = [...takesUp, ...average];
  return known.length > 0 ? `${known.join('. ')}.` : undefined;
}

import { takesInput } from '@switchboard/api-contract/agents';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { Context } from '../../platform/Context.ts';
import { findMissing } from '../../runs/readiness.ts';
import type { AgentRow } from '../../tenants/agentRows.ts';

/** Why a run of this agent by its schedule can't start now; undefined if it can. */
export async function notReady(
  context: Pick<Context, 'db' | 'vault' | 'clock'>,
  agent: AgentRow,
  input: string | undefined,
): Promise<Fact | undefined> {
  if (takesInput.includes(agent.listType) && agent.listType !== 'orchestrator' && input === undefined)
    return { kind: agent.listType === 'research' ? 'noQuestion' : 'inputMissing', args: {} };
  return (await findMissing(context, agent))[0]?.fact;
}

import { proposalEndpoints } from '@switchboard/api-contract/endpoints/proposals';
import type { ProposalControl } from '@switchboard/ui/blocks/agents/AgentPage';
import { write } from '../../api/write.ts';

/**
 * Decides about what an agent proposed. `renew` reads the page anew, after a refusal too: another member may have
 * decided.
 */
export function proposalsOf(agentId: string, renew: () => Promise<unknown>): ProposalControl {
  const decide = (endpoint: (typeof proposalEndpoints)[keyof typeof proposalEndpoints]) => async (recordId: string) => {
    const outcome = await write<typeof endpoint>(endpoint, { values: { agentId, recordId } });
    await renew();
    return outcome;
  };
  return { onDo: decide(proposalEndpoints.doProposal), onDiscard: decide(proposalEndpoints.discardProposal) };
}

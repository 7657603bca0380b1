import { proposalEndpoints } from '@switchboard/api-contract/endpoints/proposals';
import type { ProposalControl } from '@switchboard/ui/blocks/agents/AgentPage';
import { write } from '../../api/write.ts';
import type { Known } from '../known.ts';

/** Decides about what an agent proposed. What comes of doing it stands elsewhere too, so that all is read again. */
export function proposalsOf(agentId: string, { keep, renew, after }: Known): ProposalControl {
  const of = (recordId: string) => ({ values: { agentId, recordId } });
  return {
    onDo: (id) => after(write(proposalEndpoints.doProposal, of(id)), renew),
    onDiscard: (id) => after(write(proposalEndpoints.discardProposal, of(id)), () => keep(id)),
  };
}

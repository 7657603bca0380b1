import { proposalEndpoints } from '@switchboard/api-contract/endpoints/proposals';
import type { ProposalControl } from '@switchboard/ui/blocks/agents/AgentPage';
import { write } from '../../api/write.ts';
import type { CachedReads } from '../cachedReads.ts';

/** Decides about what an agent proposed. What comes of doing it stands elsewhere too, so that all is read again. */
export function proposalActions(
  agentId: string,
  { replaceRecord, invalidate, afterWrite }: CachedReads,
): ProposalControl {
  const of = (recordId: string) => ({ values: { agentId, recordId } });
  return {
    onDo: (id) => afterWrite(write(proposalEndpoints.doProposal, of(id)), invalidate),
    onDiscard: (id) => afterWrite(write(proposalEndpoints.discardProposal, of(id)), () => replaceRecord(id)),
  };
}

import { proposal } from '../agents/proposals.ts';
import { done, work } from './Endpoint.ts';

/** What waits for a member's leave. `agentId` is an id or a slug. */
export const proposalEndpoints = {
  /** Does it, once: asked again, it answers with what came of it. 409 while it is being done. */
  doProposal: work.post('/api/agents/:agentId/records/proposals/:recordId/do', undefined, proposal, 'proposal.done'),
  discardProposal: work.del('/api/agents/:agentId/records/proposals/:recordId', done, 'proposal.discarded'),
} as const;

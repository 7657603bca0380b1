import { proposal } from '../agents/proposals.ts';
import { done, work } from './Endpoint.ts';

const base = '/api/agents/:agentId/records/proposals/:recordId';

/** What waits for a member's leave. `agentId` is an id or a slug. */
export const proposalEndpoints = {
  /** Does it, once: asked again, it answers with what came of it. */
  doProposal: work.post(`${base}/do`, undefined, proposal, 'proposal.done', {
    conflict: 'It is being done, or there is nothing to do',
  }),
  discardProposal: work.del(base, done, 'proposal.discarded', { conflict: 'It is being done' }),
} as const;

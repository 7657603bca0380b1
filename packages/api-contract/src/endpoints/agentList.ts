import { agentList, agentSummary, newAgent } from '../agents.ts';
import { configure, see } from './Endpoint.ts';

/** The list of agents, and adding one. By themselves, because the dashboard needs no more. */
export const agentListEndpoints = {
  agents: see.get('/api/agents', agentList),
  createAgent: configure.post('/api/agents', newAgent, agentSummary, 'agent.created'),
} as const;

import { agentDetail, agentList, agentSummary, configurationRequest, newAgent } from '../agents.ts';
import { runList } from '../runs/run.ts';
import { configure, see, work } from './Endpoint.ts';

/** Agents, lists of their runs, and their configuration. `agentId` is an id or a slug. */
export const agentEndpoints = {
  agents: see.get('/api/agents', agentList),
  createAgent: configure.post('/api/agents', newAgent, agentSummary),
  agent: see.get('/api/agents/:agentId', agentDetail),
  executions: see.get('/api/agent-executions/:agentId', runList),
  agentAction: work.post('/api/agents/:agentId/:action', undefined, agentDetail),
  configureAgent: configure.put('/api/agents/:agentId/config', configurationRequest, agentDetail),
} as const;

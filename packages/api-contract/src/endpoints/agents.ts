import { agentDetail, agentList, agentSummary, configurationRequest, newAgent } from '../agents.ts';
import { runList } from '../runs/run.ts';
import { get, post, put } from './Endpoint.ts';

/** Agents, lists of their runs, and their configuration. `agentId` is an id or a slug. */
export const agentEndpoints = {
  agents: get('/api/agents', agentList),
  createAgent: post('/api/agents', newAgent, agentSummary),
  agent: get('/api/agents/:agentId', agentDetail),
  executions: get('/api/agent-executions/:agentId', runList),
  agentAction: post('/api/agents/:agentId/:action', undefined, agentDetail),
  configureAgent: put('/api/agents/:agentId/config', configurationRequest, agentDetail),
} as const;

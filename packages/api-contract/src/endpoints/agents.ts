import {
  agentDetail,
  agentList,
  agentSummary,
  begunRun,
  configurationRequest,
  executionList,
  newAgent,
} from '../agents.ts';
import { get, post, put } from './Endpoint.ts';

/** Agents, their runs and their configuration. `agentId` is an id or a slug. */
export const agentEndpoints = {
  agents: get('/api/agents', agentList),
  createAgent: post('/api/agents', newAgent, agentSummary),
  agent: get('/api/agents/:agentId', agentDetail),
  executions: get('/api/agent-executions/:agentId', executionList),
  agentAction: post('/api/agents/:agentId/:action', undefined, agentDetail),
  configureAgent: put('/api/agents/:agentId/config', configurationRequest, agentDetail),
  runAgent: post('/api/agents/:agentId/runs', undefined, begunRun),
} as const;

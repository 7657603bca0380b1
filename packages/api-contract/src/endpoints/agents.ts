import { agentDetail, configurationRequest } from '../agentDetail.ts';
import { runList } from '../runs/run.ts';
import { agentListEndpoints } from './agentList.ts';
import { configure, see, work } from './Endpoint.ts';

/** Agents, lists of their runs, and their configuration. `agentId` is an id or a slug. */
export const agentEndpoints = {
  ...agentListEndpoints,
  agent: see.get('/api/agents/:agentId', agentDetail),
  executions: see.get('/api/agent-executions/:agentId', runList),
  agentAction: work.post('/api/agents/:agentId/:action', undefined, agentDetail, [
    'agent.started',
    'agent.stopped',
    'agent.restarted',
  ]),
  /** Its Active starts and stops the agent. */
  configureAgent: configure.put('/api/agents/:agentId/config', configurationRequest, agentDetail, [
    'agent.configured',
    'agent.started',
    'agent.stopped',
  ]),
} as const;

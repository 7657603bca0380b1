import { agentDetail, agentState, configurationRequest } from '../agentDetail.ts';
import { agentList, agentSummary, newAgent } from '../agents.ts';
import { runList } from '../runs/run.ts';
import { configure, see, work } from './Endpoint.ts';
import { agentSchedule, scheduleRequest } from '../schedules/schedule.ts';

/** When agents run by themselves. `agentId` is an id or a slug. */
export const scheduleEndpoints = {
  setSchedule: configure.put('/api/agents/:agentId/schedule', scheduleRequest, agentSchedule, 'schedule.set'),
} as const;

/** Agents, lists of their runs, and their configuration. `agentId` is an id or a slug. */
export const agentEndpoints = {
  agents: { ...see.get('/api/agents', agentList), keys: 'narrowed' },
  createAgent: configure.post('/api/agents', newAgent, agentSummary, 'agent.created', {
    conflict: 'There is no room for another agent',
  }),
  deleteAgent: configure.remove('/api/agents/:agentId', 'agent.deleted', { conflict: 'It is one of the seven' }),
  agent: see.get('/api/agents/:agentId', agentDetail),
  executions: see.get('/api/agent-executions/:agentId', runList),
  agentAction: work.post(
    '/api/agents/:agentId/:action',
    undefined,
    agentState,
    ['agent.started', 'agent.stopped', 'agent.restarted'],
    { conflict: 'It is switched off in its configuration' },
  ),
  configureAgent: configure.put(
    '/api/agents/:agentId/config',
    configurationRequest,
    agentState,
    ['agent.configured', 'agent.started', 'agent.stopped'],
    { conflict: 'Somebody else changed the same; `fields` says what' },
  ),
} as const;

import { agentDetail, agentList, agentSummary, configurationRequest, newAgent } from '../agents.ts';
import { runPreview } from '../runs/preview.ts';
import { run, runList, runRequest, runSummary } from '../runs/run.ts';
import { get, post, put, stream } from './Endpoint.ts';

/** Agents, their runs and their configuration. `agentId` is an id or a slug. */
export const agentEndpoints = {
  agents: get('/api/agents', agentList),
  createAgent: post('/api/agents', newAgent, agentSummary),
  agent: get('/api/agents/:agentId', agentDetail),
  executions: get('/api/agent-executions/:agentId', runList),
  agentAction: post('/api/agents/:agentId/:action', undefined, agentDetail),
  configureAgent: put('/api/agents/:agentId/config', configurationRequest, agentDetail),
  /** 409 with `missing` if the agent lacks something that it needs; 429 if too many of its runs are open. */
  runAgent: { ...post('/api/agents/:agentId/runs', runRequest, runSummary), created: true },
  runPreview: get('/api/agents/:agentId/run-preview', runPreview),
  /** See `liveEvents`. `Last-Event-ID` is honoured for a minute. Ends when the session does. */
  agentEvents: stream('/api/agents/:agentId/events'),
  run: get('/api/runs/:runId', run),
  /** 409 if the run has ended. */
  cancelRun: post('/api/runs/:runId/cancel', undefined, runSummary),
  /** A new run with the same input. 409 if this one has not ended. */
  retryRun: post('/api/runs/:runId/retry', undefined, runSummary),
} as const;

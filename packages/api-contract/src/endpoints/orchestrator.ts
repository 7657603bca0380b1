import { newWorkflow, orchestratorStatus, workflow } from '../records/orchestrator.ts';
import { get, post } from './Endpoint.ts';

/** The orchestrator page. */
export const orchestratorEndpoints = {
  orchestratorStatus: get('/api/agents/orchestrator/status', orchestratorStatus),
  addWorkflow: post('/api/agents/orchestrator/records/workflows', newWorkflow, workflow),
} as const;

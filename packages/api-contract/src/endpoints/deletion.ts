import { configure } from './Endpoint.ts';

/** Deleting agents that members created; apart from the agents' other calls, which every first page needs. */
export const deletionEndpoints = {
  /** Its open runs are cancelled; all of them stay readable for 30 days. 409 for one of the seven. */
  deleteAgent: configure.remove('/api/agents/:agentId', 'agent.deleted'),
} as const;

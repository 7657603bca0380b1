import { agentTable } from '@switchboard/api-contract/agentTable';

/**
 * The id of a record of something that a service knows by an id. Two agents of a tenant may read the same account, and
 * each keeps its own records, so an agent that a member created adds its own id.
 */
export const recordIdFor = (agentId: string, id: string): string =>
  agentTable.some((entry) => entry.id === agentId) ? id : `${id}~${agentId}`;

/** The id without the agent's. */
export const withoutAgentId = (recordId: string): string => recordId.replace(/~[^~]*$/, '');

import {
  listStatusOf,
  workingStatuses,
  type AgentListStatus,
  type AgentStatus,
} from '@switchboard/api-contract/agents';
import { lookup, type Rule } from './lookup.ts';

/** An agent's status in lists and on the dashboard. */
export const agentStatusRules = {
  active: { label: 'Active', tone: 'positive', lamp: 'lit' },
  idle: { label: 'Idle', tone: 'neutral', lamp: 'off' },
  paused: { label: 'Paused', tone: 'caution', lamp: 'half' },
  training: { label: 'Training', tone: 'info', lamp: 'pulse' },
  error: { label: 'Error', tone: 'critical', lamp: 'lit' },
} as const satisfies Record<AgentListStatus, Rule>;

/** The same in its detail, where active is called deployed. */
export const agentDetailStatusRules = {
  deployed: { ...agentStatusRules.active, label: 'Deployed' },
  idle: agentStatusRules.idle,
  training: agentStatusRules.training,
  paused: agentStatusRules.paused,
  error: agentStatusRules.error,
} as const satisfies Record<AgentStatus, Rule>;

/** The badge of an agent in a list. */
export const agentStatus = (status: string | undefined): Rule =>
  lookup({ ...agentStatusRules, deployed: agentStatusRules.active }, status);

/** Its badge in the detail. */
export const agentDetailStatus = (status: string | undefined): Rule =>
  lookup({ ...agentDetailStatusRules, active: agentDetailStatusRules.deployed }, status);

const working: readonly string[] = workingStatuses.flatMap((status) => [status, listStatusOf(status)]);

/** Whether the agent is running, and so can be stopped. */
export const isActive = (status: string | undefined): boolean => status !== undefined && working.includes(status);

/** Its badge in the workspace, which has two words: Active, and Idle for every other status. */
export const workspaceStatus = (status: string | undefined): Rule =>
  isActive(status) ? agentStatusRules.active : agentStatusRules.idle;

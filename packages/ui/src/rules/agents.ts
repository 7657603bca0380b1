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

/** An agent's status in its detail, where active is called deployed. */
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

/** The badge of an agent in its detail. */
export const agentDetailStatus = (status: string | undefined): Rule =>
  lookup({ ...agentDetailStatusRules, active: agentDetailStatusRules.deployed }, status);

const workingWords: readonly string[] = workingStatuses.flatMap((status) => [status, listStatusOf(status)]);

/** Whether an agent works, and so can be stopped. Takes the statuses of lists and of the detail. */
export const isActive = (status: string | undefined): boolean => status !== undefined && workingWords.includes(status);

/** The badge of an agent in its workspace, which has two words: Active, and Idle for every other status. */
export const workspaceStatus = (status: string | undefined): Rule =>
  isActive(status) ? agentStatusRules.active : agentStatusRules.idle;

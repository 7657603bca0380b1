import { listStatusOf, workingStatuses, type AgentListStatus } from '@switchboard/api-contract/agents';
import { lookup, type Rule } from './lookup.ts';

/**
 * An agent's status: the same in lists, on the dashboard, in its workspace and in its detail, where active is called
 * deployed.
 */
export const agentStatusRules = {
  active: { label: 'Active', tone: 'positive', lamp: 'lit' },
  idle: { label: 'Idle', tone: 'neutral', lamp: 'off' },
  paused: { label: 'Paused', tone: 'caution', lamp: 'half' },
  training: { label: 'Training', tone: 'info', lamp: 'pulse' },
  error: { label: 'Error', tone: 'critical', lamp: 'lit' },
} as const satisfies Record<AgentListStatus, Rule>;

const byAnyWord: Readonly<Record<string, Rule>> = {
  ...agentStatusRules,
  ...Object.fromEntries(Object.entries(listStatusOf).map(([word, listed]) => [word, agentStatusRules[listed]])),
};

/** The badge of an agent, by its status in a list or the detail. */
export const agentStatus = (status: string | undefined): Rule => lookup(byAnyWord, status);

const workingRules = new Set<Rule>(workingStatuses.map((status) => agentStatusRules[listStatusOf[status]]));

/** Whether the agent is running, and so can be stopped. */
export const isActive = (status: string | undefined): boolean => workingRules.has(agentStatus(status));

/** The research page's badge has two words: Active, and Idle for every other status. */
export const researchBadge = (status: string | undefined): Rule =>
  isActive(status) ? agentStatusRules.active : agentStatusRules.idle;

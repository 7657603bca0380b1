import type { AgentListStatus } from '@switchboard/api-contract/agents';
import { lookup, type Rule } from './lookup.ts';

/** Statuses of an agent in lists, on the dashboard and on its own page. */
export const agentListStatusRules = {
  active: { label: 'Active', tone: 'positive', lamp: 'lit' },
  idle: { label: 'Idle', tone: 'neutral', lamp: 'off' },
  paused: { label: 'Paused', tone: 'caution', lamp: 'half' },
} as const satisfies Record<AgentListStatus, Rule>;

/** The badge of an agent in a list. */
export const agentListStatus = (status: string | undefined): Rule => lookup(agentListStatusRules, status);

import type { AgentStatus } from '@switchboard/api-contract/agents';
import { lookup, type Rule } from './lookup.ts';

/** Statuses of the agent detail. */
export const agentStatusRules = {
  deployed: { label: 'Deployed', tone: 'positive', lamp: 'lit' },
  idle: { label: 'Idle', tone: 'neutral', lamp: 'off' },
  training: { label: 'Training', tone: 'info', lamp: 'pulse' },
  paused: { label: 'Paused', tone: 'caution', lamp: 'half' },
  error: { label: 'Error', tone: 'critical', lamp: 'lit' },
} as const satisfies Record<AgentStatus, Rule>;

/** The badge of the agent detail. */
export const agentStatus = (status: string | undefined): Rule => lookup(agentStatusRules, status);

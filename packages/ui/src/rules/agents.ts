import {
  listStatusOf,
  workingStatuses,
  type AgentListStatus,
  type AgentStatus,
} from '@switchboard/api-contract/agents';
import type { HeldReason } from '@switchboard/api-contract/schedules/schedule';
import { entryOf, lookup, type Rule } from './lookup.ts';

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

interface HeldRule {
  /** Why the schedule starts no runs, as a sentence. */
  readonly says: string;
  /** The button beside it that lets runs start again; missing if that is done elsewhere. */
  readonly action?: 'Resume' | 'Start';
}

const heldReasonRules = {
  disabled: { says: 'Held while the agent is switched off in its configuration.' },
  paused: { says: 'Held while the agent is paused.', action: 'Resume' },
  idle: { says: 'Held until the agent is started.', action: 'Start' },
  training: { says: 'Held while the agent is in training.', action: 'Start' },
  error: { says: 'Held while the agent is in error.', action: 'Start' },
  open: { says: 'Held until the last run has ended.' },
} as const satisfies Record<HeldReason, HeldRule>;

/** Why a schedule starts no runs now. For a reason that we do not know it says only that it is held. */
export const scheduleHeld = (reason: string): HeldRule =>
  entryOf<HeldRule>(heldReasonRules, reason) ?? { says: 'Held for now.' };

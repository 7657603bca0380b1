import * as v from 'valibot';
import { limits } from './limits.ts';
import { agentTable } from './agentTable.ts';
import { cell, figure, flag, instant, requiredText, rows, text, optionalText } from './wire.ts';

/** Ids of agents: letters, digits, dash and underscore, at most 64. Anything else is 'Invalid agent ID provided.' */
export const agentIdPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/**
 * Every status of an agent; a new one begins here. `listed` is its word outside the agent's detail: in lists, on
 * dashboard cards and in status answers. `worksByItself`: it works on its schedule and can be stopped; in any other
 * status it can be started.
 */
const agentStatusTable = {
  deployed: { listed: 'active', worksByItself: true },
  idle: { listed: 'idle', worksByItself: false },
  paused: { listed: 'paused', worksByItself: false },
  training: { listed: 'training', worksByItself: false },
  error: { listed: 'error', worksByItself: false },
} as const satisfies Record<string, { readonly listed: string; readonly worksByItself: boolean }>;
/** Statuses of the agent detail. */
export type AgentStatus = keyof typeof agentStatusTable;
/** Statuses in lists. */
export type AgentListStatus = (typeof agentStatusTable)[AgentStatus]['listed'];
export const agentStatuses = Object.keys(agentStatusTable) as readonly AgentStatus[];
/** The word of a status in lists. */
export const listStatusOf = (status: AgentStatus): AgentListStatus => agentStatusTable[status].listed;
export const agentListStatuses: readonly AgentListStatus[] = agentStatuses.map(listStatusOf);
/** The statuses in which an agent works on its own. */
export const workingStatuses = agentStatuses.filter((status) => agentStatusTable[status].worksByItself);

/** An agent as `GET /api/agents` lists it. `stats` are counts of executions since the agent was created. */
export const agentSummary = v.object({
  id: v.string(),
  name: v.string(),
  type: v.fallback(v.optional(v.string(), ''), ''),
  model: text(),
  description: text(),
  /** One of `agentListStatuses`, or an unknown word. */
  status: v.fallback(v.optional(v.string(), ''), ''),
  sessions: figure(),
  tokens: figure(),
  createdAt: instant(),
  lastActiveAt: instant(),
  /** true: built-in sample figures, not the tenant's. */
  sample: flag(),
  stats: cell(v.object({ processed: figure(), success: figure(), pending: figure() })),
});
export type AgentSummary = v.InferOutput<typeof agentSummary>;
export const agentList = rows(agentSummary);

/** The actions of `POST /api/agents/{id}/{action}`. */
export const agentActions = ['start', 'stop', 'restart'] as const;
export type AgentAction = (typeof agentActions)[number];
/** An agent's status after each action. */
export const statusAfter = { start: 'deployed', stop: 'paused', restart: 'deployed' } as const satisfies Record<
  AgentAction,
  AgentStatus
>;
/** The past tense for 'Agent {action}ed successfully', in correct English. */
export const agentActionPast = { start: 'started', stop: 'stopped', restart: 'restarted' } as const satisfies Record<
  AgentAction,
  string
>;

/** Agents, by list type, whose runs work on a text. */
export const takesInput: readonly string[] = ['research', 'orchestrator', 'custom'];
/** Agents, by list type, whose next run may be shown before it starts. */
export const showsPreview: readonly string[] = ['lead-generation'];

/** Body of `POST /api/agents`. `type` is the list type of one of the seven, or 'custom'. */
export const newAgentTypes = [...agentTable.map((entry) => entry.listType), 'custom'] as const;
export const newAgent = v.strictObject({
  name: requiredText('Name', limits.text.name),
  type: v.picklist(newAgentTypes, 'Type must be one of the listed ones'),
  description: optionalText('Description', limits.text.line),
});
/** The form in which names must differ: case and spaces don't count. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
export type NewAgent = v.InferInput<typeof newAgent>;

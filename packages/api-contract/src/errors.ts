import * as v from 'valibot';
import { limits } from './limits.ts';
import { missing } from './runs/missing.ts';

/**
 * How many seconds a `Retry-After` header asks to wait from `now` on (ms of Unix time), in both forms that HTTP knows:
 * a number of seconds, or a date. undefined if it says neither.
 * https://www.rfc-editor.org/rfc/rfc9110#name-retry-after
 */
export function readRetryAfter(header: string | null | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  // Only a date has letters: '-5' and '12,5' would be years to Date.parse.
  const at = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, (at - now) / 1000);
}

/**
 * A field that somebody else changed meanwhile: what it is now (left out if it has no value) and, where the same call
 * changes it to something else, what that wants (null to take it away), so that one of both is to be chosen.
 */
export const conflict = v.object({
  field: v.string(),
  yours: v.optional(v.unknown()),
  theirs: v.optional(v.unknown()),
});
export type Conflict = v.InferOutput<typeof conflict>;

/**
 * Body of every refusing JSON answer: one sentence; for 422 one sentence per field; for a run that can't start, what it
 * lacks; for a change that is based on an old version, what clashes, and the newer record; for new credentials that
 * were not taken, because others work, what their test found, and what can be chosen if it found nothing; for what was
 * deleted, that it was; for what needs the password or a passkey once more, that it does.
 */
export const errorBody = v.object({
  error: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
  missing: v.optional(v.array(missing)),
  conflicts: v.optional(v.array(conflict)),
  theirs: v.optional(v.looseObject({ id: v.string() })),
  outcome: v.optional(v.string()),
  choose: v.optional(v.array(v.picklist(['keep', 'use']))),
  deleted: v.optional(v.boolean()),
  unproven: v.optional(v.boolean()),
});
export type ErrorBody = v.InferOutput<typeof errorBody>;

/** The kinds of refusals that the API gives, and the HTTP status of each. */
export const refusalStatus = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  /** The member has to prove who they are, and may then ask again. Never 401, which ends the session. */
  unproven: 403,
  missing: 404,
  conflict: 409,
  gone: 410,
  invalid: 422,
  limited: 429,
  notSupported: 501,
  unavailable: 503,
} as const;
export type RefusalKind = keyof typeof refusalStatus;

/** The messages of the error catalogue, as documented. */
export const messages = {
  agentDelete: 'Failed to delete agent',
  agentBuiltIn: 'The seven agents that come with the product can’t be deleted',
  timeout: 'Request timed out - this operation may still be processing in the background',
  agentDetails: 'Failed to fetch agent details',
  agentExecutions: 'Failed to fetch agent executions',
  agentMissing: 'The requested agent could not be found.',
  agentInvalid: 'Invalid agent ID provided.',
  agentAction: (action: string) => `Failed to ${action} agent`,
  agentNameTaken: 'An agent with this name already exists',
  agentsFull: `Your organisation has ${limits.createdAgents} agents of its own, which is the limit. Delete one first.`,
  agentUpdate: 'Failed to update agent',
  configuration: 'Failed to update configuration',
  configurationChanged: 'The configuration has changed since you opened it. Review it before you save.',
  recordStays: 'This is not deleted here',
  workflowAtWork: 'This workflow has not ended. Cancel it first.',
  recordChanged: 'This record has changed since you opened it',
  login: 'Login failed',
  credentials: 'Invalid credentials',
  unproven: 'Confirm that it is you: enter your password, or use a passkey.',
  demo: 'Demo login failed',
  demoUnavailable: 'Demo login unavailable',
  chatRefused: 'Neural interface connection failed. Please try again.',
  chatUnreachable: 'System error detected. Reinitializing...',
  microphoneDenied: 'Microphone access denied. Please allow microphone access and try again.',
  connections: (status: number, statusText: string) => `HTTP ${status}: ${statusText}`,
  systemPrompt: 'Failed to update system prompt',
  startResearch: 'Failed to start research',
  toggleAgent: 'Failed to toggle agent',
  connectionTest: 'Connection test failed',
} as const;

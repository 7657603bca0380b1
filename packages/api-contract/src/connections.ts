import * as v from 'valibot';
import { sandboxKeys, type SandboxKey } from './sandboxKeys.ts';
import { cell, figure, flag, instant, rows, text } from './wire.ts';
import { factOrText } from './words/factOrText.ts';

/** Categories in the order of the filter buttons; 'All' comes before them. */
export const connectionCategories = [
  'AI & ML',
  'Google Workspace',
  'Payment & Business',
  'Communication',
  'Productivity',
  'CRM',
  'Search & Data',
  'Payments',
  'Automation',
] as const;
export type ConnectionCategory = (typeof connectionCategories)[number];

/** Statuses of a connection; any other word reads as Disconnected. */
export const connectionStatuses = ['connected', 'error', 'pending', 'disconnected'] as const;
export type ConnectionStatus = (typeof connectionStatuses)[number];

/**
 * Outcomes of a connection test. `shape-only`: a real call would cost money or have an effect, so only the format of
 * the key was checked.
 */
export const testOutcomes = ['ok', 'wrong-credentials', 'no-permission', 'could-not-check', 'shape-only'] as const;
export type TestOutcome = (typeof testOutcomes)[number];

/** Something that a service switches off on a day, such as a model or a way of signing in; see `services/ends.ts`. */
const connectionEnd = v.object({ what: v.string(), on: v.pipe(v.string(), v.isoDate()), instead: text() });

/**
 * Result of the last test. `wordsOf` turns `message` into words, `nextStepWords` turns `nextStep`. `latencyMs` in
 * milliseconds, missing if no call was made. `since`: when the connection was first found in error, if it is. `by`: who
 * found it: a `member` who had it tested, or `use`, when the service refused a call of an agent or of the assistant;
 * `name` is the member's, or the agent's.
 */
export const testResult = v.object({
  outcome: v.fallback(v.string(), 'could-not-check'),
  message: factOrText(),
  nextStep: factOrText(),
  latencyMs: figure(),
  testedAt: instant(),
  since: instant(),
  by: cell(v.object({ type: text(), name: text() })),
  /** What the service says will end of what this connection uses. */
  ends: cell(v.array(connectionEnd)),
});
export type TestResult = v.InferOutput<typeof testResult>;

/** One third-party service of the tenant. `usage` counts this month's requests against the plan's limit. */
export const connection = v.object({
  id: v.string(),
  name: v.string(),
  description: text(),
  category: text(),
  status: v.fallback(v.optional(v.string(), ''), ''),
  /** An emoji that older clients map to an icon. */
  icon: text(),
  /** An instant, or words such as '14 minutes ago'. */
  lastSync: text(),
  usage: cell(v.object({ requests: figure(), limit: figure() })),
  /** Keys of the setup fields with a stored value. The secrets themselves are never sent. */
  stored: v.fallback(v.optional(v.array(v.string()), []), []),
  lastTest: cell(testResult),
  /**
   * Names of the agents whose runs call this service, those included that send new records there; empty if nobody does
   * yet. What members send there themselves is known by `destinationsThrough`.
   */
  usedBy: v.fallback(v.optional(v.array(v.string()), []), []),
  /** Names of those among them that can't run without it, as things are: nothing else that is connected does instead. */
  stops: v.fallback(v.optional(v.array(v.string()), []), []),
  sample: flag(),
  /** true: the sandbox answers in place of the service. */
  sandbox: flag(),
  /** What ends of what it uses, the next one first: as it was announced, and as the last test found. */
  ends: cell(v.array(connectionEnd)),
});
export type Connection = v.InferOutput<typeof connection>;

/** Answer of `GET /api/connections`. */
export const connectionList = rows(connection);

/** How calls to services went within an hour. */
const callHour = v.object({ at: v.string(), ok: figure(), failed: figure(), sandbox: flag() });
export type CallHour = v.InferOutput<typeof callHour>;

/**
 * Answer of `GET /api/connections/calls`: of today and yesterday, each hour with calls. `sandboxRecords`: true if the
 * sandbox is allowed and there are records that came from it.
 */
export const serviceCalls = v.object({ hours: rows(callHour), sandboxRecords: flag() });

/**
 * The values of a setup form, keyed by the field names of the catalogue; blank secrets keep what is stored. `unchecked:
 * 'use'` takes new values in place of ones that work even if they can't be checked.
 */
export type ConnectionSetup = Record<string, string>;

/**
 * A setup that asks for no fields, because the sandbox answers in place of the service, as its key says; by default the
 * one that works.
 */
export interface SandboxSetup {
  readonly sandbox: true;
  readonly key?: SandboxKey | undefined;
}

/** Body of `POST /api/connections/{id}/setup`: the fields, or the sandbox. */
export const setupRequest = v.objectWithRest(
  {
    sandbox: v.optional(v.literal(true, 'sandbox must be true')),
    unchecked: v.optional(v.literal('use', 'unchecked must be use')),
    key: v.optional(
      v.picklist(
        sandboxKeys.map(({ id }) => id),
        'key must be one of the sandbox’s keys',
      ),
    ),
  },
  v.string('Each field must be text'),
) as unknown as v.GenericSchema<ConnectionSetup | SandboxSetup>;

/** Whether a setup is one of the sandbox. */
export const isSandboxSetup = (setup: ConnectionSetup | SandboxSetup): setup is SandboxSetup => setup.sandbox === true;

import * as v from 'valibot';
import { agentConfiguration, execution } from '../agentDetail.ts';
import { limits } from '../limits.ts';
import { cell, figure, flag, instant, rows, rowsOrNone, text } from '../wire.ts';
import { factOrText } from '../words/factOrText.ts';

/**
 * What began a run: a member, a program with a key, the agent's schedule, a workflow, the assistant, or the retry of an
 * earlier run.
 */
export const runTriggers = ['member', 'key', 'schedule', 'workflow', 'assistant', 'retry'] as const;
export type RunTrigger = (typeof runTriggers)[number];

/**
 * What cut a run short. `member`: somebody cancelled it. `budget`: it is completed if something was kept, else failed.
 * `dailyLimit`: it is completed; where it found nothing itself, it stands for what was found that day.
 */
export const runEndings = ['member', 'budget', 'dailyLimit', 'shutdown'] as const;
export type RunEnding = (typeof runEndings)[number];

/**
 * The one thing that a member can do about a run. `kind`: connection, setting, limit, budget, preview or retry. `to`:
 * an address in the app; missing for 'retry'.
 */
const next = v.object({ kind: v.string(), label: v.string(), to: text() });

/** How far a run is. `of` is missing if the end can't be counted. `text` says what it does now. */
const progress = v.object({ done: figure(), of: figure(), text: factOrText() });

/**
 * What a run cost. `unknown`: at least one of its paid calls has no price, so that the amount, if there is one, is not
 * all.
 */
const cost = v.object({ amount: figure(), currency: text(), unknown: flag() });

/** One run in the list of an agent's runs. Times of a run that has not got so far are missing; `duration` in ms. */
export const runEntry = v.object({
  ...execution.entries,
  agentId: text(),
  /** One of `runEndings`; missing if nothing cut it short. */
  endedBy: text(),
  /** One of `runTriggers`. */
  trigger: text(),
  /** The name of the member, the key or the workflow that began it. */
  startedBy: text(),
  /** The name of the member who cancelled it. */
  endedByName: text(),
  queuedAt: instant(),
  /** How often it was started. */
  attempts: figure(),
  /** When a queued run is tried again, or goes on. */
  notBefore: instant(),
  /** Its place among the agent's queued runs, from 1; missing unless it is queued. */
  place: figure(),
  /** Cancel was asked for, and the run has not ended yet. */
  cancelling: flag(),
  progress: cell(progress),
  next: cell(next),
  cost: cell(cost),
});
export type RunEntry = v.InferOutput<typeof runEntry>;
/** `GET /api/agent-executions/{id}`: the latest runs, newest first. */
export const runList = rows(runEntry);

/** A run that can be asked for again by its id: the newest of an agent, or one that was just begun. */
export const runSummary = v.object({ ...runEntry.entries, id: v.string() });
export type RunSummary = v.InferOutput<typeof runSummary>;

/**
 * One thing that a run did: a call to a service (`service` is the connection's id), a request to a language model, a
 * decision, or a write of records. Holds no secret and no content of a message.
 */
export const runStep = v.object({
  at: instant(),
  /** call, model, decision or write. */
  kind: v.fallback(v.optional(v.string(), ''), ''),
  text: factOrText(),
  service: text(),
  method: text(),
  path: text(),
  /** HTTP status of the answer; missing if there was none. */
  status: figure(),
  durationMs: figure(),
  model: text(),
  tokensIn: figure(),
  tokensOut: figure(),
  /** How much of `unit` (credits, searches, messages) the call used. */
  units: figure(),
  unit: text(),
  /** The records that it wrote: their collection and how many there are. */
  records: cell(v.object({ collection: v.string(), count: v.number() })),
  /** The step failed: it got no answer, or one that could not be used. */
  failed: flag(),
});
export type RunStep = v.InferOutput<typeof runStep>;

/** `GET /api/runs/{runId}`: the whole run. `configuration` is the agent's as it was when the run first started. */
export const run = v.object({
  ...runSummary.entries,
  agentName: text(),
  input: text(),
  configuration: cell(agentConfiguration),
  steps: rowsOrNone(runStep),
  /** How many steps were not kept. */
  stepsLeftOut: figure(),
  /** The steps were kept until then; missing if they still are. */
  stepsGone: flag(),
  /** The run that this one is the retry of. */
  retryOf: text(),
  /** The newest retry of this run. */
  retriedBy: text(),
});
export type RunDetail = v.InferOutput<typeof run>;

/** Body of `POST /api/agents/{id}/runs`. Only some agents take an input: see `takesInput`. */
export const runRequest = v.optional(
  v.strictObject({
    input: v.optional(
      v.pipe(
        v.string('The input must be text'),
        v.trim(),
        v.maxLength(limits.text.runInput, `The input must have at most ${limits.text.runInput} characters`),
      ),
    ),
  }),
  {},
);

/**
 * What `GET /api/agents/{id}/events` sends, as server-sent events: the names of the events, and their data as JSON.
 * They say what has changed; whoever wants to know more reads it. `id` grows; a comment every `heartbeatMs` shows that
 * the stream is alive.
 */
export const liveEvents = {
  /** A run was queued, has begun, progressed or ended. */
  run: v.object({ id: v.string(), agentId: text(), status: text(), progress: runEntry.entries.progress }),
  /** A run has taken steps; `index` is that of the last one. */
  step: v.object({ runId: v.string(), index: figure() }),
  /** Records of a collection have changed. */
  records: v.object({ collection: v.string() }),
} as const;
type LiveEventName = keyof typeof liveEvents;
export type LiveEvent = {
  [N in LiveEventName]: { readonly event: N; readonly data: v.InferInput<(typeof liveEvents)[N]> };
}[LiveEventName];

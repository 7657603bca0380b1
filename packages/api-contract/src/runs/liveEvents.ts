import * as v from 'valibot';
import { figure, text } from '../wire.ts';
import { runEntry } from './run.ts';

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
export type LiveEventName = keyof typeof liveEvents;
export type LiveEvent = {
  [N in LiveEventName]: { readonly event: N; readonly data: v.InferInput<(typeof liveEvents)[N]> };
}[LiveEventName];

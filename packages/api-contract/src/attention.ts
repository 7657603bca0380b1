import * as v from 'valibot';
import { programRequest } from './requests.ts';
import { isZone, hourMs } from './time.ts';
import { cell, figure, flag, instant, rows, rowsOrNone, text } from './wire.ts';

/** The severities, the worst first. One that is not known is shown as the least. */
export const severities = ['critical', 'caution', 'info'] as const;
export type Severity = (typeof severities)[number];

/** What can need somebody. Each has its icon. */
export const attentionKinds = [
  'runs',
  'workflow',
  'connection',
  'ends',
  'replies',
  'proposals',
  'duplicates',
  'sync',
  'schedule',
  'invitation',
  'budget',
  'alert',
  'storage',
  'request',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/**
 * Something that needs somebody, until its cause is gone. Equal causes make one item: `count` says how many. `text`
 * says what it is, `about` how many of what, both without a full stop. `action`: the button that leads to where it is
 * solved; missing if that is not in the app. `request`: what a program asked for, to be allowed or discarded here.
 */
export const attentionItem = v.object({
  id: v.string(),
  kind: text(),
  severity: text(),
  text: text(),
  about: text(),
  count: figure(),
  /** When the first of them was. */
  since: instant(),
  /** It was in the sandbox. */
  sandbox: flag(),
  action: cell(v.object({ label: v.string(), to: v.string() })),
  request: cell(v.pick(programRequest, ['id', 'key', 'start', 'owner', 'until'])),
});
export type AttentionItem = v.InferOutput<typeof attentionItem>;

/**
 * One thing that was done while a member was away: `link` is the part of the sentence that leads to it, `rest` what
 * follows. `agentId`: who did it.
 */
const sinceLine = v.object({
  id: v.string(),
  agentId: text(),
  link: text(),
  rest: text(),
  to: text(),
  sandbox: flag(),
});

/** What was done while a member was away, in at most five lines. Its id for putting it away is `sinceId`. */
export const sinceYouWereHere = v.object({ from: instant(), lines: rowsOrNone(sinceLine) });
export type SinceYouWereHere = v.InferOutput<typeof sinceYouWereHere>;
export const sinceId = 'since';

/** How far an organisation is on its way to a first result of its own. */
export const firstSteps = v.object({
  /** A model and one service are connected. */
  connected: flag(),
  /** All that is connected is the sandbox's. */
  sandbox: flag(),
  /** The sandbox may be connected, and nothing else is. */
  offer: flag(),
  /** An agent knows what to look for. */
  chosen: flag(),
  /** Where that is chosen, and where that agent is run. */
  choose: text(),
  run: text(),
});
export type FirstSteps = v.InferOutput<typeof firstSteps>;

/** How many connections work, fail, and are not there; of the sandbox's only while there are no real ones. */
const integrations = v.object({ connected: figure(), failing: figure(), missing: figure(), sandbox: flag() });

/** Answer of `GET /api/attention`. */
export const attention = v.object({
  /** The worst first, at most 200. */
  items: rows(attentionItem),
  /** How many further ones there are. */
  more: figure(),
  /** Missing before a member was away for long, and once it was put away. */
  since: cell(sinceYouWereHere),
  /** Missing after the first result, and once they were dismissed. */
  firstSteps: cell(firstSteps),
  /** The connections of an organisation that sees no samples. */
  connected: figure(),
  /** How the organisation's own connections are; missing while it has none. */
  integrations: cell(integrations),
});
export type Attention = v.InferOutput<typeof attention>;

/** Body of putting one off: the zone in which its tomorrow begins. */
export const laterRequest = v.optional(
  v.strictObject({
    zone: v.optional(
      v.pipe(v.string('Choose a time zone'), v.check(isZone, 'Choose a time zone such as Europe/Berlin')),
    ),
  }),
  {},
);

/**
 * How many attention items and lines there are at most, and how long somebody must be away to see what was done
 * meanwhile. `shown`: how many items are listed at first; all of them if fewer than `folded` would be hidden.
 */
export const attentionLimits = {
  items: 200,
  shown: 5,
  folded: 3,
  lines: 5,
  awayMs: 4 * hourMs,
  visitEveryMs: 900_000,
} as const;

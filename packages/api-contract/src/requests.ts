import * as v from 'valibot';
import { instant, text } from './wire.ts';

/**
 * States of what a program asked for through a key: it waits for a member's yes, is being done, was done, was
 * discarded, nobody said yes in time, or could not be done.
 */
export const requestStates = ['waiting', 'doing', 'done', 'discarded', 'expired', 'failed'] as const;
export type RequestState = (typeof requestStates)[number];

/** How long a request waits for a yes, and how many of one key may wait at once. */
export const requestLimits = { waitHours: 24, waiting: 20 } as const;

/**
 * What a program asked for: `text` says what, `about` more of it and what it may cost, both without a full stop. `key`
 * is the name of the key, `start` its first characters, `owner` the name of its member. `until`: it waits no longer.
 * `decidedBy`: who said yes or discarded it. `outcome`: what came of it, in a sentence. `to`: the page of the app where
 * that shows.
 */
export const programRequest = v.object({
  id: v.string(),
  state: text(),
  text: text(),
  about: text(),
  key: text(),
  start: text(),
  owner: text(),
  at: instant(),
  until: instant(),
  decidedBy: text(),
  decidedAt: instant(),
  outcome: text(),
  to: text(),
});
export type ProgramRequest = v.InferOutput<typeof programRequest>;

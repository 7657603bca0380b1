import * as v from 'valibot';
import { recordFields } from '../records/calls.ts';
import { flag, instant, text } from '../wire.ts';
import { factOrText } from '../words/factOrText.ts';

/** What the agent did about an invitation or a room. `proposed`: nothing yet; a member was asked. */
export const answerStates = ['proposed', 'done', 'undone'] as const;
export type AnswerState = (typeof answerStates)[number];

/** Something that the agent did, or proposed, about an event. `did` is the kind of what was done, `reason` why. */
export const answer = v.object({
  id: v.string(),
  ...recordFields,
  eventId: text(),
  title: text(),
  /** Whose invitation it was, or the address of the room. */
  whose: text(),
  did: text(),
  text: factOrText(),
  reason: factOrText(),
  state: text(),
  at: instant(),
  sandbox: flag(),
});
export type Answer = v.InferOutput<typeof answer>;

/** The collection of each agent that answers invitations. */
export const answers = {
  one: 'answer',
  record: answer,
  sorts: ['at', 'title', 'whose'],
  filters: ['state', 'did'],
  searched: ['title', 'whose'],
  staysPut: true,
} as const;

/** The answers that were given: those that are only proposed are listed as proposals. */
export const answersGiven = <One extends { readonly state?: string | null | undefined }>(all: readonly One[]): One[] =>
  all.filter(({ state }) => state !== 'proposed');

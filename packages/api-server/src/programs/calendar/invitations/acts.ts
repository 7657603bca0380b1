import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import { defineAct } from '../../../proposals/Act.ts';
import { bookAtGoogle, keepAnswer, openForAct, replyAtGoogle } from '../google/actAtGoogle.ts';
import { factOrTextSchema } from '@switchboard/api-contract/words/factOrText';

/** What is kept of something that was done about an event, as an act carries it until then. */
const storedAnswer = v.object({
  id: v.string(),
  eventId: v.string(),
  title: v.string(),
  whose: v.string(),
  did: v.picklist(['accepted', 'declined', 'room']),
  text: factOrTextSchema,
  reason: factOrTextSchema,
});
export type StoredAnswer = v.InferOutput<typeof storedAnswer>;

const invitation = v.object({
  /** What is kept of it, and taken back by. */
  answer: storedAnswer,
  eventId: v.string(),
  reply: v.picklist(['accepted', 'declined']),
});

/** Answers an invitation with yes, or with no and a sentence. */
export const answerInvitation = defineAct(
  'answerInvitation',
  invitation,
  async (context, { agent, args, caller, sandbox }) => {
    const { answer, eventId, reply } = args;
    const google = await openForAct(context, caller, sandbox);
    const event = await replyAtGoogle(google, eventId, {
      reply,
      unless: 'needsAction',
      ...(reply === 'declined' && { comment: `${wordsOf({ kind: 'sorryForClash', args: {} })}.` }),
    });
    const names = { title: answer.title, by: answer.whose };
    return {
      outcome: { kind: reply === 'accepted' ? 'invitationAccepted' : 'invitationDeclined', args: names },
      write: (db, at) => keepAnswer(db, { agent, sandbox, answer, state: 'done', event }, at),
    };
  },
);

const booking = v.object({ answer: storedAnswer, eventId: v.string() });

/** Adds a room to an event of the account. */
export const bookRoom = defineAct(
  'bookRoom',
  booking,
  async (context, { agent, args: { answer, eventId }, caller, sandbox }) => {
    const google = await openForAct(context, caller, sandbox);
    const event = await bookAtGoogle(google, eventId, answer.whose);
    return {
      outcome: { kind: 'roomBooked', args: { title: answer.title, room: answer.whose } },
      write: (db, at) => keepAnswer(db, { agent, sandbox, answer, state: 'done', event }, at),
    };
  },
);

import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import { defineOutboundAction } from '../../../proposals/OutboundAction.ts';
import { bookRoomAtGoogle, saveAnswer, answerAtGoogle } from '../google/changeAtGoogle.ts';
import { factOrTextSchema } from '@switchboard/api-contract/words/factOrText';
import { openForAction } from '../openCalendar.ts';

/** What is kept of something that was done about an event, as an action carries it until then. */
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
export const answerInvitation = defineOutboundAction(
  'answerInvitation',
  invitation,
  async (context, { agent, args, caller, sandbox }) => {
    const { answer, eventId, reply } = args;
    const google = await openForAction(context, caller, sandbox);
    const event = await answerAtGoogle(google, eventId, {
      reply,
      unless: 'needsAction',
      ...(reply === 'declined' && { comment: `${wordsOf({ kind: 'sorryForClash', args: {} })}.` }),
    });
    const names = { title: answer.title, by: answer.whose };
    return {
      outcome: { kind: reply === 'accepted' ? 'invitationAccepted' : 'invitationDeclined', args: names },
      write: (db, at) => saveAnswer(db, { agent, sandbox, answer, state: 'done', event }, at),
    };
  },
);

const booking = v.object({ answer: storedAnswer, eventId: v.string() });

/** Adds a room to an event of the account. */
export const bookRoom = defineOutboundAction(
  'bookRoom',
  booking,
  async (context, { agent, args: { answer, eventId }, caller, sandbox }) => {
    const google = await openForAction(context, caller, sandbox);
    const event = await bookRoomAtGoogle(google, eventId, answer.whose);
    return {
      outcome: { kind: 'roomBooked', args: { title: answer.title, room: answer.whose } },
      write: (db, at) => saveAnswer(db, { agent, sandbox, answer, state: 'done', event }, at),
    };
  },
);

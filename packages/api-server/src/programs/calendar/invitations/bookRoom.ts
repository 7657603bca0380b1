import * as v from 'valibot';
import { defineAct } from '../../../proposals/Act.ts';
import { bookAtGoogle, keepAnswer, openForAct } from '../google/actAtGoogle.ts';
import { storedAnswer } from './storedAnswer.ts';

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

import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import * as v from 'valibot';
import { defineAct } from '../../../proposals/Act.ts';
import { keepAnswer, openForAct, replyAtGoogle } from '../google/actAtGoogle.ts';
import { storedAnswer } from './storedAnswer.ts';

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

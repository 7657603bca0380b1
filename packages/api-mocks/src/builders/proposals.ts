import { proposal as proposalSchema } from '@switchboard/api-contract/agents/proposals';
import type * as v from 'valibot';
import { answer as answerSchema } from '@switchboard/api-contract/agents/answers';
import { reply as replySchema } from '@switchboard/api-contract/agents/replies';
import { read } from './build.ts';
import { minutesAgo } from '../now.ts';

type ReplyAnswer = v.InferInput<typeof replySchema>;

/** A draft that waits for a member. */
export const replyAnswer = (overrides: Partial<ReplyAnswer> = {}): ReplyAnswer => ({
  id: 'reply-1',
  emailId: 'email-1',
  threadId: 'thread-1',
  to: 'dana@northwindfreight.com',
  name: 'Dana Whitfield',
  subject: 'Re: Contract for Q1 lanes',
  content: 'Hello Dana,\n\nthank you for the changed version. I will see to it.\n\nKind regards,\nAda Brandt',
  asked: 'When does the signed version come?',
  category: 'sales',
  state: 'draft',
  createdAt: minutesAgo(8),
  inGmail: true,
  runId: 'run-1',
  ...overrides,
});
export const reply = (overrides: Partial<ReplyAnswer> = {}) => read(replySchema, replyAnswer(overrides));

/** An invitation that was accepted in the member's name. */
export const answer = (overrides: Partial<v.InferInput<typeof answerSchema>> = {}) =>
  read(answerSchema, {
    id: 'answer-1',
    did: 'accepted',
    text: { kind: 'invitationAccepted', args: { title: 'Budget', by: 'Samira' } },
    reason: { kind: 'fallsIntoFreeSlot', args: {} },
    state: 'done',
    at: minutesAgo(40),
    ...overrides,
  });

/** A message that waits for a member's leave. */
export const proposal = (overrides: Partial<v.InferInput<typeof proposalSchema>> = {}) =>
  read(proposalSchema, {
    id: 'proposal-1',
    kind: 'sendMail',
    text: { kind: 'sendMessageTo', args: { to: 'dana@lanes.test', subject: 'Contract for Q1 lanes' } },
    target: 'dana@lanes.test',
    runId: 'run-1',
    state: 'waiting',
    createdAt: minutesAgo(12),
    ...overrides,
  });

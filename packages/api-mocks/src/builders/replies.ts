import { reply as replySchema } from '@switchboard/api-contract/agents/replies';
import type * as v from 'valibot';
import { read } from './read.ts';
import { minutesAgo } from './times.ts';

export type ReplyAnswer = v.InferInput<typeof replySchema>;

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

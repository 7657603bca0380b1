import { answer as answerSchema } from '@switchboard/api-contract/agents/answers';
import type * as v from 'valibot';
import { read } from './read.ts';
import { minutesAgo } from './times.ts';

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

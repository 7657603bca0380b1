import { chatResponse as chatSchema } from '@switchboard/api-contract/assistant';
import type * as v from 'valibot';
import { read } from './read.ts';

export type ChatAnswer = v.InferInput<typeof chatSchema>;

/** What the assistant says after a search for leads. */
export function chatAnswer(overrides: Partial<ChatAnswer> = {}): ChatAnswer {
  return {
    response:
      'I found 34 logistics companies in Poland with fewer than five hundred people. Twelve have a verified contact, and I have drafted a first mail for each of them.',
    agents: ['orchestrator', 'lead-generation'],
    ...overrides,
  };
}
export const chat = (overrides: Partial<ChatAnswer> = {}) => read(chatSchema, chatAnswer(overrides));

/** What a member says to the recorder. */
export const transcript = 'Find logistics companies in Poland with up to five hundred people and draft a first mail.';

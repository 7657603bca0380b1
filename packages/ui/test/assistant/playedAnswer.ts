import type { ChatResponse } from '@switchboard/api-contract/assistant';
import { fn } from 'storybook/test';
import type { Outcome, Refusal } from '../../src/format/outcome.ts';

let settle: (outcome: Outcome<ChatResponse>) => void = () => {};

/** Answers to messages, sent when the story decides. */
export const playedAnswer = {
  ask: fn((_message: string) => new Promise<Outcome<ChatResponse>>((resolve) => (settle = resolve))),
  come: (response: string) => settle({ kind: 'done', value: { response, agents: [] } }),
  fail: (refusal: Refusal) => settle(refusal),
};

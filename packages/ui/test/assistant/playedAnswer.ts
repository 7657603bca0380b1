import type { AnswerEnd, ReceivedChatEvent } from '@switchboard/api-contract/conversations';
import { fn } from 'storybook/test';
import type { Outcome, Refusal } from '../../src/format/outcome.ts';
import { sampleAnswerEnd } from './sampleAnswerEnd.ts';

let settle: (outcome: Outcome<AnswerEnd>) => void = () => {};
let tell: (event: ReceivedChatEvent) => void = () => {};

/** Answers to messages, sent when the story decides. */
export const playedAnswer = {
  ask: fn((_message: string) => new Promise<Outcome<AnswerEnd>>((resolve) => (settle = resolve))),
  listen: (onEvent: (event: ReceivedChatEvent) => void) => {
    tell = onEvent;
  },
  /** Something of the answer comes. */
  tell: (event: ReceivedChatEvent) => tell(event),
  come: (response: string, end: Partial<AnswerEnd> = {}) =>
    settle({ kind: 'done', value: sampleAnswerEnd({ response, ...end }) }),
  fail: (refusal: Refusal) => settle(refusal),
};

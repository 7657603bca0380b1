import { expect, test } from 'vitest';
import { sampleAnswerEnd } from '../../../../test/assistant/sampleAnswerEnd.ts';
import type { RecorderState } from '../../../devices/recorder.ts';
import { newConversation, newVisit, openingState, type AssistantState } from './AssistantState.ts';
import {
  answerCompleted,
  becameReady,
  answerFailed,
  replyReadAloud,
  messageSent,
  replyShown,
  type Transition,
} from './assistantTransitions.ts';
import { assistantWait } from './assistantWait.ts';

const at = new Date('2026-03-12T09:41:20Z');
const idle: RecorderState = { status: 'idle', seconds: 0, transcript: { final: '', interim: '' }, restored: false };
const send = messageSent({ id: 'q1', message: 'Hello', at });
const answer = answerCompleted('q1', sampleAnswerEnd(), at);
const shown = replyShown('q1-reply');

const after = (...steps: readonly Transition[]): AssistantState =>
  steps.reduce((state, step) => step(state), openingState(newVisit(newConversation(at)), idle));
/** The state after the transition that is due. */
const passed = (state: AssistantState) => assistantWait(state)?.transition(state);

test.each<[what: string, state: AssistantState, key: string, afterMs: number, then: Partial<AssistantState>]>([
  ['booting', after(), 'ready', 1_000, { ready: true }],
  ['thinking', after(becameReady, send), 'dial q1', 800, { dialling: true }],
  [
    'shown and heard',
    after(becameReady, send, answer, replyReadAloud('q1', 'heard'), shown),
    'end q1-reply',
    1_500,
    { status: 'idle', reply: undefined },
  ],
  [
    'shown, could not be spoken',
    after(becameReady, send, answer, shown, replyReadAloud('q1', 'silent')),
    'end q1-reply',
    1_500,
    { status: 'idle', reply: { id: 'q1-reply', text: 'Hi', tone: 'reply', agents: [] } },
  ],
])('%s waits as documented', (_, state, key, afterMs, then) => {
  expect(assistantWait(state)).toMatchObject({ key, afterMs });
  expect(passed(state)).toMatchObject(then);
});

test.each<[what: string, state: AssistantState]>([
  ['ready', after(becameReady)],
  ['thinking for long', passed(after(becameReady, send)) ?? after()],
  ['responding', after(becameReady, send, answer)],
  ['shown, still speaking', after(becameReady, send, answer, shown)],
  ['spoken, still typing', after(becameReady, send, answer, replyReadAloud('q1', 'heard'))],
  ['an error', after(becameReady, send, answerFailed('q1', { kind: 'unreachable', message: '' }), shown)],
])('%s waits for nothing', (_, state) => {
  expect(assistantWait(state)).toBeUndefined();
});

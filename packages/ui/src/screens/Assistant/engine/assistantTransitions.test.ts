import { expect, test } from 'vitest';
import { sampleAnswerEnd } from '../../../../test/assistant/sampleAnswerEnd.ts';
import type { RecorderState } from '../../../devices/recorder.ts';
import type { Refusal } from '../../../format/outcome.ts';
import { newConversation, newVisit, openingState, type AssistantState } from './AssistantState.ts';
import {
  answerCompleted,
  becameReady,
  answerBegan,
  cancelled,
  canSend,
  chatClosed,
  diallingEnded,
  draftChanged,
  editCancelled,
  editStarted,
  answerFailed,
  replyReadAloud,
  recorderChanged,
  replyEnded,
  messageSent,
  replyShown,
  speakingChanged,
  typingStarted,
  type Transition,
} from './assistantTransitions.ts';

const at = new Date('2026-03-12T09:41:20Z');
const idle: RecorderState = { status: 'idle', seconds: 0, transcript: { final: '', interim: '' }, restored: false };
const heard: RecorderState = { ...idle, status: 'stopped', transcript: { final: 'Find companies', interim: '' } };
const opening = openingState(newVisit(newConversation(at)), idle);

const send = (message = 'Hello', id = 'q1') => messageSent({ id, message, at });
const answer = (response = 'Hi', id = 'q1') =>
  answerCompleted(id, sampleAnswerEnd({ response, agents: ['email'] }), at);
const refusal: Refusal = { kind: 'refused', message: 'Not now' };
const fail = (id = 'q1') => answerFailed(id, refusal);
const cancel = cancelled(undefined, at);
const begin = answerBegan('q1');
const shown = replyShown('q1-reply');
const endReply = replyEnded('q1-reply');
const listen = recorderChanged({ ...idle, status: 'recording' });
const listened = recorderChanged(idle);

const after = (...steps: readonly Transition[]): AssistantState => steps.reduce((state, step) => step(state), opening);

const reply = { id: 'q1-reply', text: 'Hi', tone: 'reply', agents: ['email'] } as const;
const refused = {
  id: 'q1-reply',
  text: 'Neural interface connection failed. Please try again.',
  tone: 'error',
  agents: [],
} as const;
const asked = { id: 'q1', role: 'user', text: 'Hello', at: at.toISOString() } as const;
const answerGiven = { id: 'answer-1', role: 'assistant', text: 'Hi', status: 'done', at: at.toISOString() } as const;
const messages = (...expected: object[]) => ({
  conversation: { id: 'session-1773308480000', messages: expected.map((one) => expect.objectContaining(one)) },
});
const growing = { id: 'answer-1', text: 'Two agents', steps: [], sources: [] };

test.each<[what: string, steps: Transition[], state: Partial<AssistantState>]>([
  ['the page opens', [], { ready: false, status: 'idle', ...messages(), draft: '', chatOpen: false }],
  ['a second later', [becameReady], { ready: true, status: 'idle' }],
  ['the recorder asks', [recorderChanged({ ...idle, status: 'asking' })], { status: 'listening' }],
  ['the recorder runs', [listen], { status: 'listening' }],
  ['the recorder runs no longer', [listen, listened], { status: 'idle' }],
  ['the recorder runs after a reply', [send(), answer(), listen], { status: 'listening', reply: undefined }],
  [
    'listening clears the text',
    [send(), answer(), replyReadAloud('q1', 'silent'), shown, endReply, listen],
    { status: 'listening', reply: undefined },
  ],
  ['the recorder does not interrupt thinking', [send(), listen], { status: 'thinking' }],
  ['the recorder has nothing to end while thinking', [send(), listen, listened], { status: 'thinking' }],
  ['a reply while the recorder runs is shown', [send(), listen, answer()], { status: 'responding', reply }],
  [
    'after that reply it listens on, and the reply stays',
    [send(), listen, answer(), shown, replyReadAloud('q1', 'silent'), endReply],
    { status: 'listening', reply },
  ],
  ['a failure while the recorder runs', [send(), listen, fail()], { status: 'listening', reply: refused }],
  ['speaking', [speakingChanged(true)], { speaking: true }],
  ['typing begins', [typingStarted('H')], { chatOpen: true, draft: 'H' }],
  ['typing goes on', [draftChanged('Hel'), typingStarted('l')], { draft: 'Hell' }],
  [
    'typing goes on with what was heard',
    [recorderChanged(heard), draftChanged('Please'), typingStarted('i')],
    { chatOpen: true, draft: 'Please Find companies i' },
  ],
  ['what was heard is taken over as it is', [recorderChanged(heard), typingStarted('')], { draft: 'Find companies' }],
  ['chat closed', [typingStarted(''), chatClosed], { chatOpen: false }],
  ['typing', [draftChanged('He')], { draft: 'He', status: 'idle' }],
  [
    'send',
    [draftChanged(' Hello '), send(' Hello ')],
    { status: 'thinking', draft: '', pending: { id: 'q1', message: 'Hello' }, ...messages(asked) },
  ],
  ['send while listening', [listen, send()], { status: 'thinking' }],
  ['a spoken message leaves the draft', [draftChanged('later'), send()], { status: 'thinking', draft: 'later' }],
  ['a blank message is not sent', [send(' \n ')], { status: 'idle', ...messages() }],
  [
    'a second message is not sent while thinking',
    [send(), send('Again', 'q2')],
    { pending: { id: 'q1', message: 'Hello' }, ...messages(asked) },
  ],
  [
    'reply',
    [send(), answer()],
    { status: 'responding', pending: undefined, reply, shown: false, ...messages(asked, answerGiven) },
  ],
  ['reply to an older message', [send(), cancel, answer()], { status: 'idle', reply: undefined }],
  ['reply without a word', [send(), answer(' ')], { status: 'idle', reply: refused, draft: 'Hello' }],
  [
    'a message while responding',
    [send(), answer(), send('Next', 'q2')],
    { status: 'thinking', reply: undefined, pending: { id: 'q2', message: 'Next' } },
  ],
  [
    'refused by the server',
    [send(), fail()],
    { status: 'idle', reply: refused, draft: 'Hello', chatOpen: true, pending: undefined, ...messages() },
  ],
  [
    'the session has ended',
    [send(), answerFailed('q1', { kind: 'ended', message: 'Ended' })],
    { status: 'idle', reply: undefined, draft: 'Hello', chatOpen: true, ...messages() },
  ],
  ['failure of an older message', [send(), cancel, fail()], { reply: undefined }],
  [
    'a failure does not overwrite what was written since',
    [send(), draftChanged('New'), fail()],
    { draft: 'New', chatOpen: false, ...messages({ ...asked, unanswered: true }) },
  ],
  ['cancel', [send(), cancel], { status: 'idle', draft: 'Hello', chatOpen: true, pending: undefined, ...messages() }],
  ['cancel while responding leaves the text', [send(), answer(), cancel], { status: 'idle', reply }],
  ['cancel while the recorder runs', [send(), listen, cancel], { status: 'listening', draft: 'Hello' }],
  [
    'the first word',
    [send(), begin],
    { status: 'responding', reply: { ...reply, text: '', agents: [] }, shown: false },
  ],
  ['shown as far as it has come', [send(), begin, shown], { shown: false }],
  [
    'a message while the answer comes',
    [send(), begin, send('Next', 'q2')],
    { pending: { id: 'q1', message: 'Hello' } },
  ],
  [
    'all of an answer that came in pieces',
    [send(), begin, answer()],
    { status: 'responding', reply, pending: undefined },
  ],
  [
    'stopped half way',
    [send(), begin, cancelled(growing, at)],
    {
      status: 'idle',
      draft: '',
      pending: undefined,
      reply: { ...reply, text: 'Two agents', agents: [] },
      ...messages(asked, { ...answerGiven, text: 'Two agents', status: 'stopped' }),
    },
  ],
  [
    'broken off half way',
    [send(), begin, answerFailed('q1', refusal, growing, at)],
    { status: 'idle', draft: '', ...messages(asked, { ...answerGiven, text: 'Two agents', status: 'cut' }) },
  ],
  [
    'an earlier message asked again',
    [send(), answer(), messageSent({ id: 'q2', message: 'Hello!', at, replaces: 'q1' })],
    { replacing: 'q2', ...messages({ ...asked, id: 'q2', text: 'Hello!' }) },
  ],
  [
    'an earlier message in the box',
    [send(), answer(), editStarted('answer-1')],
    { editing: 'q1', draft: 'Hello', chatOpen: true },
  ],
  [
    'left as it was',
    [send(), answer(), editStarted('q1'), editCancelled],
    { editing: undefined, draft: '', ...messages(asked, answerGiven) },
  ],
  ['an answer that takes long', [send(), diallingEnded('q1')], { status: 'thinking', dialling: true }],
  ['an older one that took long', [send(), diallingEnded('q0')], { dialling: false }],
  [
    'the next one',
    [send(), diallingEnded('q1'), answer(), send('Next', 'q2')],
    { status: 'thinking', dialling: false },
  ],
  ['cancel while idle', [cancel], { status: 'idle', draft: '' }],
  ['sent again after a failure', [send(), fail(), send('Hello', 'q2')], { draft: '', reply: undefined }],
  ['shown', [send(), answer(), shown], { status: 'responding', shown: true }],
  ['shown, of an older reply', [send(), answer(), replyShown('q0-reply')], { shown: false }],
  ['read aloud', [send(), answer(), replyReadAloud('q1', 'heard')], { status: 'responding', spoken: 'heard' }],
  ['an older reply read aloud', [send(), answer(), replyReadAloud('q0', 'heard')], { spoken: undefined }],
  [
    'rest after a reply that was heard clears the text',
    [send(), answer(), shown, replyReadAloud('q1', 'heard'), endReply],
    { status: 'idle', reply: undefined, ...messages(asked, answerGiven) },
  ],
  [
    'rest after a reply that was not heard leaves it',
    [send(), answer(), shown, replyReadAloud('q1', 'silent'), endReply],
    { status: 'idle', reply },
  ],
  ['rest of an older reply', [send(), answer(), replyEnded('q0-reply')], { status: 'responding' }],
])('%s', (_, steps, state) => {
  expect(after(...steps)).toMatchObject(state);
});

const unanswered = 'Neural interface connection failed. Please try again.';
test.each<[Refusal, string]>([
  [{ kind: 'unreachable', message: 'Away' }, 'System error detected. Reinitializing...'],
  [{ kind: 'refused', message: '500: Oops' }, unanswered],
  [{ kind: 'refused', message: 'Slow down', nextTry: 'Next try at 14:05:00.' }, `${unanswered} Next try at 14:05:00.`],
  [{ kind: 'malformed', message: 'Not JSON' }, unanswered],
  [{ kind: 'invalid', message: 'Too long', fields: {} }, unanswered],
  [{ kind: 'conflict', message: 'Taken', fields: {} }, unanswered],
  [{ kind: 'missing', message: 'Gone' }, unanswered],
])('the bubble says of %j: %s', (outcome, text) => {
  expect(after(send(), answerFailed('q1', outcome)).reply?.text).toBe(text);
});

test.each([
  ['', false],
  [' \n\t ', false],
  ['a', true],
  ['a'.repeat(8_000), true],
  ['a'.repeat(8_001), false],
  [` ${'a'.repeat(8_000)} `, true],
])('whether a message of that length may be sent', (message, may) => {
  expect(canSend(opening, message)).toBe(may);
});

test('steps that change nothing return the same state', () => {
  const state = after(becameReady, send());
  for (const step of [
    becameReady,
    send('Again', 'q2'),
    answer('Hi', 'q0'),
    fail('q0'),
    chatClosed,
    draftChanged(''),
    listened,
    speakingChanged(false),
    shown,
    endReply,
  ])
    expect(step(state)).toBe(state);
});

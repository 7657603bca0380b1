import { expect, test } from 'vitest';
import {
  assistantMachine,
  assistantTimer,
  canSend,
  initialAssistant,
  type AssistantEvent,
  type AssistantState,
} from './assistantMachine.ts';

const at = new Date('2026-03-12T09:41:20Z');
const send = (message = 'Hello', id = 'q1'): AssistantEvent => ({ type: 'send', id, message, at });
const answer = (text = 'Hi', id = 'q1'): AssistantEvent => ({ type: 'reply', id, text, agents: ['email'], at });
const fail = (why: 'refused' | 'unreachable', id = 'q1'): AssistantEvent => ({ type: 'fail', id, why });
const shown: AssistantEvent = { type: 'shown', id: 'q1-reply' };
const spoken = (heard: boolean, id = 'q1-reply'): AssistantEvent => ({ type: 'speechEnded', id, heard });
const rest: AssistantEvent = { type: 'rest', id: 'q1-reply' };
const listen: AssistantEvent = { type: 'listen' };
const listened: AssistantEvent = { type: 'listened' };
const dial = (id = 'q1'): AssistantEvent => ({ type: 'dial', id });
const cancel: AssistantEvent = { type: 'cancel' };

const after = (...events: readonly AssistantEvent[]): AssistantState =>
  events.reduce(assistantMachine, initialAssistant);

const reply = { id: 'q1-reply', text: 'Hi', tone: 'reply', agents: ['email'] };
const refused = {
  id: 'q1-reply',
  text: 'Neural interface connection failed. Please try again.',
  tone: 'error',
  agents: [],
};
const unreachable = { id: 'q1-reply', text: 'System error detected. Reinitializing...', tone: 'error', agents: [] };
const question = { id: 'q1', from: 'person', text: 'Hello', at };
const given = { id: 'q1-reply', from: 'assistant', text: 'Hi', at };

test.each<[what: string, events: AssistantEvent[], state: Partial<AssistantState>]>([
  ['the page opens', [], { ready: false, status: 'idle', history: [], draft: '', chatOpen: false }],
  ['a second later', [{ type: 'ready' }], { ready: true, status: 'idle' }],
  ['the recorder runs', [listen], { status: 'listening' }],
  ['the recorder runs no longer', [listen, listened], { status: 'idle' }],
  ['the recorder runs after a reply', [send(), answer(), listen], { status: 'listening', reply: undefined }],
  [
    'listening clears the text',
    [send(), answer(), spoken(false), shown, rest, listen],
    { status: 'listening', reply: undefined },
  ],
  ['the recorder can not interrupt thinking', [send(), listen], { status: 'thinking' }],
  ['the recorder has nothing to end while thinking', [send(), listened], { status: 'thinking' }],
  [
    'a reply while the recorder runs is shown',
    [send(), listen, answer()],
    { status: 'responding', reply: reply as never },
  ],
  [
    'after that reply it listens on, and the reply stays',
    [send(), listen, answer(), shown, spoken(false), rest],
    { status: 'listening', reply: reply as never },
  ],
  [
    'a failure while the recorder runs',
    [send(), listen, fail('refused')],
    { status: 'listening', reply: refused as never },
  ],
  ['chat open', [{ type: 'chat', open: true }], { chatOpen: true }],
  [
    'chat closed',
    [
      { type: 'chat', open: true },
      { type: 'chat', open: false },
    ],
    { chatOpen: false },
  ],
  ['typing', [{ type: 'draft', text: 'He' }], { draft: 'He', status: 'idle' }],
  [
    'send',
    [{ type: 'draft', text: ' Hello ' }, send(' Hello ')],
    { status: 'thinking', draft: '', pending: { id: 'q1', message: 'Hello' }, history: [question as never] },
  ],
  ['send while listening', [listen, send()], { status: 'thinking' }],
  [
    'a spoken message leaves the draft',
    [{ type: 'draft', text: 'later' }, send()],
    { status: 'thinking', draft: 'later' },
  ],
  ['a blank message is not sent', [send(' \n ')], { status: 'idle', history: [] }],
  [
    'a second message is not sent while thinking',
    [send(), send('Again', 'q2')],
    { pending: { id: 'q1', message: 'Hello' }, history: [question as never] },
  ],
  [
    'reply',
    [send(), answer()],
    {
      status: 'responding',
      pending: undefined,
      reply: reply as never,
      shown: false,
      history: [question, given] as never,
    },
  ],
  ['reply to an older request', [send(), cancel, answer()], { status: 'idle', reply: undefined }],
  ['reply without a word', [send(), answer(' ')], { status: 'idle', reply: refused as never, draft: 'Hello' }],
  [
    'a message while responding',
    [send(), answer(), send('Next', 'q2')],
    { status: 'thinking', reply: undefined, pending: { id: 'q2', message: 'Next' } },
  ],
  [
    'refused by the server',
    [send(), fail('refused')],
    { status: 'idle', reply: refused as never, draft: 'Hello', chatOpen: true, pending: undefined, history: [] },
  ],
  [
    'too many messages',
    [send(), { type: 'fail', id: 'q1', why: 'refused', text: 'Next try at 14:05:00.' }],
    { reply: { ...refused, text: 'Next try at 14:05:00.' } as never, draft: 'Hello' },
  ],
  ['no answer', [send(), fail('unreachable')], { status: 'idle', reply: unreachable as never, draft: 'Hello' }],
  ['failure of an older request', [send(), cancel, fail('refused')], { reply: undefined }],
  [
    'a failure does not overwrite what was written since',
    [send(), { type: 'draft', text: 'New' }, fail('refused')],
    { draft: 'New', chatOpen: false, history: [{ ...question, unanswered: true }] as never },
  ],
  ['cancel', [send(), cancel], { status: 'idle', draft: 'Hello', chatOpen: true, pending: undefined, history: [] }],
  ['cancel while responding leaves the text', [send(), answer(), cancel], { status: 'idle', reply: reply as never }],
  ['cancel while the recorder runs', [send(), listen, cancel], { status: 'listening', draft: 'Hello' }],
  ['an answer that takes long', [send(), dial()], { status: 'thinking', dialling: true }],
  ['an older one that took long', [send(), dial('q0')], { dialling: false }],
  ['the next one', [send(), dial(), answer(), send('Next', 'q2')], { status: 'thinking', dialling: false }],
  ['cancel while idle', [cancel], { status: 'idle', draft: '' }],
  [
    'sent again after a failure',
    [send(), fail('refused'), send('Hello', 'q2')],
    { status: 'thinking', draft: '', reply: undefined },
  ],
  ['shown', [send(), answer(), shown], { status: 'responding', shown: true }],
  ['shown, of an older reply', [send(), answer(), { type: 'shown', id: 'q0-reply' }], { shown: false }],
  ['spoken', [send(), answer(), spoken(true)], { status: 'responding', speech: 'heard' }],
  ['spoken, of an older reply', [send(), answer(), spoken(true, 'q0-reply')], { speech: undefined }],
  [
    'rest after a reply that was heard clears the text',
    [send(), answer(), shown, spoken(true), rest],
    { status: 'idle', reply: undefined, history: [question, given] as never },
  ],
  [
    'rest after a reply that was not heard leaves it',
    [send(), answer(), shown, spoken(false), rest],
    { status: 'idle', reply: reply as never },
  ],
  ['rest of an older reply', [send(), answer(), { type: 'rest', id: 'q0-reply' }], { status: 'responding' }],
])('%s', (_, events, state) => {
  expect(after(...events)).toMatchObject(state);
});

test.each<[what: string, state: AssistantState, timer: ReturnType<typeof assistantTimer>]>([
  ['booting', initialAssistant, { key: 'ready', afterMs: 1_000, event: { type: 'ready' } }],
  ['ready', after({ type: 'ready' }), undefined],
  ['thinking', after({ type: 'ready' }, send()), { key: 'dial q1', afterMs: 800, event: dial() }],
  ['thinking for long', after({ type: 'ready' }, send(), dial()), undefined],
  ['responding', after({ type: 'ready' }, send(), answer()), undefined],
  ['shown, still speaking', after({ type: 'ready' }, send(), answer(), shown), undefined],
  ['spoken, still typing', after({ type: 'ready' }, send(), answer(), spoken(true)), undefined],
  [
    'shown and spoken',
    after({ type: 'ready' }, send(), answer(), spoken(true), shown),
    { key: 'rest q1-reply', afterMs: 1_500, event: rest },
  ],
  [
    'shown, could not be spoken',
    after({ type: 'ready' }, send(), answer(), shown, spoken(false)),
    { key: 'rest q1-reply', afterMs: 1_500, event: rest },
  ],
  ['an error', after({ type: 'ready' }, send(), fail('refused'), shown), undefined],
])('%s waits as documented', (_, state, timer) => {
  expect(assistantTimer(state)).toEqual(timer);
});

test.each([
  ['', false],
  [' \n\t ', false],
  ['a', true],
  ['a'.repeat(8_000), true],
  ['a'.repeat(8_001), false],
  [` ${'a'.repeat(8_000)} `, true],
])('a message of that length may be sent or not', (message, may) => {
  expect(canSend(initialAssistant, message)).toBe(may);
});

test('events that change nothing give back the same state', () => {
  const state = after({ type: 'ready' }, send());
  for (const event of [
    { type: 'ready' },
    send('Again', 'q2'),
    answer('Hi', 'q0'),
    fail('refused', 'q0'),
    { type: 'chat', open: false },
    { type: 'listened' },
    rest,
  ] satisfies AssistantEvent[]) {
    expect(assistantMachine(state, event)).toBe(state);
  }
});

import type { AssistantStatus } from '@switchboard/api-contract/assistant';
import { messages } from '@switchboard/api-contract/errors';
import { limits } from '@switchboard/api-contract/limits';

/** What the bubble shows. `agents` are slugs of the agents that were asked; an error asked nobody. */
export interface AssistantReply {
  id: string;
  text: string;
  tone: 'reply' | 'error';
  agents: readonly string[];
}

/** A line of the visit's history. `unanswered`: it was sent, and no answer came. */
export interface HistoryEntry {
  id: string;
  from: 'person' | 'assistant';
  text: string;
  at: Date;
  unanswered?: boolean;
}

/** The assistant at one moment. The orb is active whenever the status is not idle. */
export interface AssistantState {
  /** False for the first second of a visit. */
  ready: boolean;
  status: AssistantStatus;
  reply?: AssistantReply;
  history: readonly HistoryEntry[];
  /** The message that is being answered. */
  pending?: { id: string; message: string };
  chatOpen: boolean;
  draft: string;
  /** The whole reply is on screen. */
  shown: boolean;
  /** How the speaking of the reply came out; undefined while it is not over. `heard`: there was a sound. */
  speech?: 'heard' | 'silent';
}

export type AssistantEvent =
  | { type: 'ready' }
  | { type: 'orb' }
  /** The recorder runs, or stopped without a message. */
  | { type: 'listen' }
  | { type: 'listened' }
  | { type: 'chat'; open: boolean }
  | { type: 'draft'; text: string }
  /** `id` names the request; everything that comes back carries it. */
  | { type: 'send'; id: string; message: string; at: Date }
  | { type: 'reply'; id: string; text: string; agents: readonly string[]; at: Date }
  /** `refused`: the server answered with an error. `unreachable`: no answer at all. `text`: what to say, where there is more to say than the documented words. */
  | { type: 'fail'; id: string; why: 'refused' | 'unreachable'; text?: string }
  | { type: 'cancel' }
  | { type: 'shown'; id: string }
  | { type: 'speechEnded'; id: string; heard: boolean }
  | { type: 'rest'; id: string };

/** The assistant when the page opens. */
export const initialAssistant: AssistantState = { ready: false, status: 'idle', history: [], chatOpen: false, draft: '', shown: false };

const failureText = { refused: messages.chatRefused, unreachable: messages.chatUnreachable } as const;
const replyIdOf = (request: string): string => `${request}-reply`;

/** Whether the message may be sent now. */
export const canSend = (state: AssistantState, message: string): boolean => {
  const { length } = message.trim();
  return state.status !== 'thinking' && length > 0 && length <= limits.text.message;
};

/** Nothing is shown or spoken any more. */
const withoutReply = (state: AssistantState): AssistantState => ({ ...state, reply: undefined, shown: false, speech: undefined });

/** Gives the message back for another try, unless something else was written in the meantime. */
function giveBack(state: AssistantState): AssistantState {
  if (!state.pending || state.draft.trim() !== '') return { ...state, pending: undefined };
  const { id, message } = state.pending;
  return { ...state, pending: undefined, draft: message, chatOpen: true, history: state.history.filter((entry) => entry.id !== id) };
}

const markUnanswered = (state: AssistantState, id: string): AssistantState => ({
  ...state,
  history: state.history.map((entry) => (entry.id === id ? { ...entry, unanswered: true } : entry)),
});

/** Ends the wait for an answer, whatever comes of it. */
const stopWaiting = (state: AssistantState): AssistantState => (state.pending ? markUnanswered(giveBack(state), state.pending.id) : state);

function toggleOrb(state: AssistantState): AssistantState {
  if (state.status === 'idle') return { ...withoutReply(state), status: 'listening' };
  // What has been said stays readable, and what was asked is given back.
  return { ...stopWaiting(state), status: 'idle' };
}

function send(state: AssistantState, { id, message, at }: Extract<AssistantEvent, { type: 'send' }>): AssistantState {
  if (!canSend(state, message)) return state;
  const text = message.trim();
  return {
    ...withoutReply(state),
    status: 'thinking',
    pending: { id, message: text },
    draft: state.draft.trim() === text ? '' : state.draft,
    history: [...state.history, { id, from: 'person', text, at }],
  };
}

function fail(state: AssistantState, { id, why, text = failureText[why] }: Extract<AssistantEvent, { type: 'fail' }>): AssistantState {
  if (state.pending?.id !== id) return state;
  return { ...stopWaiting(withoutReply(state)), status: 'idle', reply: { id: replyIdOf(id), text, tone: 'error', agents: [] } };
}

function answer(state: AssistantState, { id, text, agents, at }: Extract<AssistantEvent, { type: 'reply' }>): AssistantState {
  if (state.pending?.id !== id) return state;
  // An answer without a word is none.
  if (text.trim() === '') return fail(state, { type: 'fail', id, why: 'refused' });
  const reply: AssistantReply = { id: replyIdOf(id), text, tone: 'reply', agents };
  return { ...withoutReply(state), status: 'responding', pending: undefined, reply, history: [...state.history, { id: reply.id, from: 'assistant', text, at }] };
}

/** The reply has been shown and spoken: its text goes if it was heard and stays to be read if not. */
const rest = (state: AssistantState): AssistantState => ({ ...(state.speech === 'heard' ? withoutReply(state) : state), status: 'idle' });

const on: { [T in AssistantEvent['type']]: (state: AssistantState, event: Extract<AssistantEvent, { type: T }>) => AssistantState } = {
  ready: (state) => (state.ready ? state : { ...state, ready: true }),
  orb: toggleOrb,
  listen: (state) => (state.status === 'thinking' || state.status === 'listening' ? state : { ...withoutReply(state), status: 'listening' }),
  listened: (state) => (state.status === 'listening' ? { ...state, status: 'idle' } : state),
  chat: (state, { open }) => (state.chatOpen === open ? state : { ...state, chatOpen: open }),
  draft: (state, { text }) => ({ ...state, draft: text }),
  send,
  reply: answer,
  fail,
  cancel: (state) => (state.status === 'thinking' ? { ...stopWaiting(state), status: 'idle' } : state),
  shown: (state, { id }) => (state.reply?.id === id ? { ...state, shown: true } : state),
  speechEnded: (state, { id, heard }) => (state.reply?.id === id ? { ...state, speech: heard ? 'heard' : 'silent' } : state),
  rest: (state, { id }) => (state.reply?.id === id && state.status === 'responding' ? rest(state) : state),
};

/** The next state. Events that do not fit the state, or belong to an older request, change nothing. */
export const assistantMachine = (state: AssistantState, event: AssistantEvent): AssistantState => on[event.type](state, event as never);

/** An event that comes by itself after so many milliseconds in this state. The same key means the same wait. */
export interface AssistantTimer {
  key: string;
  afterMs: number;
  event: AssistantEvent;
}

/** What the state waits for, if anything. */
export function assistantTimer({ ready, status, reply, shown, speech }: AssistantState): AssistantTimer | undefined {
  if (!ready) return { key: 'ready', afterMs: limits.orb.readyAfterMs, event: { type: 'ready' } };
  if (status !== 'responding' || !reply || !shown || !speech) return undefined;
  return { key: `rest ${reply.id}`, afterMs: limits.voice.afterSpeechMs, event: { type: 'rest', id: reply.id } };
}

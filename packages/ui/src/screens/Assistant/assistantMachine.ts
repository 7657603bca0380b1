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

/**
 * The assistant at one moment. The orb is active whenever the status is not idle; it listens by the recorder, which
 * `listen` and `listened` tell of.
 */
export interface AssistantState {
  /** False for the first second of a visit. */
  ready: boolean;
  status: AssistantStatus;
  reply?: AssistantReply;
  history: readonly HistoryEntry[];
  /** The message that is being answered. */
  pending?: { id: string; message: string };
  /** It takes a while: the lines are tried one after the other. */
  dialling: boolean;
  /** The recorder runs, whatever else goes on. */
  recording: boolean;
  chatOpen: boolean;
  draft: string;
  /** The whole reply is on screen. */
  shown: boolean;
  /** How the speaking of the reply came out; undefined while it is not over. `heard`: there was a sound. */
  speech?: 'heard' | 'silent';
}

export type AssistantEvent =
  | { type: 'ready' }
  /** The recorder runs, or no longer. */
  | { type: 'listen' }
  | { type: 'listened' }
  | { type: 'chat'; open: boolean }
  | { type: 'draft'; text: string }
  /** `id` names the request; everything that comes back carries it. */
  | { type: 'send'; id: string; message: string; at: Date }
  | { type: 'reply'; id: string; text: string; agents: readonly string[]; at: Date }
  /**
   * `refused`: the server answered with an error. `unreachable`: no answer at all. `text`: what to say, where there is
   * more to say than the documented words.
   */
  | { type: 'fail'; id: string; why: 'refused' | 'unreachable'; text?: string | undefined }
  /** Ends whatever goes on. What has been said stays readable, and what was asked is given back. */
  | { type: 'cancel' }
  | { type: 'dial'; id: string }
  | { type: 'shown'; id: string }
  | { type: 'speechEnded'; id: string; heard: boolean }
  | { type: 'rest'; id: string };

/** The assistant when the page opens. */
export const initialAssistant: AssistantState = {
  ready: false,
  status: 'idle',
  history: [],
  dialling: false,
  recording: false,
  chatOpen: false,
  draft: '',
  shown: false,
};

const failureText = { refused: messages.chatRefused, unreachable: messages.chatUnreachable } as const;
const replyIdOf = (request: string): string => `${request}-reply`;

/** Whether the message may be sent now. */
export const canSend = (state: AssistantState, message: string): boolean => {
  const { length } = message.trim();
  return state.status !== 'thinking' && length > 0 && length <= limits.text.message;
};

/** Nothing is shown or spoken any more. */
const withoutReply = (state: AssistantState): AssistantState => ({
  ...state,
  reply: undefined,
  shown: false,
  speech: undefined,
});

/** Gives the message back for another try, unless something else was written in the meantime. */
function giveBack(state: AssistantState): AssistantState {
  if (!state.pending || state.draft.trim() !== '') return { ...state, pending: undefined };
  const { id, message } = state.pending;
  return {
    ...state,
    pending: undefined,
    draft: message,
    chatOpen: true,
    history: state.history.filter((entry) => entry.id !== id),
  };
}

const markUnanswered = (state: AssistantState, id: string): AssistantState => ({
  ...state,
  history: state.history.map((entry) => (entry.id === id ? { ...entry, unanswered: true } : entry)),
});

/** Ends the wait for an answer, whatever comes of it. */
const stopWaiting = (state: AssistantState): AssistantState =>
  state.pending ? markUnanswered(giveBack(state), state.pending.id) : state;

/** Nothing goes on any more, except perhaps the recorder. */
const toRest = (state: AssistantState): AssistantState => ({
  ...state,
  status: state.recording ? 'listening' : 'idle',
});

function send(state: AssistantState, { id, message, at }: Extract<AssistantEvent, { type: 'send' }>): AssistantState {
  if (!canSend(state, message)) return state;
  const text = message.trim();
  return {
    ...withoutReply(state),
    status: 'thinking',
    dialling: false,
    pending: { id, message: text },
    draft: state.draft.trim() === text ? '' : state.draft,
    history: [...state.history, { id, from: 'person', text, at }],
  };
}

function fail(
  state: AssistantState,
  { id, why, text = failureText[why] }: Extract<AssistantEvent, { type: 'fail' }>,
): AssistantState {
  if (state.pending?.id !== id) return state;
  return { ...toRest(stopWaiting(withoutReply(state))), reply: { id: replyIdOf(id), text, tone: 'error', agents: [] } };
}

function answer(
  state: AssistantState,
  { id, text, agents, at }: Extract<AssistantEvent, { type: 'reply' }>,
): AssistantState {
  if (state.pending?.id !== id) return state;
  // An answer without a word is none.
  if (text.trim() === '') return fail(state, { type: 'fail', id, why: 'refused' });
  const reply: AssistantReply = { id: replyIdOf(id), text, tone: 'reply', agents };
  return {
    ...withoutReply(state),
    status: 'responding',
    pending: undefined,
    reply,
    history: [...state.history, { id: reply.id, from: 'assistant', text, at }],
  };
}

/** The reply has been shown and spoken: its text goes if it was heard and stays to be read if not. */
const rest = (state: AssistantState): AssistantState => toRest(state.speech === 'heard' ? withoutReply(state) : state);

const on: {
  [T in AssistantEvent['type']]: (state: AssistantState, event: Extract<AssistantEvent, { type: T }>) => AssistantState;
} = {
  ready: (state) => (state.ready ? state : { ...state, ready: true }),
  listen: (state) =>
    state.recording
      ? state
      : state.status === 'thinking'
        ? { ...state, recording: true }
        : { ...withoutReply(state), recording: true, status: 'listening' },
  listened: (state) =>
    state.recording
      ? { ...state, recording: false, status: state.status === 'listening' ? 'idle' : state.status }
      : state,
  chat: (state, { open }) => (state.chatOpen === open ? state : { ...state, chatOpen: open }),
  draft: (state, { text }) => ({ ...state, draft: text }),
  send,
  reply: answer,
  fail,
  cancel: (state) =>
    state.status === 'thinking' || state.status === 'responding' ? toRest(stopWaiting(state)) : state,
  dial: (state, { id }) => (state.pending?.id === id ? { ...state, dialling: true } : state),
  shown: (state, { id }) => (state.reply?.id === id ? { ...state, shown: true } : state),
  speechEnded: (state, { id, heard }) =>
    state.reply?.id === id ? { ...state, speech: heard ? 'heard' : 'silent' } : state,
  rest: (state, { id }) => (state.reply?.id === id && state.status === 'responding' ? rest(state) : state),
};

/** The next state. Events that do not fit the state, or belong to an older request, change nothing. */
export const assistantMachine = (state: AssistantState, event: AssistantEvent): AssistantState =>
  on[event.type](state, event as never);

/** An event that comes by itself after so many milliseconds in this state. The same key means the same wait. */
export interface AssistantTimer {
  key: string;
  afterMs: number;
  event: AssistantEvent;
}

/** What the state waits for, if anything. */
export function assistantTimer({
  ready,
  status,
  pending,
  dialling,
  reply,
  shown,
  speech,
}: AssistantState): AssistantTimer | undefined {
  if (!ready) return { key: 'ready', afterMs: limits.orb.readyAfterMs, event: { type: 'ready' } };
  if (pending && !dialling)
    return { key: `dial ${pending.id}`, afterMs: limits.orb.firstWaitMs, event: { type: 'dial', id: pending.id } };
  if (status !== 'responding' || !reply || !shown || !speech) return undefined;
  return { key: `rest ${reply.id}`, afterMs: limits.voice.afterSpeechMs, event: { type: 'rest', id: reply.id } };
}

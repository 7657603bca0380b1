import type { ChatResponse } from '@switchboard/api-contract/assistant';
import { messages } from '@switchboard/api-contract/errors';
import { limits } from '@switchboard/api-contract/limits';
import type { RecorderState } from '../../../devices/recorder.ts';
import { joinWords, wholeText } from '../../../devices/transcript.ts';
import type { Refusal } from '../../../format/outcome.ts';
import { isRecording, type AssistantReply, type AssistantState } from './AssistantState.ts';

/** Turns one state into the next. A step that does not fit the state, or belongs to an older message, changes nothing. */
export type Step = (state: AssistantState) => AssistantState;

const replyIdOf = (message: string): string => `${message}-reply`;

/** Whether the message may be sent now. */
export const canSend = (state: AssistantState, message: string): boolean => {
  const { length } = message.trim();
  return state.status !== 'thinking' && length > 0 && length <= limits.text.message;
};

/** Clears the reply. */
const withoutReply: Step = (state) => ({ ...state, reply: undefined, shown: false, spoken: undefined });

/** Back to idle, or to listening if the recorder is running. */
const toIdle: Step = (state) => ({ ...state, status: isRecording(state.recorder) ? 'listening' : 'idle' });

/**
 * Stops waiting for an answer. The message returns to the draft for another try; if there is a newer draft, it stays
 * in the history, marked as unanswered.
 */
const stopWaiting: Step = (state) => {
  if (!state.pending) return state;
  const { id, message } = state.pending;
  const over = { ...state, pending: undefined };
  if (state.draft.trim() === '')
    return { ...over, draft: message, chatOpen: true, history: state.history.filter((entry) => entry.id !== id) };
  return { ...over, history: state.history.map((entry) => (entry.id === id ? { ...entry, unanswered: true } : entry)) };
};

export const becameReady: Step = (state) => (state.ready ? state : { ...state, ready: true });

/** Takes over the recorder's state. The assistant is listening while it runs, whatever started it. */
export const recorded =
  (recorder: RecorderState): Step =>
  (state) => {
    if (recorder === state.recorder) return state;
    const next = { ...state, recorder };
    const runs = isRecording(recorder);
    if (runs === isRecording(state.recorder)) return next;
    if (runs) return state.status === 'thinking' ? next : { ...withoutReply(next), status: 'listening' };
    return state.status === 'listening' ? { ...next, status: 'idle' } : next;
  };

export const spoke =
  (speaking: boolean): Step =>
  (state) =>
    state.speaking === speaking ? state : { ...state, speaking };

export const chatClosed: Step = (state) => (state.chatOpen ? { ...state, chatOpen: false } : state);

export const drafted =
  (draft: string): Step =>
  (state) =>
    state.draft === draft ? state : { ...state, draft };

/** Continues by typing, with the transcript and the letter just typed. */
export const typingStarted =
  (letter: string): Step =>
  (state) => {
    const heard = wholeText(state.recorder.transcript);
    const draft =
      heard === '' ? state.draft + letter : [joinWords(state.draft, heard), letter].filter(Boolean).join(' ');
    return { ...state, draft, chatOpen: true };
  };

/** `id` identifies the message; all later steps about it carry the id. */
export const sent =
  ({ id, message, at }: { id: string; message: string; at: Date }): Step =>
  (state) => {
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
  };

/** The bubble's text for a failed message. */
const failureText = (refusal: Refusal): string => {
  if (refusal.kind === 'unreachable') return messages.chatUnreachable;
  const nextTry = refusal.kind === 'refused' ? refusal.nextTry : undefined;
  return [messages.chatRefused, nextTry].filter(Boolean).join(' ');
};

/** Ends whatever is going on. A reply stays readable; an unanswered message returns to the draft. */
export const cancelled: Step = (state) =>
  state.status === 'thinking' || state.status === 'responding' ? toIdle(stopWaiting(state)) : state;

export const failed =
  (id: string, refusal: Refusal): Step =>
  (state) => {
    if (state.pending?.id !== id) return state;
    // The sign-in dialog already says why.
    if (refusal.kind === 'ended') return cancelled(state);
    const reply: AssistantReply = { id: replyIdOf(id), text: failureText(refusal), tone: 'error', agents: [] };
    return { ...toIdle(stopWaiting(withoutReply(state))), reply };
  };

export const answered =
  (id: string, { response: text, agents }: ChatResponse, at: Date): Step =>
  (state) => {
    if (state.pending?.id !== id) return state;
    // A blank answer counts as a failure.
    if (text.trim() === '') return failed(id, { kind: 'malformed', message: '' })(state);
    const reply: AssistantReply = { id: replyIdOf(id), text, tone: 'reply', agents };
    return {
      ...withoutReply(state),
      status: 'responding',
      pending: undefined,
      reply,
      history: [...state.history, { id: reply.id, from: 'assistant', text, at }],
    };
  };

export const dialled =
  (id: string): Step =>
  (state) =>
    state.pending?.id === id ? { ...state, dialling: true } : state;

/** The whole reply is on screen. */
export const showed =
  (replyId: string): Step =>
  (state) =>
    state.reply?.id === replyId && !state.shown ? { ...state, shown: true } : state;

/** Reading the reply to that message aloud has ended. */
export const readOut =
  (id: string, spoken: 'heard' | 'silent'): Step =>
  (state) =>
    state.reply?.id === replyIdOf(id) ? { ...state, spoken } : state;

/** The reply has been shown and spoken: its text is cleared if it was heard, and stays to be read if not. */
export const replyEnded =
  (replyId: string): Step =>
  (state) => {
    if (state.reply?.id !== replyId || state.status !== 'responding') return state;
    return toIdle(state.spoken === 'heard' ? withoutReply(state) : state);
  };

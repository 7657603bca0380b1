import type { AnswerEnd, ChatMessage } from '@switchboard/api-contract/conversations';
import { messages } from '@switchboard/api-contract/errors';
import { limits } from '@switchboard/api-contract/limits';
import { noRows } from '@switchboard/api-contract/wire';
import type { RecorderState } from '../../../devices/recorder.ts';
import { joinWords, wholeText } from '../../../devices/transcript.ts';
import type { Refusal } from '../../../format/outcome.ts';
import {
  isRecording,
  type ShownReply,
  type AssistantState,
  type ConversationMessage,
  type ComingAnswer,
} from './AssistantState.ts';

/** Turns one state into the next. A step that does not fit the state, or belongs to an older message, changes nothing. */
export type Transition = (state: AssistantState) => AssistantState;

export const replyIdOf = (message: string): string => `${message}-reply`;

/** Whether the message may be sent now. */
export const canSend = (state: AssistantState, message: string): boolean => {
  const { length } = message.trim();
  return !state.pending && length > 0 && length <= limits.text.message;
};

/** The message with the id, or the one that it answers. */
export const findUserMessage = (state: AssistantState, id: string): ConversationMessage | undefined => {
  const known = state.conversation.messages;
  return known.slice(0, known.findIndex((message) => message.id === id) + 1).findLast(({ role }) => role === 'user');
};

/** Clears the reply. */
const withoutReply: Transition = (state) => ({ ...state, reply: undefined, shown: false, spoken: undefined });

/** Back to idle, or to listening if the recorder is running. */
const toIdle: Transition = (state) => ({ ...state, status: isRecording(state.recorder) ? 'listening' : 'idle' });

const withMessages = (state: AssistantState, known: readonly ConversationMessage[]): AssistantState => ({
  ...state,
  conversation: { ...state.conversation, messages: known },
});

/** A message of the contract with these fields; all others are empty. */
const message = (fields: Pick<ChatMessage, 'id' | 'role' | 'text'> & Partial<ChatMessage>): ChatMessage => ({
  at: undefined,
  sentFrom: undefined,
  status: undefined,
  agents: [],
  steps: noRows,
  sources: noRows,
  question: undefined,
  receipts: noRows,
  thumb: undefined,
  ...fields,
});

/** Closes a message's open question, which only the next message can answer. */
const closeQuestion = (known: ConversationMessage): ConversationMessage =>
  known.question?.open ? { ...known, question: { ...known.question, open: false } } : known;

/**
 * Stops waiting for an answer. The message returns to the draft for another try; if there is a newer draft, it stays
 * in the conversation, marked as unanswered.
 */
const stopWaiting: Transition = (state) => {
  if (!state.pending) return state;
  const { id, message: text } = state.pending;
  const over = { ...state, pending: undefined };
  const known = state.conversation.messages;
  if (state.draft.trim() === '') {
    const rest = known.filter((entry) => entry.id !== id);
    return { ...withMessages(over, rest), draft: text, chatOpen: true };
  }
  return withMessages(
    over,
    known.map((entry) => (entry.id === id ? { ...entry, unanswered: true } : entry)),
  );
};

export const becameReady: Transition = (state) => (state.ready ? state : { ...state, ready: true });

/** Takes over the recorder's state. The assistant is listening while it runs, whatever started it. */
export const recorderChanged =
  (recorder: RecorderState): Transition =>
  (state) => {
    if (recorder === state.recorder) return state;
    const next = { ...state, recorder };
    const runs = isRecording(recorder);
    if (runs === isRecording(state.recorder)) return next;
    if (runs) return state.pending ? next : { ...withoutReply(next), status: 'listening' };
    return state.status === 'listening' ? { ...next, status: 'idle' } : next;
  };

export const speakingChanged =
  (speaking: boolean): Transition =>
  (state) =>
    state.speaking === speaking ? state : { ...state, speaking };

export const readAloudChanged =
  (readAloud: boolean): Transition =>
  (state) => ({ ...state, readAloud });

export const wordStopsChanged =
  (wordStops: boolean): Transition =>
  (state) => ({ ...state, wordStops });

export const chatClosed: Transition = (state) => (state.chatOpen ? { ...state, chatOpen: false } : state);

export const draftChanged =
  (draft: string): Transition =>
  (state) =>
    state.draft === draft ? state : { ...state, draft };

/** Continues by typing, with the transcript and the letter just typed. */
export const typingStarted =
  (letter: string): Transition =>
  (state) => {
    const heard = wholeText(state.recorder.transcript);
    const draft =
      heard === '' ? state.draft + letter : [joinWords(state.draft, heard), letter].filter(Boolean).join(' ');
    return { ...state, draft, chatOpen: true };
  };

/** Takes a message into the message box. */
export const editStarted =
  (id: string): Transition =>
  (state) => {
    const asked = findUserMessage(state, id);
    return asked ? { ...state, draft: asked.text, editing: asked.id, chatOpen: true } : state;
  };

export const editCancelled: Transition = (state) =>
  state.editing ? { ...state, editing: undefined, draft: '' } : state;

interface Sent {
  id: string;
  message: string;
  at: Date;
  /** The id of the message whose place it takes. */
  replaces?: string | undefined;
}

/** `id` identifies the message; all later steps about it carry the id. */
export const messageSent =
  ({ id, message: written, at, replaces }: Sent): Transition =>
  (state) => {
    if (!canSend(state, written)) return state;
    const text = written.trim();
    const known = state.conversation.messages;
    const place = known.findIndex((entry) => entry.id === replaces);
    const before = (place < 0 ? known : known.slice(0, place)).map(closeQuestion);
    return {
      ...withMessages(withoutReply(state), [...before, message({ id, role: 'user', text, at: at.toISOString() })]),
      status: 'thinking',
      dialling: false,
      pending: { id, message: text },
      draft: state.draft.trim() === text || state.editing ? '' : state.draft,
      editing: undefined,
      replacing: place < 0 ? undefined : id,
      suggestions: [],
    };
  };

/** What a message replaced can no longer be restored. */
export const replacementConfirmed =
  (id: string): Transition =>
  (state) =>
    state.replacing === id ? { ...state, replacing: undefined } : state;

/** The bubble's text for a failed message. */
const failureText = (refusal: Refusal): string => {
  if (refusal.kind === 'unreachable') return messages.chatUnreachable;
  const nextTry = refusal.kind === 'refused' ? refusal.nextTry : undefined;
  return [messages.chatRefused, nextTry].filter(Boolean).join(' ');
};

/** Some text of the answer has come, so it is kept if the answer ends early. */
const hasText = ({ text }: ComingAnswer): boolean => text.trim() !== '';

/** Keeps what has come of an answer that broke off or was stopped. */
const keepPartialAnswer =
  (status: 'stopped' | 'cut', { id, text, steps, sources }: ComingAnswer, at: Date): Transition =>
  (state) => {
    const kept = message({
      id,
      role: 'assistant',
      text,
      at: at.toISOString(),
      status,
      steps: { items: steps, leftOut: 0 },
      sources: { items: sources, leftOut: 0 },
    });
    return {
      ...toIdle(withMessages(state, [...state.conversation.messages, kept])),
      pending: undefined,
      reply: state.reply && { ...state.reply, text },
    };
  };

/** Ends whatever is going on. What has come of a reply stays; an unanswered message returns to the draft. */
export const cancelled =
  (growing: ComingAnswer | undefined, at: Date): Transition =>
  (state) => {
    if (state.pending && growing && hasText(growing)) return keepPartialAnswer('stopped', growing, at)(state);
    return state.pending || state.status === 'responding' ? toIdle(stopWaiting(state)) : state;
  };

/** The message could not be answered, or its answer broke off. */
export const answerFailed =
  (id: string, refusal: Refusal, growing?: ComingAnswer, at = new Date(0)): Transition =>
  (state) => {
    if (state.pending?.id !== id) return state;
    if (growing && hasText(growing)) return keepPartialAnswer('cut', growing, at)(state);
    const rest = toIdle(stopWaiting(withoutReply(state)));
    // The sign-in dialog already says why.
    if (refusal.kind === 'ended') return rest;
    return { ...rest, reply: { id: replyIdOf(id), text: failureText(refusal), tone: 'error', agents: [] } };
  };

/** The first word of the answer has come. */
export const answerBegan =
  (id: string): Transition =>
  (state) => {
    if (state.pending?.id !== id || state.status === 'responding') return state;
    const reply: ShownReply = { id: replyIdOf(id), text: '', tone: 'reply', agents: [] };
    return { ...withoutReply(state), status: 'responding', reply };
  };

/** All of the answer has come. */
export const answerCompleted =
  (id: string, end: AnswerEnd, at: Date, steps: ComingAnswer['steps'] = []): Transition =>
  (state) => {
    if (state.pending?.id !== id) return state;
    const { response: text, agents, status, question, sources, receipts } = end;
    // A blank answer counts as a failure.
    if (text.trim() === '') return answerFailed(id, { kind: 'malformed', message: '' })(state);
    const begun = answerBegan(id)(state);
    const answer = message({
      id: end.id,
      role: 'assistant',
      text,
      at: at.toISOString(),
      status,
      agents,
      steps: { items: steps, leftOut: 0 },
      question,
      sources,
      receipts,
    });
    return {
      ...withMessages(begun, [...begun.conversation.messages, answer]),
      pending: undefined,
      reply: begun.reply && { ...begun.reply, text, agents },
      suggestions: end.suggestions,
    };
  };

export const diallingEnded =
  (id: string): Transition =>
  (state) =>
    state.pending?.id === id ? { ...state, dialling: true } : state;

/** The whole reply is on screen. */
export const replyShown =
  (replyId: string): Transition =>
  (state) =>
    state.reply?.id === replyId && !state.pending && !state.shown ? { ...state, shown: true } : state;

/** Reading the reply to that message aloud has ended. */
export const replyReadAloud =
  (id: string, spoken: 'heard' | 'silent'): Transition =>
  (state) =>
    state.reply?.id === replyIdOf(id) ? { ...state, spoken } : state;

/** The reply has been shown and spoken: its text is cleared if it was heard, and stays to be read if not. */
export const replyEnded =
  (replyId: string): Transition =>
  (state) => {
    if (state.reply?.id !== replyId || state.status !== 'responding') return state;
    return toIdle(state.spoken === 'heard' ? withoutReply(state) : state);
  };

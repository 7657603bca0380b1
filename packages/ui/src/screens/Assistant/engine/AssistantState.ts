import type { AssistantStatus } from '@switchboard/api-contract/assistant';
import type { AnswerSource, AnswerStep, ChatMessage, Conversation } from '@switchboard/api-contract/conversations';
import type { RecorderState } from '../../../devices/recorder.ts';

/** The content of the bubble. `agents`: the slugs of the agents that were asked; empty for an error. */
export interface ShownReply {
  id: string;
  /** Empty while it is still coming: see `ComingAnswer`. */
  text: string;
  tone: 'reply' | 'error';
  agents: readonly string[];
}

/** A message as the contract has it. `unanswered`: it was sent but got no answer. */
export type ConversationMessage = ChatMessage & { unanswered?: boolean };

/** The conversation on the page; without title as long as it has no message. */
export interface OpenConversation extends Partial<Pick<Conversation, 'title' | 'about'>> {
  readonly id: string;
  /** Oldest first; without the answer that is coming. */
  readonly messages: readonly ConversationMessage[];
}

/** The answer that is coming. It has a store of its own, so that nothing else renders while it grows. */
export interface ComingAnswer {
  /** The id of its message; one of our own until something of it has come. */
  readonly id: string;
  /** Markdown, with `[n]` where it rests on source n. */
  readonly text: string;
  readonly steps: readonly AnswerStep[];
  readonly sources: readonly AnswerSource[];
  /** How much of the steps has come, as events count it. */
  readonly stepsSeen?: number | undefined;
}

/** The assistant's state. The orb is active whenever the status is not idle. */
export interface AssistantState {
  /** False for the first second on the page. */
  ready: boolean;
  status: AssistantStatus;
  reply?: ShownReply | undefined;
  conversation: OpenConversation;
  /** What could be asked now. */
  suggestions: readonly string[];
  /** The message that is being answered, until all of the answer has come. */
  pending?: { id: string; message: string } | undefined;
  /** The answer takes a while: the agents light up one after the other. */
  dialling: boolean;
  chatOpen: boolean;
  draft: string;
  /** The id of the message whose place the draft takes. */
  editing?: string | undefined;
  /** The id of a message that took the place of others, for as long as they can be restored. */
  replacing?: string | undefined;
  /** The whole reply is on screen. */
  shown: boolean;
  /** How reading the reply aloud ended; undefined until then. `heard`: there was sound. */
  spoken?: 'heard' | 'silent' | undefined;
  /** Something is being read aloud. */
  speaking: boolean;
  /** Whether answers are read aloud; undefined until that is known. */
  readAloud?: boolean | undefined;
  /** Whether a word stops what is read aloud; undefined where words are not recognised. */
  wordStops?: boolean | undefined;
  recorder: RecorderState;
}

type VisitState = Pick<AssistantState, 'conversation' | 'draft' | 'chatOpen'>;

/** The state that survives leaving the page, until the member signs out. */
export interface AssistantVisit extends VisitState {
  /** The server has no voice, so it is not asked again. */
  readonly serverIsMute: boolean;
  /** What the conversation begins at, as the chat call takes it. */
  readonly about?: string | undefined;
  /** The server knows the conversation. */
  readonly begun: boolean;
}

/** A conversation without messages. Its id is 'session-' and its start, in ms since 1970. */
export const newConversation = (at: Date): OpenConversation => ({ id: `session-${at.getTime()}`, messages: [] });

/** A visit without messages. */
export const newVisit = (conversation: OpenConversation): AssistantVisit => ({
  conversation,
  serverIsMute: false,
  begun: false,
  draft: '',
  chatOpen: false,
});

/** The state when the page opens. */
export const openingState = (
  { conversation, draft, chatOpen }: VisitState,
  recorder: RecorderState,
): AssistantState => ({
  ready: false,
  status: 'idle',
  conversation,
  suggestions: [],
  draft,
  chatOpen,
  dialling: false,
  shown: false,
  speaking: false,
  recorder,
});

/** Whether the recorder is running or about to. */
export const isRecording = ({ status }: RecorderState): boolean => status === 'asking' || status === 'recording';

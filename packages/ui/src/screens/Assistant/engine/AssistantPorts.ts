import type { IdentifiedMessage } from '@switchboard/api-contract/assistant';
import type {
  AnswerEnd,
  AnswerReceipt,
  Conversation,
  ReceivedChatEvent,
  Suggestions,
} from '@switchboard/api-contract/conversations';
import type { RecorderDevice } from '../../../devices/recorder.ts';
import type { VoiceDevice } from '../../../devices/speech.ts';
import type { Timers } from '../../../devices/timers.ts';
import type { Outcome } from '../../../format/outcome.ts';
import type { AssistantVisit } from './AssistantState.ts';

/** How an answer is followed. An event may come more than once. Aborting ends nothing on the server. */
export interface AnswerListener {
  readonly signal: AbortSignal;
  readonly onEvent: (event: ReceivedChatEvent) => void;
}

/** What the assistant needs from outside. The app passes real ports; stories and tests pass fakes. */
export interface AssistantPorts {
  /** Sends a message and follows its answer to its end, through breaks of the connection. */
  ask: (question: IdentifiedMessage, following: AnswerListener) => Promise<Outcome<AnswerEnd>>;
  /** Follows the answer that is coming in a conversation, from its beginning; undefined if none is. */
  follow: (conversationId: string, following: AnswerListener) => Promise<Outcome<AnswerEnd> | undefined>;
  /** Ends the answer that is coming in a conversation. */
  stop: (conversationId: string) => Promise<Outcome<unknown>>;
  read: (conversationId: string, signal: AbortSignal) => Promise<Outcome<Conversation>>;
  /** Brings back what a message replaced. */
  restore: (conversationId: string, message: string) => Promise<Outcome<Conversation>>;
  undo: (conversationId: string, receipt: string) => Promise<Outcome<AnswerReceipt>>;
  rate: (
    conversationId: string,
    message: string,
    way: 'up' | 'down' | null,
    reason: string,
  ) => Promise<Outcome<unknown>>;
  /** What could be asked in a conversation; `about` is what it begins at. */
  suggest: (conversationId: string, about: string | undefined, signal: AbortSignal) => Promise<Outcome<Suggestions>>;
  /** The text spoken by the server; null if the server has no voice. */
  audioOf: (text: string, signal: AbortSignal) => Promise<Outcome<Blob | null>>;
  recorder: RecorderDevice;
  voice: VoiceDevice;
  /** Whether answers are read aloud to the member, wherever they sign in. `get` does not reject. */
  readAloud: { get: () => Promise<boolean>; set: (on: boolean) => void };
  /** Calls `heard` at the first recognised word; returns how to stop. Undefined where words are not recognised. */
  onWord: ((heard: () => void) => () => void) | undefined;
  /** Whether a word stops what is read aloud, kept beyond the visit. */
  wordStops: { get: () => boolean; set: (stops: boolean) => void };
  timers: Timers;
  now: () => Date;
  /** Creates a unique message id. */
  newId: () => string;
  /** Stores the visit while the member is on another page. */
  visit: { get: () => AssistantVisit | undefined; set: (visit: AssistantVisit) => void };
  /** Stores the unsent transcript; undefined if there is none. */
  keepTranscript: (words: string | undefined) => void;
}

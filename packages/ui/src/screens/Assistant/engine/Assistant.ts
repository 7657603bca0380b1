import type { LevelSource } from '../../../devices/microphone.ts';
import type { Store } from '../../../devices/createStore.ts';
import type { Outcome } from '../../../format/outcome.ts';
import type { AssistantState, ComingAnswer } from './AssistantState.ts';

/** The commands of the assistant. */
export interface AssistantCommands {
  /** Does nothing if the message is blank or too long, or another is being answered. */
  send: (message: string) => void;
  /** Sends the transcript and closes the recorder. */
  sendTranscript: () => void;
  /** Answers the open question. */
  answerYes: () => void;
  answerNo: () => void;
  /** Has the open question asked again with other values, by field of its form. If refused, it stays as it was. */
  change: (values: Record<string, unknown>) => Promise<Outcome<unknown>>;
  /** Asks a message again: that with the id, or the one that it answers. What followed is dropped. */
  askAgain: (messageId: string) => void;
  /** Takes a message into the message box, to be asked again with other words. */
  edit: (messageId: string) => void;
  /** Takes the member's last message into the message box. */
  editLast: () => void;
  /** Ends the edit; the message stays as it was. */
  cancelEdit: () => void;
  /** Asks a message again with other words. What followed is dropped. */
  editAndAsk: (messageId: string, text: string) => void;
  /** Restores the messages that the one in `replacing` took the place of. */
  restore: () => void;
  /** Opens another conversation; an answer that is coming goes on without being shown. */
  open: (conversationId: string) => void;
  /** Starts another conversation. `about`: what it starts from, as the chat call takes it. */
  startNew: (about?: string) => void;
  /** Undoes the action of a receipt. */
  undo: (receiptId: string) => void;
  /** Stores the member's rating of an answer; null removes it. */
  rate: (messageId: string, way: 'up' | 'down' | null, reason?: string) => void;
  /** Ends the answer, on the server too, and keeps what there is of it; or ends the reply. */
  cancel: () => void;
  /** Starts recording if idle, otherwise ends everything at once. */
  pressOrb: () => void;
  setDraft: (draft: string) => void;
  /** Opens the message box with the transcript and the typed letter. */
  startTyping: (letter?: string) => void;
  closeChat: () => void;
  record: () => void;
  stopRecording: () => void;
  /** Closes the recorder and drops the transcript. */
  dropRecording: () => void;
  /** Notes that the whole reply with that id is on screen. */
  markShown: (replyId: string) => void;
  stopSpeaking: () => void;
  /** Sets whether answers are read aloud. */
  setReadAloud: (on: boolean) => void;
  /** Sets whether a word stops what is read aloud. */
  setWordStops: (stops: boolean) => void;
}

/** The answer that is coming, and undefined while none is. */
export type AnswerStore = Pick<Store<ComingAnswer | undefined>, 'get' | 'subscribe'>;

export interface Assistant extends Pick<Store<AssistantState>, 'get' | 'subscribe'> {
  commands: AssistantCommands;
  answer: AnswerStore;
  /** The loudness while recording. */
  level: LevelSource;
  /** Call it when the page opens, and its result when the page is left. */
  connect: () => () => void;
}

/** What a member can do with messages. */
export type MessageCommands = Pick<
  AssistantCommands,
  'send' | 'askAgain' | 'editAndAsk' | 'rate' | 'undo' | 'answerYes' | 'answerNo'
>;

import type { LevelSource } from '../../../devices/microphone.ts';
import type { Store } from '../../../devices/store.ts';
import type { AssistantState } from './AssistantState.ts';

/** The commands of the assistant. */
export interface AssistantCommands {
  /** Does nothing if the message is blank or too long, or another is being answered. */
  send: (message: string) => void;
  /** Sends the transcript and closes the recorder. */
  sendHeard: () => void;
  /** Stops waiting for an answer, or ends the reply. */
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
  /** Reports that the whole reply with that id is on screen. */
  showed: (replyId: string) => void;
  stopSpeaking: () => void;
}

export interface Assistant extends Pick<Store<AssistantState>, 'get' | 'subscribe'> {
  commands: AssistantCommands;
  /** The loudness while recording. */
  level: LevelSource;
  /** Call it when the page opens, and its result when the page is left. */
  connect: () => () => void;
}

import type { LevelSource } from '../../../devices/microphone.ts';
import type { Store } from '../../../devices/store.ts';
import type { AssistantState } from './AssistantState.ts';

/** What a member can have the assistant do. */
export interface AssistantCommands {
  /** Nothing is sent that is blank or too long, nor while another message is being answered. */
  send: (message: string) => void;
  /** Sends the words that were heard, and closes the recorder. */
  sendHeard: () => void;
  /** Ends the wait for an answer, or the reply. */
  cancel: () => void;
  /** While nothing goes on it begins to record, else it ends everything at once. */
  pressOrb: () => void;
  setDraft: (draft: string) => void;
  /** Opens the message box, with the words that were heard and the letter that was typed. */
  startTyping: (letter?: string) => void;
  closeChat: () => void;
  record: () => void;
  stopRecording: () => void;
  /** Closes the recorder and drops what was heard. */
  dropRecording: () => void;
  /** The whole reply of that id is on screen. */
  showed: (replyId: string) => void;
  stopSpeaking: () => void;
}

export interface Assistant extends Pick<Store<AssistantState>, 'get' | 'subscribe'> {
  commands: AssistantCommands;
  /** How loud it is while the recorder runs. */
  level: LevelSource;
  /** Begins a stay on the page; the answer ends it. */
  connect: () => () => void;
}

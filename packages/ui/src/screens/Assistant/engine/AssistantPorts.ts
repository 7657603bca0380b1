import type { ChatRequest, ChatResponse } from '@switchboard/api-contract/assistant';
import type { RecorderDevice } from '../../../devices/recorder.ts';
import type { VoiceDevice } from '../../../devices/speech.ts';
import type { Timers } from '../../../devices/timers.ts';
import type { Outcome } from '../../../format/outcome.ts';
import type { AssistantVisit } from './AssistantState.ts';

/** What the assistant needs of the world: the app hands in the real one, a story or test one that is played. */
export interface AssistantPorts {
  send: (question: ChatRequest, signal: AbortSignal) => Promise<Outcome<ChatResponse>>;
  /** A text as the server speaks it; null where the server has no voice. */
  audioOf: (text: string, signal: AbortSignal) => Promise<Outcome<Blob | null>>;
  recorder: RecorderDevice;
  voice: VoiceDevice;
  timers: Timers;
  now: () => Date;
  /** A name that no other message has. */
  newId: () => string;
  /** Where the visit is kept while the member is on another page. */
  visit: { get: () => AssistantVisit | undefined; set: (visit: AssistantVisit) => void };
  /** Keeps the words that were heard and not sent; undefined: there are none. */
  keepHeard: (words: string | undefined) => void;
}

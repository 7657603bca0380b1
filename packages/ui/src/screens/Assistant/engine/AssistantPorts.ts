import type { ChatRequest, ChatResponse } from '@switchboard/api-contract/assistant';
import type { RecorderDevice } from '../../../devices/recorder.ts';
import type { VoiceDevice } from '../../../devices/speech.ts';
import type { Timers } from '../../../devices/timers.ts';
import type { Outcome } from '../../../format/outcome.ts';
import type { AssistantVisit } from './AssistantState.ts';

/** What the assistant needs from outside. The app passes real ports; stories and tests pass fakes. */
export interface AssistantPorts {
  send: (question: ChatRequest, signal: AbortSignal) => Promise<Outcome<ChatResponse>>;
  /** The text spoken by the server; null if the server has no voice. */
  audioOf: (text: string, signal: AbortSignal) => Promise<Outcome<Blob | null>>;
  recorder: RecorderDevice;
  voice: VoiceDevice;
  timers: Timers;
  now: () => Date;
  /** Creates a unique message id. */
  newId: () => string;
  /** Stores the visit while the member is on another page. */
  visit: { get: () => AssistantVisit | undefined; set: (visit: AssistantVisit) => void };
  /** Stores the unsent transcript; undefined if there is none. */
  keepHeard: (words: string | undefined) => void;
}

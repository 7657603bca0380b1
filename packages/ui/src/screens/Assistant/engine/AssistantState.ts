import type { AssistantStatus } from '@switchboard/api-contract/assistant';
import type { RecorderState } from '../../../devices/recorder.ts';

/** The content of the bubble. `agents`: the slugs of the agents that were asked; empty for an error. */
export interface AssistantReply {
  id: string;
  text: string;
  tone: 'reply' | 'error';
  agents: readonly string[];
}

/** A message in the visit's history. `unanswered`: it was sent but got no answer. */
export interface HistoryEntry {
  id: string;
  from: 'person' | 'assistant';
  text: string;
  at: Date;
  unanswered?: boolean;
}

/** The assistant's state. The orb is active whenever the status is not idle. */
export interface AssistantState {
  /** False for the first second on the page. */
  ready: boolean;
  status: AssistantStatus;
  reply?: AssistantReply | undefined;
  history: readonly HistoryEntry[];
  /** The message that is being answered. */
  pending?: { id: string; message: string } | undefined;
  /** The answer takes a while: the agents light up one after the other. */
  dialling: boolean;
  chatOpen: boolean;
  draft: string;
  /** The whole reply is on screen. */
  shown: boolean;
  /** How reading the reply aloud ended; undefined until then. `heard`: there was sound. */
  spoken?: 'heard' | 'silent' | undefined;
  /** Something is being read aloud. */
  speaking: boolean;
  recorder: RecorderState;
}

type Left = Pick<AssistantState, 'history' | 'draft' | 'chatOpen'>;

/** The state that survives leaving the page, until the member signs out. */
export interface AssistantVisit extends Left {
  /** 'session-' and the start of the visit, in ms since 1970. */
  readonly sessionId: string;
  /** The server has no voice, so it is not asked again. */
  readonly serverIsMute: boolean;
}

/** A visit without messages. */
export const newVisit = (at: Date): AssistantVisit => ({
  sessionId: `session-${at.getTime()}`,
  serverIsMute: false,
  history: [],
  draft: '',
  chatOpen: false,
});

/** The state when the page opens. */
export const openingState = ({ history, draft, chatOpen }: Left, recorder: RecorderState): AssistantState => ({
  ready: false,
  status: 'idle',
  history,
  draft,
  chatOpen,
  dialling: false,
  shown: false,
  speaking: false,
  recorder,
});

/** Whether the recorder is running or about to. */
export const isRecording = ({ status }: RecorderState): boolean => status === 'asking' || status === 'recording';

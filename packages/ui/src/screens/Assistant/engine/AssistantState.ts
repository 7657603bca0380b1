import type { AssistantStatus } from '@switchboard/api-contract/assistant';
import type { RecorderState } from '../../../devices/recorder.ts';

/** What the bubble shows. `agents` are slugs of the agents that were asked; an error asked nobody. */
export interface AssistantReply {
  id: string;
  text: string;
  tone: 'reply' | 'error';
  agents: readonly string[];
}

/** A line of the visit's history. `unanswered`: it was sent, and no answer came. */
export interface HistoryEntry {
  id: string;
  from: 'person' | 'assistant';
  text: string;
  at: Date;
  unanswered?: boolean;
}

/** The assistant at one moment. The orb is active whenever the status is not idle. */
export interface AssistantState {
  /** False for the first second on the page. */
  ready: boolean;
  status: AssistantStatus;
  reply?: AssistantReply | undefined;
  history: readonly HistoryEntry[];
  /** The message that is being answered. */
  pending?: { id: string; message: string } | undefined;
  /** It takes a while: the lines are tried one after the other. */
  dialling: boolean;
  chatOpen: boolean;
  draft: string;
  /** The whole reply is on screen. */
  shown: boolean;
  /** How reading the reply aloud came out; undefined while it is not over. `heard`: there was a sound. */
  spoken?: 'heard' | 'silent' | undefined;
  /** Something is being said. */
  speaking: boolean;
  recorder: RecorderState;
}

type Left = Pick<AssistantState, 'history' | 'draft' | 'chatOpen'>;

/** What outlasts leaving the page, and goes with the member. */
export interface AssistantVisit extends Left {
  /** 'session-' and the time at which the visit began, in ms. */
  readonly sessionId: string;
  /** The server has no voice, and is not asked for one again. */
  readonly serverIsMute: boolean;
}

/** A visit on which nothing was said yet. */
export const newVisit = (at: Date): AssistantVisit => ({
  sessionId: `session-${at.getTime()}`,
  serverIsMute: false,
  history: [],
  draft: '',
  chatOpen: false,
});

/** The assistant when its page opens. */
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

/** The recorder runs, or is about to. */
export const isRecording = ({ status }: RecorderState): boolean => status === 'asking' || status === 'recording';

import type { AssistantStatus } from '@switchboard/api-contract/assistant';
import type { AnswerStatus } from '@switchboard/api-contract/conversations';
import { entryOf, lookup, type Rule } from './lookup.ts';

/** How a state of the assistant is shown; `dot` names the colour of the status dot. */
export interface AssistantRule extends Rule {
  readonly dot: 'booting' | 'ready' | 'active';
}

/**
 * The assistant's states. While it is idle, the page shows `booting` until it has come up, `offline` without a
 * connection, and `asking` while a question waits for the member.
 */
export const assistantStatusRules = {
  booting: { label: 'Starting', tone: 'neutral', dot: 'booting' },
  offline: { label: 'Offline. Reconnect to talk.', tone: 'neutral', dot: 'booting' },
  idle: { label: 'Ready. Touch the orb or start typing.', tone: 'accent', dot: 'ready' },
  asking: { label: 'Waiting for your answer', tone: 'accent', dot: 'ready' },
  listening: { label: 'Listening', tone: 'positive', dot: 'active' },
  thinking: { label: 'Thinking', tone: 'positive', dot: 'active' },
  responding: { label: 'Responding', tone: 'positive', dot: 'active' },
} as const satisfies Record<AssistantStatus | 'booting' | 'offline' | 'asking', AssistantRule>;

/** The status word and dot of the assistant. */
export const assistantStatus = (status: string | undefined): AssistantRule => ({
  dot: 'ready',
  ...lookup<AssistantRule>(assistantStatusRules, status),
});

/** What is said under an answer about how it ended; nothing under a whole one. */
const endingWords = {
  writing: '',
  done: '',
  stopped: 'Stopped here',
  cut: 'Broke off here',
  'not-understood': '',
} as const satisfies Record<AnswerStatus, string>;

/** How an answer ended, in words. An unknown status keeps its own text. */
export const answerStatus = (status: string | undefined): string => entryOf(endingWords, status) ?? status ?? '';

import type { AnswerStatus } from '@switchboard/api-contract/conversations';
import { entryOf } from './lookup.ts';

/** What is said under an answer about how it ended; nothing under a whole one. */
const words = {
  writing: '',
  done: '',
  stopped: 'Stopped here',
  cut: 'Broke off here',
} as const satisfies Record<AnswerStatus, string>;

/** How an answer ended, in words. An unknown status keeps its own text. */
export const answerStatus = (status: string | undefined): string => entryOf(words, status) ?? status ?? '';

import type { AnswerSource } from '@switchboard/api-contract/conversations';

/** Where an answer is told while it is made. What was told is kept, whatever happens next. */
export interface AnswerWriter {
  /** Something begins that takes a moment, in our own words; the step before it has ended. */
  readonly step: (text: string) => void;
  /** The next piece of the text; an empty one is a sign of life. */
  readonly say: (text: string) => void;
  /** The number of a source, for `[n]` in the text; the same thing twice is one. */
  readonly source: (source: Omit<AnswerSource, 'n'>) => number;
  /** Aborted when the member stops the answer, its time is up, or the server stops. */
  readonly signal: AbortSignal;
}

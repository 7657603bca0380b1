import type { RunEnding } from '@switchboard/api-contract/runs/run';
import { wordsOf, type FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import type { Remedy } from './Remedy.ts';

interface FailureDetails {
  /** Another attempt may succeed. */
  readonly again?: boolean;
  /** Seconds that the service asked to wait. */
  readonly retryAfter?: number;
  /** What a member can do about it; by default to try again. */
  readonly next?: Remedy;
  /** What kept it from doing anything. */
  readonly endedBy?: RunEnding;
  /** What was wrong with a service's answer, for those who then ask otherwise. */
  readonly answer?: OddAnswer;
}

/** More than is read of one, not as documented, or that what was asked for is not there. */
type OddAnswer = 'too-large' | 'odd' | 'gone';

/** Why a run failed, as a fact for the member. Holds no secret. */
export class RunFailure extends Error {
  override readonly name = 'RunFailure';
  readonly again: boolean;
  readonly retryAfter: number;
  readonly next: Remedy;
  readonly endedBy: RunEnding | undefined;
  readonly answer: OddAnswer | undefined;

  readonly reason: FactOrExternalText;

  constructor(
    reason: FactOrExternalText,
    { again = false, retryAfter = 0, next = { kind: 'retry' }, endedBy, answer }: FailureDetails = {},
  ) {
    super(wordsOf(reason));
    this.reason = reason;
    this.again = again;
    this.retryAfter = retryAfter;
    this.next = next;
    this.endedBy = endedBy;
    this.answer = answer;
  }
}

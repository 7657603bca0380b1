import type { RunEnding } from '@switchboard/api-contract/runs/run';
import { wordsOf, type FactOrExternalText } from '@switchboard/api-contract/words/wordsOf';
import type { ServiceId } from '@switchboard/api-contract/catalogue';
import type { NamedSetting } from '@switchboard/api-contract/runs/namedSettings';

/** The one thing that a member can do about how a run ended, as stored. */
export type Remedy =
  | { readonly kind: 'retry' }
  /** The changes that wait on the agent's page. */
  | { readonly kind: 'preview' }
  | { readonly kind: 'connection'; readonly id: ServiceId }
  /** The month's, or that of an agent's runs, by its id. */
  | { readonly kind: 'budget'; readonly id: string }
  /** A setting of the agent, by its name; `limit` if it is one that stopped the run. `agentId`: of another agent. */
  | { readonly kind: 'setting' | 'limit'; readonly id: NamedSetting; readonly agentId?: string };

interface FailureDetails {
  /** Another attempt may succeed. */
  readonly again?: boolean;
  /** Seconds that the service asked to wait. */
  readonly retryAfter?: number;
  /** What a member can do about it; by default to try again. */
  readonly next?: Remedy;
  /** The limit that ended the run before it did anything. */
  readonly endedBy?: RunEnding;
  /** What was wrong with a service's answer, for those who then ask otherwise. */
  readonly answer?: OddAnswer;
}

/** Longer than is read, not as documented, or saying that what was asked for is not there. */
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

/** Whether a failure is an answer with this status, and nothing more is known about it. */
export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof RunFailure &&
  typeof error.reason === 'object' &&
  error.reason.kind === 'unexpectedStatus' &&
  error.reason.args['status'] === status;

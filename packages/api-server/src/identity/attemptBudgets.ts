import { passwordLimits } from '@switchboard/api-contract/endpoints/callLimits';
import { minuteMs } from '@switchboard/api-contract/time';
import { tooMany } from '../platform/Refusal.ts';

/** For how long a failure counts at most. */
export const longestWindowMs = Math.max(...Object.values(passwordLimits).map(({ minutes }) => minutes)) * minuteMs;
/** A check that takes longer was begun by a server that has stopped. */
const longestCheckMs = 60_000;

/** What attempts are counted by. */
export interface AttemptKey {
  /** A digest, because people sometimes type their password as their name. */
  readonly account: string;
  readonly address: string;
}

/** An attempt that has failed or is being checked. */
export interface Attempt extends AttemptKey {
  readonly id: string;
  readonly checking: boolean;
  /** When it failed, or began (ms). */
  readonly at: number;
}

interface Budget {
  /** The most failures allowed within so many minutes. */
  readonly most: number;
  readonly minutes: number;
  readonly counts: (attempt: AttemptKey, next: AttemptKey) => boolean;
}

/** What stands for a known browser in place of its address, so that only its own failures count against it. */
export const browserPlace = (tokenHash: string): string => `browser ${tokenHash}`;
const isKnownBrowser = ({ address }: AttemptKey): boolean => address.startsWith('browser ');

/**
 * The first slows guesses at one account from one place; the second slows guesses at many accounts from one place; the
 * third slows guesses at one account from places without number. So strangers can keep new browsers out of an account,
 * but never one in which its owner signed in before.
 */
const budgets: readonly Budget[] = [
  {
    ...passwordLimits.fromOnePlace,
    counts: (attempt, { account, address }) => attempt.account === account && attempt.address === address,
  },
  { ...passwordLimits.atAnyAccount, counts: (attempt, { address }) => attempt.address === address },
  {
    ...passwordLimits.atOneAccount,
    counts: (attempt, next) => attempt.account === next.account && !isKnownBrowser(attempt) && !isKnownBrowser(next),
  },
];

/**
 * Whether the next attempt may be made, or must wait for those being checked. Refuses as 'limited' after too many
 * failures. Expects `attempts` oldest first.
 */
export function judgeAttempts(attempts: readonly Attempt[], next: AttemptKey, now: number): 'go' | 'wait' {
  let mustWait = false;
  for (const { most, minutes, counts } of budgets) {
    const windowMs = minutes * minuteMs;
    const recent = attempts.filter(
      (attempt) => counts(attempt, next) && attempt.at > now - (attempt.checking ? longestCheckMs : windowMs),
    );
    const first = recent.filter(({ checking }) => !checking).at(-most);
    if (first) throw tooMany('failed sign-ins', Math.ceil((first.at + windowMs - now) / 1_000));
    mustWait ||= recent.length >= most;
  }
  return mustWait ? 'wait' : 'go';
}

import { Refusal } from '../platform/Refusal.ts';

/** For how long a failed sign-in counts. */
export const windowMs = 15 * 60_000;
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
  /** The most failures allowed within the window; `underAttack`: while many places guess at the account. */
  readonly failures: number;
  readonly underAttack: number;
  readonly counts: (attempt: AttemptKey, next: AttemptKey) => boolean;
}

/** What stands for a known browser in place of its address, so that only its own failures count against it. */
export const browserPlace = (tokenHash: string): string => `browser ${tokenHash}`;
const isKnownBrowser = ({ address }: AttemptKey): boolean => address.startsWith('browser ');

/** After so many failures at one account, from anywhere, each place may try less often. */
const attackFailures = 50;

/**
 * The first budget slows guesses at one account from one place, and more so while many places guess at it; the second
 * slows guesses at many accounts from one place. No number of strangers' failures locks an account for its owner: from
 * a place where nobody failed, there is always a try.
 */
const budgets: readonly Budget[] = [
  {
    failures: 5,
    underAttack: 2,
    counts: (attempt, { account, address }) => attempt.account === account && attempt.address === address,
  },
  { failures: 30, underAttack: 30, counts: (attempt, { address }) => attempt.address === address },
];

/**
 * Whether the next attempt may be made, or must wait for those being checked. Refuses as 'limited' after too many
 * failures. Expects `attempts` oldest first.
 */
export function judgeAttempts(attempts: readonly Attempt[], next: AttemptKey, now: number): 'go' | 'wait' {
  const recent = attempts.filter(({ at, checking }) => at > now - (checking ? longestCheckMs : windowMs));
  const failed = recent.filter(({ checking }) => !checking);
  const isUnderAttack =
    !isKnownBrowser(next) && failed.filter(({ account }) => account === next.account).length >= attackFailures;
  const most = ({ failures, underAttack }: Budget) => (isUnderAttack ? underAttack : failures);
  for (const budget of budgets) {
    const first = failed.filter((attempt) => budget.counts(attempt, next)).at(-most(budget));
    if (first) throw limited(Math.max(1, Math.ceil((first.at + windowMs - now) / 1000)));
  }
  return budgets.every((budget) => recent.filter((attempt) => budget.counts(attempt, next)).length < most(budget))
    ? 'go'
    : 'wait';
}

function limited(seconds: number): Refusal {
  return new Refusal(
    'limited',
    `Too many failed sign-ins. Try again in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
    { retryAfter: seconds },
  );
}

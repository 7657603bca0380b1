import { Refusal } from '../Refusal.ts';

/** How long a failed sign-in counts. */
export const windowMs = 15 * 60_000;
/** A check that takes longer belongs to a dead server. */
const longestCheckMs = 60_000;

/** What attempts are counted by. */
export interface Whose {
  /** A digest, because people sometimes type their password as their name. */
  readonly account: string;
  readonly address: string;
}

/** An attempt that has failed or is being checked. */
export interface Attempt extends Whose {
  readonly id: string;
  readonly checking: boolean;
  /** When it failed, or began (ms). */
  readonly at: number;
}

interface Budget {
  /** The most failures allowed within the window. */
  readonly failures: number;
  readonly counts: (attempt: Whose, next: Whose) => boolean;
}

/**
 * The first budget stops guesses at one account from one place, the second from many places, the third guesses at
 * many accounts from one place. A stranger's failures lock the account for that stranger long before they lock it for
 * anyone else.
 */
const budgets: readonly Budget[] = [
  {
    failures: 5,
    counts: (attempt, { account, address }) => attempt.account === account && attempt.address === address,
  },
  { failures: 50, counts: (attempt, { account }) => attempt.account === account },
  { failures: 30, counts: (attempt, { address }) => attempt.address === address },
];

/**
 * Whether the next attempt may be made, or must wait for those being checked. Refuses as 'limited' after too many
 * failures. Expects `attempts` oldest first.
 */
export function judge(attempts: readonly Attempt[], next: Whose, now: number): 'go' | 'wait' {
  const recent = attempts.filter(({ at, checking }) => at > now - (checking ? longestCheckMs : windowMs));
  for (const { failures, counts } of budgets) {
    const first = recent.filter((attempt) => !attempt.checking && counts(attempt, next)).at(-failures);
    if (first) throw limited(Math.max(1, Math.ceil((first.at + windowMs - now) / 1000)));
  }
  return budgets.every(({ failures, counts }) => recent.filter((attempt) => counts(attempt, next)).length < failures)
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

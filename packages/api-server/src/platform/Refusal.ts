import type { TestOutcome } from '@switchboard/api-contract/connections';
import type { Conflict, RefusalKind } from '@switchboard/api-contract/errors';
import type { Missing } from '@switchboard/api-contract/runs/missing';

interface RefusalDetails {
  /** One sentence per field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds until it makes sense to try again. */
  readonly retryAfter?: number;
  /** What a run lacks. */
  readonly missing?: readonly Missing[];
  /** What somebody else changed since the version that this change was made from. */
  readonly conflicts?: readonly Conflict[];
  /** The newer record, for a change that was made from an old version. */
  readonly theirs?: { readonly id: string };
  /** The outcome of a test of new credentials, because of which the old ones stay. */
  readonly outcome?: TestOutcome;
  /** The ways to go on that the caller can choose from. */
  readonly choose?: readonly ('keep' | 'use')[];
  /** Whether what is missing was deleted. */
  readonly deleted?: true;
}

/** Returns what was read of parameters. Refuses as 'invalid', with a sentence per wrong parameter, if any was wrong. */
export function readOrRefuse<Read extends object>(
  read: Read | { readonly fields: Readonly<Record<string, string>> },
): Read {
  if ('fields' in read)
    throw new Refusal('invalid', Object.values(read.fields)[0] ?? 'A parameter is wrong', { fields: read.fields });
  return read;
}

/** The refusal of what was done too often; `what` is a plural, and `seconds` says when to try again. */
export function tooMany(what: string, seconds: number): Refusal {
  const [amount, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Refusal('limited', `Too many ${what}. Try again in ${amount} ${unit}${amount === 1 ? '' : 's'}.`, {
    retryAfter: seconds,
  });
}

/** A refusal that is answered to the caller. `message` is the sentence that they read, so it contains no secret. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfter: number | undefined;
  readonly missing: readonly Missing[] | undefined;
  readonly conflicts: readonly Conflict[] | undefined;
  readonly theirs: { readonly id: string } | undefined;
  readonly outcome: TestOutcome | undefined;
  readonly choose: readonly ('keep' | 'use')[] | undefined;
  readonly deleted: true | undefined;

  constructor(
    kind: RefusalKind,
    message: string,
    { fields, retryAfter, missing, conflicts, theirs, outcome, choose, deleted }: RefusalDetails = {},
  ) {
    super(message);
    this.kind = kind;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.missing = missing;
    this.conflicts = conflicts;
    this.theirs = theirs;
    this.outcome = outcome;
    this.choose = choose;
    this.deleted = deleted;
  }
}

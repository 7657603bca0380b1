import type { TestOutcome } from '@switchboard/api-contract/connections';
import type { Missing } from '@switchboard/api-contract/runs/missing';

/** A refused call: the status and the body to answer with. */
export class Refusal extends Error {
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** What a run lacks. */
  readonly missing: readonly Missing[] | undefined;
  /** The newer record, for a change that is based on an old version. */
  readonly theirs: { readonly id: string } | undefined;
  /** What the test of new credentials found, so that the old ones stay. */
  readonly outcome: TestOutcome | undefined;

  constructor(
    status: number,
    message: string,
    fields?: Readonly<Record<string, string>>,
    missing?: readonly Missing[],
    theirs?: { readonly id: string },
    outcome?: TestOutcome,
  ) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.missing = missing;
    this.theirs = theirs;
    this.outcome = outcome;
  }
}

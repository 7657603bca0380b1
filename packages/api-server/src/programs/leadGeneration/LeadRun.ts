import type { LeadGenerationSettings } from '@switchboard/api-contract/agents/leadGeneration';
import type { Context } from '../../platform/Context.ts';
import type { FoundOutcome } from './tables.ts';
import type { Run } from '../../runs/Run.ts';
import type { Apollo } from './apollo.ts';
import type { PeopleSearch } from './foundPeople.ts';

/** What became of the people whom a run has found, over all its attempts. */
export class LeadCounts {
  added = 0;
  updated = 0;
  /** Dropped below the minimum score. */
  below = 0;
  duplicates = 0;

  constructor(before: Iterable<FoundOutcome>) {
    for (const outcome of before) this.count(outcome);
  }

  count(outcome: FoundOutcome): void {
    if (outcome === 'duplicate') this.duplicates += 1;
    else this[outcome] += 1;
  }

  get all(): number {
    return this.added + this.updated + this.below + this.duplicates;
  }
}

/** What a run of lead generation works with. */
export interface LeadRun {
  readonly context: Context;
  readonly run: Run;
  readonly settings: LeadGenerationSettings;
  readonly apollo: Apollo;
  readonly finding: PeopleSearch;
  /** The people whom earlier attempts of the run have dealt with, and how. */
  readonly settled: ReadonlyMap<string, FoundOutcome>;
  readonly counts: LeadCounts;
  /** How many people the run may take. */
  readonly of: number;
}

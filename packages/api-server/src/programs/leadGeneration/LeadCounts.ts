import type { FoundOutcome } from './tables.ts';

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

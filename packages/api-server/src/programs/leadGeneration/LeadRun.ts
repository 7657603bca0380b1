import type { LeadGenerationSettings } from '@switchboard/api-contract/agents/leadGeneration';
import type { Context } from '../../platform/Context.ts';
import type { FoundOutcome } from './tables.ts';
import type { Run } from '../../runs/Run.ts';
import type { Apollo } from './apollo.ts';
import type { PeopleSearch } from './foundPeople.ts';
import type { LeadCounts } from './LeadCounts.ts';

/** What a run of lead generation works with. */
export interface LeadRun {
  readonly context: Context;
  readonly run: Run;
  readonly settings: LeadGenerationSettings;
  readonly apollo: Apollo;
  readonly finding: PeopleSearch;
  /** Whom earlier attempts of the run are done with. */
  readonly settled: ReadonlyMap<string, FoundOutcome>;
  readonly counts: LeadCounts;
  /** How many people the run may take. */
  readonly of: number;
}

import type { Outcome } from '../../../format/outcome.ts';

/** What a member can do with what an agent proposed. */
export interface ProposalControl {
  readonly onDo: (id: string) => Promise<Outcome<unknown>>;
  readonly onDiscard: (id: string) => Promise<Outcome<unknown>>;
}

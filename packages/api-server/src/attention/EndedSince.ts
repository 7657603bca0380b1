import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';

type Since = NonNullable<AnswerOf<typeof endpoints.attention>['since']>;
/** One line of what was done while a member was away. */
export type SinceLine = NonNullable<Since['lines']>[number];

/** A run that ended meanwhile. `args`: of the fact that is its result, of which `kind` is the kind. */
export interface EndedSince {
  readonly agentId: string;
  readonly status: string;
  readonly inputJson: string;
  readonly sandbox: number;
  /** What it cost, in billionths of the currency; of some calls nobody may know the price. */
  readonly cost: number;
  readonly currency: string | null;
  readonly unpriced: number;
  readonly kind: string | undefined;
  readonly args: Readonly<Record<string, unknown>>;
}

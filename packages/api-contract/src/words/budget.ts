import type { FactOrText } from './factOrText.ts';
import { money, say, type Words } from './say.ts';

export interface Spent {
  readonly spent: number;
  readonly budget: number;
  readonly currency: string;
}

/** What budgets did to runs. */
export const budgetWords = {
  monthBudgetSpent: ({ spent, budget, currency }: Spent) =>
    say`${money(spent, currency)} of ${money(budget, currency)} spent this month`,
  runBudgetSpent: ({ spent, budget, currency }: Spent) =>
    say`${money(spent, currency)} of the ${money(budget, currency)} that a run may cost has been spent`,
  /** A run that ended with what it had. `kept` says what that is. */
  stoppedAtBudget: ({ reason, kept }: { reason: FactOrText; kept: FactOrText }, words: Words) =>
    say`${words(reason)}. ${words(kept)}`,
} as const;

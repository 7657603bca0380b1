import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { RunFailure } from '../RunFailure.ts';

/** A budget, and what has been spent of it, in whole units of the currency. */
export interface BudgetState {
  /** 'month', or the id of the agent whose runs it limits. */
  readonly id: string;
  readonly spent: number;
  readonly budget: number;
  readonly currency: string;
}

/** The fact that a budget is spent. */
export const spentFact = ({ id, ...amounts }: BudgetState): Fact =>
  id === 'month' ? { kind: 'monthBudgetSpent', args: amounts } : { kind: 'runBudgetSpent', args: amounts };

/** A call was not made, because it may cost something and a budget is spent. */
export class BudgetSpent extends RunFailure {
  readonly fact: Fact;

  constructor(state: BudgetState) {
    const fact = spentFact(state);
    super(fact, { endedBy: 'budget', next: { kind: 'budget', id: state.id } });
    this.fact = fact;
  }
}

import { BudgetSpent } from '../outside/metering/BudgetSpent.ts';

/** What a part of a run comes to that the rest can do without, or that a budget ended it. */
export async function orAtBudget<T>(work: Promise<T>): Promise<T | BudgetSpent> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BudgetSpent) return error;
    throw error;
  }
}

import type { Run, RunResult } from '../Run.ts';
import type { RunFailure } from '../../outside/RunFailure.ts';
import type { StoreReader } from '../../platform/store/Database.ts';
import { BudgetSpent } from '../../outside/metering/budgets.ts';
import { countWritten } from '../runSteps.ts';

/**
 * What a run comes to whose program a budget ended: completed with the records that it has written so far; undefined if
 * there are none, or if it failed for another reason.
 */
export async function resultOfRunEndedByBudget(
  db: StoreReader,
  { tenantId, id }: Pick<Run, 'tenantId' | 'id'>,
  failure: RunFailure,
): Promise<RunResult | undefined> {
  if (!(failure instanceof BudgetSpent)) return undefined;
  const kept = await countWritten(db, { tenantId, id });
  return kept.length === 0 ? undefined : endedByBudget(failure, { kind: 'recordsKept', args: { kept } });
}

/** The result of a run that a budget ended, with what it has. */
export const endedByBudget = ({ reason, next }: RunFailure, kept: RunResult['result']) =>
  ({
    result: { kind: 'stoppedAtBudget', args: { reason, kept } },
    activity: { kind: 'completed', text: { kind: 'stoppedAtBudget', args: { reason, kept } } },
    endedBy: 'budget',
    next,
  }) as const satisfies RunResult;

import type { AuditActor } from '@switchboard/api-contract/audit';
import { budgetNearShare } from '@switchboard/api-contract/usage';
import { money } from '@switchboard/api-contract/words/say';
import { asServer, currentActor } from '../../platform/actor.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { StoreTransaction, StoreReader } from '../../platform/store/Database.ts';
import { readMonthBudget } from './budgets.ts';
import { fromNanos } from './prices.ts';

/** How far a month's budget is used up. */
export type BudgetLevel = 'near' | 'reached';
const levels = ['near', 'reached'] as const satisfies readonly BudgetLevel[];

/** A month's budget that somebody should look at. Amounts are in whole units of the currency. */
export interface BudgetAlert {
  readonly level: BudgetLevel;
  /** `YYYY-MM` */
  readonly month: string;
  readonly spent: number;
  readonly budget: number;
  readonly currency: string;
  /** Since when, an ISO instant. */
  readonly since: string;
}

const isAt = (level: BudgetLevel, spent: number, budget: number): boolean =>
  spent >= budget * (level === 'near' ? budgetNearShare : 1);

/** The budgets of an organisation that are near or reached now: at most the month's, at its worse level. */
export async function readBudgetAlerts(db: StoreReader, tenantId: string, now: Date): Promise<readonly BudgetAlert[]> {
  const { budget, spent, currency, month } = await readMonthBudget(db, tenantId, now);
  const level = budget === undefined ? undefined : levels.findLast((one) => isAt(one, spent, budget));
  if (budget === undefined || level === undefined) return [];
  const mark = await db
    .selectFrom('budgetMarks')
    .select('at')
    .where('tenantId', '=', tenantId)
    .where('month', '=', month)
    .where('level', '=', level)
    .executeTakeFirst();
  const amounts = { spent: fromNanos(spent), budget: fromNanos(budget), currency };
  return [{ level, month, ...amounts, since: mark?.at ?? now.toISOString() }];
}

interface Spending {
  readonly tenantId: string;
  readonly now: Date;
  /** The run whose call it was; empty or missing outside of runs. */
  readonly runId?: string;
}

/**
 * Stores once that the month's budget is near or reached, with a line in the audit log, and deletes what no longer
 * holds, so that it is audited again when it does. Call it after anything was spent or a budget was changed.
 */
export async function updateBudgetLevels(
  trx: StoreTransaction,
  { tenantId, now, runId = '' }: Spending,
): Promise<void> {
  const { budget, spent, currency, month } = await readMonthBudget(trx, tenantId, now);
  const marked = await trx
    .selectFrom('budgetMarks')
    .select('level')
    .where('tenantId', '=', tenantId)
    .where('month', '=', month)
    .execute();
  const at = now.toISOString();
  for (const level of levels) {
    const was = marked.some((mark) => mark.level === level);
    const is = budget !== undefined && isAt(level, spent, budget);
    if (was && !is)
      await trx
        .deleteFrom('budgetMarks')
        .where('tenantId', '=', tenantId)
        .where('month', '=', month)
        .where('level', '=', level)
        .execute();
    if (was || !is) continue;
    await trx.insertInto('budgetMarks').values({ tenantId, month, level, at }).execute();
    const by = runId === '' ? currentActor()?.by : await actorOfRun(trx, tenantId, runId);
    const target = `${money(fromNanos(spent), currency)} of ${money(fromNanos(budget), currency)} in ${month}`;
    // Written as the server: the call that spent the money declares other lines.
    await asServer(() =>
      writeAudit(trx, {
        tenantId,
        kind: `budget.${level}`,
        at,
        target,
        ...(by && { by }),
        ...(runId !== '' && { runId }),
      }),
    );
  }
}

/** In whose name the run that spent it was started. */
async function actorOfRun(trx: StoreTransaction, tenantId: string, id: string): Promise<AuditActor> {
  const run = await trx
    .selectFrom('executions')
    .innerJoin('agents', (join) =>
      join.onRef('agents.tenantId', '=', 'executions.tenantId').onRef('agents.id', '=', 'executions.agentId'),
    )
    .select(['executions.trigger', 'executions.startedBy', 'agents.name'])
    .where('executions.tenantId', '=', tenantId)
    .where('executions.id', '=', id)
    .executeTakeFirst();
  const { trigger, startedBy, name } = run ?? {};
  if (trigger === 'assistant') return { type: 'assistant' };
  const type = trigger === 'retry' ? 'member' : trigger;
  return (type === 'member' || type === 'key') && startedBy
    ? { type, name: startedBy }
    : { type: 'schedule', ...(name !== undefined && { name }) };
}

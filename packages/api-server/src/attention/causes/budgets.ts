import { addresses } from '@switchboard/api-contract/runs/addresses';
import { money } from '@switchboard/api-contract/words/say';
import { readBudgetAlerts } from '../../outside/metering/budgetLevels.ts';
import type { Cause } from '../Cause.ts';

/** The month's budget that is nearly or wholly spent. */
export const budgets: Cause = async ({ db, clock }, { tenantId }) =>
  (await readBudgetAlerts(db, tenantId, clock())).map(({ level, month, spent, budget, currency, since }) => ({
    id: `budget.${month}`,
    kind: 'budget',
    severity: level === 'reached' ? 'critical' : 'caution',
    text:
      level === 'reached'
        ? 'This month’s budget is spent'
        : `${Math.floor((spent / budget) * 100)}% of this month’s budget is spent`,
    about: `${money(spent, currency)} of ${money(budget, currency)}`,
    since,
    action: { label: 'Open usage', to: addresses.usage },
    cause: 'budget.month',
    leadsToFix: true,
  }));

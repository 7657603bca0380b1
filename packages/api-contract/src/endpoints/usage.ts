import { budgetList, budgetsRequest, priceList, pricesRequest, usageAnswer, usageQuery } from '../usage.ts';
import { administer, see } from './Endpoint.ts';

/** What calls cost, and what they may cost. */
export const usageEndpoints = {
  usage: { ...see.get('/api/usage', usageAnswer), query: usageQuery },
  exportUsage: {
    ...see.file('/api/usage/export', ['text/csv'], 'usage.exported'),
    query: usageQuery,
    limit: 'exports',
  },
  budgets: { ...see.get('/api/budgets', budgetList), keys: 'never' },
  setBudgets: administer.put('/api/budgets', budgetsRequest, budgetList, ['budget.set', 'organisation.changed']),
  prices: see.get('/api/prices', priceList),
  setPrices: administer.put('/api/prices', pricesRequest, priceList, ['price.set', 'organisation.changed']),
} as const;

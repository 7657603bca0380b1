declare module '../../platform/store/Database.ts' {
  interface Tables {
    serviceCalls: ServiceCallsTable;
    usage: UsageTable;
    reservations: ReservationsTable;
    prices: PricesTable;
    budgets: BudgetsTable;
    budgetMarks: BudgetMarksTable;
  }
}

/** How the calls to a service went within an hour; kept for two days. */
export interface ServiceCallsTable {
  tenantId: string;
  /** `YYYY-MM-DDTHH`, UTC. */
  hour: string;
  service: string;
  /** 1: to the sandbox. */
  sandbox: number;
  ok: number;
  failed: number;
}

/**
 * What was used, summed over runs: a row for each day of the organisation's zone, agent, service, model, unit, side and
 * currency. Amounts of money are in billionths of the currency.
 */
export interface UsageTable {
  tenantId: string;
  /** `YYYY-MM-DD` */
  day: string;
  /** 'assistant'; 'other' for what is done outside of runs; empty for requests that an earlier version counted. */
  agentId: string;
  /** Empty in the rows that count runs. */
  service: string;
  /** Of a language model's tokens, else empty. */
  model: string;
  /** One of the contract's `usageUnits`, or 'runs'. */
  unit: string;
  /** 1: in the sandbox. */
  sandbox: number;
  currency: string;
  units: number;
  /** How many of the units had no price. */
  unpriced: number;
  cost: number;
}

/** What a call under way may cost at most. It counts to budgets until the call is settled, or until its time is up. */
export interface ReservationsTable {
  id: string;
  tenantId: string;
  /** Empty outside of runs. */
  runId: string;
  sandbox: number;
  amount: number;
  until: string;
}

/** Prices that admins entered. They go before those that ship with the product. */
export interface PricesTable {
  tenantId: string;
  service: string;
  unit: string;
  /** Empty: of the service, whatever the model. */
  model: string;
  currency: string;
  /** For one unit; null: unknown, whatever ships. */
  amount: number | null;
  at: string;
  source: string;
}

export interface BudgetsTable {
  tenantId: string;
  /** Whose runs may each cost this; empty: what the organisation may cost in a month. */
  agentId: string;
  amount: number;
}

/** When a month's use came near its budget, and reached it. */
export interface BudgetMarksTable {
  tenantId: string;
  /** `YYYY-MM` */
  month: string;
  level: 'near' | 'reached';
  at: string;
}

import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import type { StoreTransaction, StoreReader } from '../../platform/store/Database.ts';
import { fromNanos } from './prices.ts';
import { isSandboxCounted, periodOf } from './periods.ts';
import { type MeteredTicket, costOfMonth } from './usageRows.ts';
import { RunFailure } from '../RunFailure.ts';

/** A budget, and what has been spent of it, in whole units of the currency. */
interface BudgetState {
  /** 'month', or the id of the agent whose runs it limits. */
  readonly id: string;
  readonly spent: number;
  readonly budget: number;
  readonly currency: string;
}

/** The fact that a budget is spent. */
const spentFact = ({ id, ...amounts }: BudgetState): Fact =>
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

/** The budgets of an organisation, in billionths: of the month under the empty id, of runs by their agent. */
export async function readBudgets(db: StoreReader, tenantId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('budgets')
    .select(['agentId', 'amount'])
    .where('tenantId', '=', tenantId)
    .orderBy('agentId')
    .execute();
  return new Map(rows.map(({ agentId, amount }) => [agentId, amount]));
}

/** Throws BudgetSpent if what was spent and what calls under way may cost has come to a budget of this call. */
export async function refuseIfSpent(trx: StoreTransaction, ticket: MeteredTicket, now: Date): Promise<void> {
  const { tenantId, runId, agentId, sandbox, period } = ticket;
  const budgets = await readBudgets(trx, tenantId);
  const stateOf = (id: string, spent: number, budget: number): BudgetState => ({
    id,
    spent: fromNanos(spent),
    budget: fromNanos(budget),
    currency: period.currency,
  });
  const month = budgets.get('');
  if (month !== undefined) {
    const spent = await costOfMonth(trx, { tenantId, sandbox, ...period });
    if (spent + (await readReserved(trx, { tenantId, sandbox, now })) >= month)
      throw new BudgetSpent(stateOf('month', spent, month));
  }
  const perRun = budgets.get(agentId);
  if (runId === '' || perRun === undefined) return;
  const { cost } = await trx
    .selectFrom('executions')
    .select('cost')
    .where('tenantId', '=', tenantId)
    .where('id', '=', runId)
    .executeTakeFirstOrThrow();
  if (cost + (await readReserved(trx, { tenantId, sandbox, now, runId })) >= perRun)
    throw new BudgetSpent(stateOf(agentId, cost, perRun));
}

async function readReserved(
  trx: StoreTransaction,
  { tenantId, sandbox, now, runId }: { tenantId: string; sandbox: number; now: Date; runId?: string },
): Promise<number> {
  const row = await trx
    .selectFrom('reservations')
    .select((column) => column.fn.sum<number | null>('amount').as('amount'))
    .where('tenantId', '=', tenantId)
    .where('until', '>', now.toISOString())
    .where('sandbox', '=', sandbox)
    .$if(runId !== undefined, (query) => query.where('runId', '=', runId ?? ''))
    .executeTakeFirst();
  return row?.amount ?? 0;
}

/** What the month has cost, and its budget, in billionths; without a budget undefined. */
export async function readMonthBudget(db: StoreReader, tenantId: string, now: Date) {
  const budget = (await readBudgets(db, tenantId)).get('');
  const period = await periodOf(db, tenantId, now);
  const sandbox = (await isSandboxCounted(db, tenantId, period.day)) ? 1 : 0;
  return { ...period, sandbox, budget, spent: await costOfMonth(db, { tenantId, sandbox, ...period }) };
}

/** Why no run can start: the month's budget is spent. undefined if it isn't. */
export async function monthSpentFact(db: StoreReader, tenantId: string, now: Date): Promise<Fact | undefined> {
  if (!(await readBudgets(db, tenantId)).has('')) return undefined;
  const { budget = 0, spent, currency } = await readMonthBudget(db, tenantId, now);
  if (spent < budget) return undefined;
  return spentFact({ id: 'month', spent: fromNanos(spent), budget: fromNanos(budget), currency });
}

/** The budgets, as the API sends them. */
export async function listBudgets(
  db: StoreReader,
  tenantId: string,
  now: Date,
): Promise<AnswerOf<typeof endpoints.budgets>> {
  const budgets = await readBudgets(db, tenantId);
  const { currency, budget, spent } = await readMonthBudget(db, tenantId, now);
  return {
    currency,
    ...(budget !== undefined && { month: fromNanos(budget) }),
    perRun: Object.fromEntries(
      [...budgets].flatMap(([agentId, amount]) => (agentId === '' ? [] : [[agentId, fromNanos(amount)]])),
    ),
    spent: fromNanos(spent),
  };
}

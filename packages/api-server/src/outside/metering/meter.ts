import { randomUUID } from 'node:crypto';
import type { ServiceId } from '@switchboard/api-contract/catalogue';
import { pricedUnitsOf } from '@switchboard/api-contract/listPrices';
import { assistantUser, type UsageUnit } from '@switchboard/api-contract/usage';
import type { Context } from '../../platform/Context.ts';
import type { MarkableRun } from '../Caller.ts';
import type { StoreTransaction } from '../../platform/store/Database.ts';
import { refuseIfSpent } from './budgets.ts';
import { updateBudgetLevels } from './budgetLevels.ts';
import { nanosFor, priceOf, readPrices } from './prices.ts';
import { isSandboxCounted, periodOf } from './periods.ts';
import { countCall } from './serviceCalls.ts';
import { type MeteredTicket, addUsage } from './usageRows.ts';

/** How long a call may be under way. What was reserved for one that was never settled is free again then. */
const reservedMs = 600_000;

/** The name under which use outside of runs is counted, unless the caller has one of its own. */
const outsideOfRuns = 'other';

/** The name under which the use of services for notices is counted. */
export const notificationsCaller = 'notifications';

/** So much of a unit. */
export interface Use {
  readonly unit: UsageUnit;
  readonly units: number;
}

/** A call that is about to be made. */
export interface MeteredCall {
  readonly tenantId: string;
  readonly service: ServiceId;
  /** The language model. */
  readonly model?: string | undefined;
  /** On whose behalf; undefined: the assistant's. */
  readonly caller?: MarkableRun | undefined;
  readonly sandbox: boolean;
  /** What it uses at most, as far as that is known beforehand. */
  readonly atMost: readonly Use[];
}

/**
 * Counts a call before it is made, and reserves what it may cost at most. Throws BudgetSpent, and counts nothing, if it
 * may cost something and a budget is spent. No two servers can pass the same budget: see `db.change`.
 */
export function reserve({ db, clock }: Pick<Context, 'db' | 'clock'>, call: MeteredCall): Promise<MeteredTicket> {
  const now = clock();
  return db.change(call.tenantId, async (trx) => {
    const ticket = await openTicket(trx, call, now);
    const amount = estimateOf(ticket, call.atMost);
    await forgetExpired(trx, call.tenantId, now);
    // Notices still go out when a budget is spent: one of them says so.
    if (amount !== 0 && ticket.agentId !== notificationsCaller) await refuseIfSpent(trx, ticket, now);
    const { id, tenantId, runId, sandbox } = ticket;
    if (amount !== undefined && amount > 0)
      await trx
        .insertInto('reservations')
        .values({ id, tenantId, runId, sandbox, amount, until: new Date(now.getTime() + reservedMs).toISOString() })
        .execute();
    await addUsage(trx, ticket, { unit: 'calls', units: 1, unpriced: 0, cost: 0 });
    return ticket;
  });
}

async function openTicket(
  trx: StoreTransaction,
  { tenantId, service, model = '', caller, sandbox }: MeteredCall,
  now: Date,
) {
  const period = await periodOf(trx, tenantId, now);
  const run = caller && (await findRun(trx, caller));
  const isCounted = !sandbox || (await isSandboxCounted(trx, tenantId, period.day));
  const prices = isCounted ? await readPrices(trx, tenantId, period.currency) : [];
  const ticket: MeteredTicket = {
    id: randomUUID(),
    tenantId,
    runId: run?.id ?? '',
    agentId: run?.agentId ?? (caller ? (caller.origin.agentId ?? outsideOfRuns) : assistantUser),
    service,
    model,
    sandbox: sandbox ? 1 : 0,
    period,
    priceOf: (unit) => {
      if (!isCounted) return 0;
      const amount = priceOf(prices, { service, unit, model: unit.startsWith('tokens') ? model : '' });
      return amount === undefined ? undefined : nanosFor(amount);
    },
  };
  if (run?.costMonth === null) await beginCounting(trx, ticket);
  return ticket;
}

const findRun = (trx: StoreTransaction, { tenantId, id }: MarkableRun) =>
  trx
    .selectFrom('executions')
    .select(['id', 'agentId', 'costMonth'])
    .where('tenantId', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();

/** A run counts to the month of its first call, whole. */
async function beginCounting(trx: StoreTransaction, ticket: MeteredTicket): Promise<void> {
  const { tenantId, runId, period } = ticket;
  await trx
    .updateTable('executions')
    .set({ costMonth: period.month, currency: period.currency })
    .where('tenantId', '=', tenantId)
    .where('id', '=', runId)
    .execute();
  await addUsage(trx, { ...ticket, service: '', model: '' }, { unit: 'runs', units: 1, unpriced: 0, cost: 0 });
}

/** What these uses cost, in billionths: of what is charged for; undefined if a price is missing. */
function estimateOf(ticket: MeteredTicket, uses: readonly Use[]): number | undefined {
  let sum = 0;
  for (const { unit, units } of chargedUses(ticket, uses)) {
    const price = ticket.priceOf(unit);
    if (price === undefined) return undefined;
    sum += Math.round(price * units);
  }
  return sum;
}

/** A call itself costs something only where the service charges by the call. */
const chargedUses = ({ service }: MeteredTicket, uses: readonly Use[]): readonly Use[] =>
  uses.filter(({ unit, units }) => units > 0 && (unit !== 'calls' || pricedUnitsOf(service).includes('calls')));

async function forgetExpired(trx: StoreTransaction, tenantId: string, now: Date): Promise<void> {
  await trx
    .deleteFrom('reservations')
    .where('tenantId', '=', tenantId)
    .where('until', '<=', now.toISOString())
    .execute();
}

/** Writes what a call has used and cost, in the place of what was reserved for it. A call that failed used nothing. */
export async function settleCall(
  { db, clock, metrics }: Pick<Context, 'db' | 'clock' | 'metrics'>,
  ticket: MeteredTicket,
  used: readonly Use[],
): Promise<void> {
  const { id, tenantId, runId, service, sandbox, period } = ticket;
  const nanos = await db.change(tenantId, async (trx) => {
    await trx.deleteFrom('reservations').where('tenantId', '=', tenantId).where('id', '=', id).execute();
    await countCall(trx, ticket, used.length > 0, clock());
    let sum = 0;
    let isUnknown = false;
    for (const { unit, units } of chargedUses(ticket, used)) {
      const price = ticket.priceOf(unit);
      const cost = Math.round((price ?? 0) * units);
      sum += cost;
      isUnknown ||= price === undefined;
      // The call itself was counted when it began.
      const counted = unit === 'calls' ? 0 : units;
      await addUsage(trx, ticket, { unit, units: counted, unpriced: price === undefined ? units : 0, cost });
    }
    if (runId !== '' && (sum > 0 || isUnknown))
      await trx
        .updateTable('executions')
        .set((column) => ({ cost: column('cost', '+', sum), ...(isUnknown && { unpriced: 1 }) }))
        .where('tenantId', '=', tenantId)
        .where('id', '=', runId)
        .execute();
    if (sum > 0) await updateBudgetLevels(trx, { ...ticket, now: clock() });
    return sum;
  });
  const cost = { amount: nanos / nanosFor(1), currency: period.currency };
  metrics?.countCall({ service, sandbox: sandbox === 1, used, cost });
}

import type { ServiceId } from '@switchboard/api-contract/catalogue';
import type { UsageUnit } from '@switchboard/api-contract/usage';
import type { StoreTransaction, StoreReader } from '../../platform/store/Database.ts';
import { daysOfMonth, type UsagePeriod } from './periods.ts';

/** A call that was counted and for whose cost room was reserved. Settle it when its answer is there. */
export interface MeteredTicket {
  readonly id: string;
  readonly tenantId: string;
  readonly runId: string;
  readonly agentId: string;
  readonly service: ServiceId;
  readonly model: string;
  readonly sandbox: number;
  readonly period: UsagePeriod;
  /** For one unit, in billionths; undefined: unknown. 0 for what the sandbox does beside real use. */
  readonly priceOf: (unit: UsageUnit) => number | undefined;
}

interface UsageKey {
  readonly tenantId: string;
  readonly agentId: string;
  readonly service: string;
  readonly model: string;
  readonly sandbox: number;
  readonly period: UsagePeriod;
}

interface UsageAmount {
  readonly unit: string;
  readonly units: number;
  readonly unpriced: number;
  readonly cost: number;
}

/** Adds to what was used of a unit that day. The model is that of tokens alone. */
export async function addUsage(
  trx: StoreTransaction,
  { tenantId, agentId, service, model, sandbox, period: { day, currency } }: UsageKey,
  { unit, units, unpriced, cost }: UsageAmount,
): Promise<void> {
  const key = {
    tenantId,
    day,
    agentId,
    service,
    model: unit.startsWith('tokens') ? model : '',
    unit,
    sandbox,
    currency,
  };
  await trx
    .insertInto('usage')
    .values({ ...key, units, unpriced, cost })
    .onConflict((conflict) =>
      conflict
        .columns(['tenantId', 'day', 'agentId', 'service', 'model', 'unit', 'sandbox', 'currency'])
        .doUpdateSet((column) => ({
          units: column('usage.units', '+', units),
          unpriced: column('usage.unpriced', '+', unpriced),
          cost: column('usage.cost', '+', cost),
        })),
    )
    .execute();
}

/** What a month has cost so far, in billionths. */
export async function costOfMonth(
  db: StoreReader,
  { tenantId, month, sandbox, currency }: { tenantId: string; month: string; sandbox: number; currency: string },
): Promise<number> {
  const { first, last } = daysOfMonth(month);
  const row = await db
    .selectFrom('usage')
    .select((column) => column.fn.sum<number | null>('cost').as('cost'))
    .where('tenantId', '=', tenantId)
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('sandbox', '=', sandbox)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row?.cost ?? 0;
}

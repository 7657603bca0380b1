import type { AuditChange } from '@switchboard/api-contract/audit';
import { findService, serviceName } from '@switchboard/api-contract/catalogue';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { pricedUnitsOf } from '@switchboard/api-contract/listPrices';
import type { pricesRequest } from '@switchboard/api-contract/usage';
import type { InferOutput } from 'valibot';
import { markUnchanged, currentActor } from '../platform/actor.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import { Refusal } from '../platform/Refusal.ts';
import type { StoreReader } from '../platform/store/Database.ts';
import { setCurrency } from './setCurrency.ts';
import { periodOf } from '../outside/metering/periods.ts';
import { readPrices } from '../outside/metering/prices.ts';

type PriceAnswer = AnswerOf<typeof endpoints.prices>;

/** The prices, as the API sends them. */
export async function readPriceList(db: StoreReader, tenantId: string, now: Date): Promise<PriceAnswer> {
  const { currency } = await periodOf(db, tenantId, now);
  const prices = await readPrices(db, tenantId, currency);
  return {
    currency,
    items: prices.map(({ service, unit, model, amount, at, source, own }) => ({
      service,
      name: serviceName(service),
      unit,
      ...(model !== '' && { model }),
      ...(amount !== null && { amount }),
      at,
      source,
      ...(own && { own }),
    })),
  };
}

/** Changes the prices that are named, for calls from now on, and leaves the others. null makes one unknown. */
export function setPrices(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  tenantId: string,
  { currency: wanted, items }: InferOutput<typeof pricesRequest>,
): Promise<PriceAnswer> {
  const now = clock();
  const at = now.toISOString();
  return db.change(tenantId, async (trx) => {
    const currency = await setCurrency(trx, { tenantId, wanted, at });
    const before = await readPrices(trx, tenantId, currency);
    const changes: AuditChange[] = [];
    for (const [index, { service, unit, model = '', amount, source }] of items.entries()) {
      refuseUnknown(service, unit, index);
      const key = { service, unit, model };
      const old = before.find((one) => one.service === service && one.unit === unit && one.model === model);
      if (old !== undefined && old.amount === amount) continue;
      const row = { amount, at, source: source ?? currentActor()?.by?.name ?? '' };
      await trx
        .insertInto('prices')
        .values({ tenantId, ...key, currency, ...row })
        .onConflict((conflict) =>
          conflict.columns(['tenantId', 'service', 'unit', 'model', 'currency']).doUpdateSet(row),
        )
        .execute();
      changes.push({
        field: [service, model, unit].filter(Boolean).join(' '),
        old: priceText(old?.amount, currency),
        new: priceText(amount, currency),
      });
    }
    if (changes.length > 0) await writeAudit(trx, { tenantId, kind: 'price.set', at, changes });
    else markUnchanged();
    return readPriceList(trx, tenantId, now);
  });
}

function refuseUnknown(id: string, unit: string, index: number): void {
  const service = findService(id);
  if (!service)
    throw new Refusal('invalid', 'There is no such service', {
      fields: { [`items.${index}.service`]: 'No such service' },
    });
  if ((pricedUnitsOf(service.id) as readonly string[]).includes(unit)) return;
  const problem = `${service.name} is not counted in ${unit}`;
  throw new Refusal('invalid', problem, { fields: { [`items.${index}.unit`]: problem } });
}

const priceText = (amount: number | null | undefined, currency: string): string =>
  amount === null || amount === undefined ? 'unknown' : `${amount} ${currency}`;

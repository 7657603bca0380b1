import { isModel, listCurrency, listPrices } from '@switchboard/api-contract/listPrices';
import type { StoreReader } from '../../platform/store/Database.ts';

/** Amounts are stored in billionths, whole, so that sums are exact. */
const billion = 1_000_000_000;

/** The same for the price of one unit, which may be a fraction. */
export const nanosFor = (price: number): number => price * billion;

export const toNanos = (amount: number): number => Math.round(amount * billion);
export const fromNanos = (nanos: number): number => nanos / billion;

/** A price that holds for an organisation. Without an amount it is unknown. */
export interface Price {
  readonly service: string;
  readonly unit: string;
  readonly model: string;
  readonly amount: number | null;
  readonly at: string;
  readonly source: string;
  readonly own: boolean;
}

/** The prices that admins entered in this currency, and those that ship, if they are in it. */
export async function readPrices(db: StoreReader, tenantId: string, currency: string): Promise<readonly Price[]> {
  const own = await db
    .selectFrom('prices')
    .select(['service', 'unit', 'model', 'amount', 'at', 'source'])
    .where('tenantId', '=', tenantId)
    .where('currency', '=', currency)
    .orderBy('service')
    .orderBy('model')
    .orderBy('unit')
    .execute();
  const shipped = currency === listCurrency ? listPrices.map(({ model = '', ...price }) => ({ ...price, model })) : [];
  return [
    ...own.map((price) => ({ ...price, own: true })),
    ...shipped.filter((price) => !own.some((one) => isSame(one, price))).map((price) => ({ ...price, own: false })),
  ];
}

type PriceKey = Pick<Price, 'service' | 'unit' | 'model'>;
const isSame = (a: PriceKey, b: PriceKey): boolean =>
  a.service === b.service && a.unit === b.unit && a.model === b.model;

/**
 * What one unit costs, in the organisation's currency; undefined if that isn't known. A price of the very model goes
 * before one of its undated name, and that before one of the service.
 */
export function priceOf(prices: readonly Price[], { service, unit, model }: PriceKey): number | undefined {
  const fitting = prices.filter((price) => price.service === service && price.unit === unit);
  const found =
    fitting.find((price) => price.model === model) ??
    (model === '' ? undefined : fitting.find((price) => price.model !== '' && isModel(price.model, model))) ??
    fitting.find((price) => price.model === '');
  return found?.amount ?? undefined;
}

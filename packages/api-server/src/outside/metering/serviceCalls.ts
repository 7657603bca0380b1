import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { addDays } from '@switchboard/api-contract/time';
import type { StoreTransaction, StoreReader } from '../../platform/store/Database.ts';
import type { MeteredTicket } from './usageRows.ts';

const hourOf = (at: Date): string => at.toISOString().slice(0, 13);
const dayBefore = (at: Date): string => addDays(at.toISOString().slice(0, 10), -1);

/** Counts a call with the others of its hour, and forgets those that are no longer shown. */
export async function countCall(
  trx: StoreTransaction,
  { tenantId, service, sandbox }: Pick<MeteredTicket, 'tenantId' | 'service' | 'sandbox'>,
  isOk: boolean,
  now: Date,
): Promise<void> {
  const ok = isOk ? 1 : 0;
  await trx
    .insertInto('serviceCalls')
    .values({ tenantId, hour: hourOf(now), service, sandbox, ok, failed: 1 - ok })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'hour', 'service', 'sandbox']).doUpdateSet((column) => ({
        ok: column('serviceCalls.ok', '+', ok),
        failed: column('serviceCalls.failed', '+', 1 - ok),
      })),
    )
    .execute();
  await trx.deleteFrom('serviceCalls').where('tenantId', '=', tenantId).where('hour', '<', dayBefore(now)).execute();
}

/**
 * How the calls of today and yesterday went, hour by hour: whoever shows them takes the last 24 hours, so that the
 * answer changes with calls alone.
 */
export async function readCalls(
  db: StoreReader,
  tenantId: string,
  now: Date,
): Promise<AnswerOf<typeof endpoints.serviceCalls>> {
  const rows = await db
    .selectFrom('serviceCalls')
    .select((column) => [
      'hour',
      'sandbox',
      column.fn.sum<number>('ok').as('ok'),
      column.fn.sum<number>('failed').as('failed'),
    ])
    .where('tenantId', '=', tenantId)
    .where('hour', '>=', dayBefore(now))
    .groupBy(['hour', 'sandbox'])
    .orderBy('hour')
    .orderBy('sandbox')
    .execute();
  return {
    hours: rows.map(({ hour, sandbox, ok, failed }) => ({
      at: `${hour}:00:00.000Z`,
      ok,
      failed,
      ...(sandbox === 1 && { sandbox: true }),
    })),
  };
}

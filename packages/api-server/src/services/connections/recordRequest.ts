import type { ServiceId } from '@switchboard/api-contract/catalogue';
import type { Context } from '../../context.ts';

/** The calendar month in UTC that requests are counted in, as `YYYY-MM`. */
export const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);

/** Counts one request to a connected service. The count restarts each month. */
export async function recordRequest(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  tenantId: string,
  serviceId: ServiceId,
): Promise<void> {
  const month = monthOf(clock());
  await db
    .updateTable('connections')
    .set((column) => ({
      usageRequests: column
        .case()
        .when('usageMonth', '=', month)
        .then(column('usageRequests', '+', 1))
        .else(1)
        .end(),
      usageMonth: month,
    }))
    .where('tenantId', '=', tenantId)
    .where('serviceId', '=', serviceId)
    .execute();
}

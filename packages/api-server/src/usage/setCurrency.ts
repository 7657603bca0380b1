import { writeAudit } from '../audit/writeAudit.ts';
import type { StoreTransaction } from '../platform/store/Database.ts';

/**
 * Sets what an organisation counts in, if another currency is wanted, and returns what holds. Nothing is converted:
 * what was counted stays in its currency, and budgets in the old one end.
 */
export async function setCurrency(
  trx: StoreTransaction,
  { tenantId, wanted, at }: { readonly tenantId: string; readonly wanted: string | undefined; readonly at: string },
): Promise<string> {
  const { currency } = await trx
    .selectFrom('tenants')
    .select('currency')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  if (wanted === undefined || wanted === currency) return currency;
  await trx.updateTable('tenants').set({ currency: wanted }).where('id', '=', tenantId).execute();
  await trx.deleteFrom('budgets').where('tenantId', '=', tenantId).execute();
  await writeAudit(trx, {
    tenantId,
    kind: 'organisation.changed',
    at,
    changes: [{ field: 'currency', old: currency, new: wanted }],
  });
  return wanted;
}

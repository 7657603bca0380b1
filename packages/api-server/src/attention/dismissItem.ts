import { sinceId } from '@switchboard/api-contract/attention';
import { addDays, clocksIn, instantAt } from '@switchboard/api-contract/time';
import type { Context } from '../platform/Context.ts';
import type { Member } from '../platform/Member.ts';
import { Refusal } from '../platform/Refusal.ts';
import { readOpenItems } from './openItems.ts';

/** The ids of what a member put off until a moment that has not come. */
export async function readDismissed(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { tenantId, userId }: Pick<Member, 'tenantId' | 'userId'>,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('attentionLater')
    .select('itemId')
    .where('tenantId', '=', tenantId)
    .where('userId', '=', userId)
    .where('until', '>', clock().toISOString())
    .execute();
  return new Set(rows.map(({ itemId }) => itemId));
}

/** Puts an item off until tomorrow begins in the zone, or puts away what was done while the member was away. */
export async function dismissItem(
  context: Context,
  { tenantId, userId }: Pick<Member, 'tenantId' | 'userId'>,
  itemId: string,
  zone = 'UTC',
): Promise<{ ok: true }> {
  const { db, clock } = context;
  const now = clock();
  const isOpen = itemId === sinceId || (await readOpenItems(context, tenantId)).some(({ id }) => id === itemId);
  if (!isOpen) throw new Refusal('missing', 'This no longer needs attention');
  await db.change(tenantId, async (trx) => {
    if (itemId === sinceId) {
      await trx
        .updateTable('visits')
        .set({ awayFrom: null, awayUntil: null })
        .where('tenantId', '=', tenantId)
        .where('userId', '=', userId)
        .execute();
      return;
    }
    const until = new Date(instantAt(zone, addDays(clocksIn(zone, now.getTime()).date, 1), '00:00')).toISOString();
    await trx
      .deleteFrom('attentionLater')
      .where('tenantId', '=', tenantId)
      .where('userId', '=', userId)
      .where('until', '<=', now.toISOString())
      .execute();
    await trx
      .insertInto('attentionLater')
      .values({ tenantId, userId, itemId, until })
      .onConflict((conflict) => conflict.columns(['userId', 'itemId']).doUpdateSet({ until }))
      .execute();
  });
  return { ok: true };
}

import { attentionLimits } from '@switchboard/api-contract/attention';
import type { Context } from '../platform/Context.ts';
import type { Member } from '../platform/Member.ts';

/** Notes that a member is here. Whoever was away for long is told what was done meanwhile, until they put it away. */
export async function saveVisit(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { tenantId, userId }: Pick<Member, 'tenantId' | 'userId'>,
): Promise<void> {
  const now = clock();
  const seenAt = now.toISOString();
  await db.change(tenantId, async (trx) => {
    const last = await trx
      .selectFrom('visits')
      .select('seenAt')
      .where('tenantId', '=', tenantId)
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (!last) {
      await trx.insertInto('visits').values({ tenantId, userId, seenAt, awayFrom: null, awayUntil: null }).execute();
      return;
    }
    const wasAway = now.getTime() - Date.parse(last.seenAt) >= attentionLimits.awayMs;
    await trx
      .updateTable('visits')
      .set({ seenAt, ...(wasAway && { awayFrom: last.seenAt, awayUntil: seenAt }) })
      .where('tenantId', '=', tenantId)
      .where('userId', '=', userId)
      .execute();
  });
}

import { dayMs } from '@switchboard/api-contract/time';
import type { SweepResult } from '../platform/sweepNightly.ts';

/** So few at a time that nobody waits for the sweep. */
const atOnce = 100;

/** Removes conversations that were last used longer ago than they are kept. */
export async function sweepConversations({ db, clock, keeping }: SweepResult): Promise<void> {
  const before = new Date(clock().getTime() - keeping.conversationDays * dayMs).toISOString();
  for (;;) {
    const old = await db
      .selectFrom('conversations')
      .select(['tenantId', 'userId', 'sessionId'])
      .where('usedAt', '<', before)
      .limit(atOnce)
      .execute();
    if (old.length === 0) return;
    for (const key of old)
      await db
        .deleteFrom('conversations')
        .where((eb) => eb.and(key))
        // Used in the meantime.
        .where('usedAt', '<', before)
        .execute();
  }
}

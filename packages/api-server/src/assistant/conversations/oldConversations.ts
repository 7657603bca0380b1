import { dayMs } from '@switchboard/api-contract/time';
import { conversationTitle } from '@switchboard/api-contract/conversations';
import { limits } from '@switchboard/api-contract/limits';
import type { StoreWriter } from '../../platform/store/Database.ts';
import type { ConversationKey } from './answerRows.ts';
import type { SweepContext } from '../../platform/sweepNightly.ts';

/** So few at a time that nobody waits for the sweep. */
const atOnce = 100;

/** Removes conversations that were last used longer ago than they are kept. */
export async function sweepConversations({ db, clock, keeping }: SweepContext): Promise<void> {
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

const { perMember, messages } = limits.conversations;

/**
 * Deletes a member's least recently used conversations beyond the limit, and the oldest messages of this conversation
 * beyond theirs. A title taken from a deleted message is kept.
 */
export async function dropOldConversations(db: StoreWriter, key: ConversationKey): Promise<void> {
  const { tenantId, userId } = key;
  const tooMany = await db
    .selectFrom('conversations')
    .select('sessionId')
    .where((eb) => eb.and({ tenantId, userId }))
    .orderBy('usedAt', 'desc')
    .orderBy('sessionId', 'desc')
    .offset(perMember)
    .limit(perMember)
    .execute();
  for (const { sessionId } of tooMany)
    await db
      .deleteFrom('conversations')
      .where((eb) => eb.and({ tenantId, userId, sessionId }))
      .execute();
  const last = await db
    .selectFrom('conversationMessages')
    .select('position')
    .where((eb) => eb.and(key))
    .orderBy('position', 'desc')
    .offset(messages)
    .limit(1)
    .executeTakeFirst();
  if (!last) return;
  const first = await db
    .selectFrom('conversationMessages')
    .select('text')
    .where((eb) => eb.and(key))
    .where('replacedBy', 'is', null)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  await db
    .updateTable('conversations')
    .set({ title: conversationTitle(first?.text ?? '') })
    .where((eb) => eb.and(key))
    .where('title', 'is', null)
    .execute();
  await db
    .deleteFrom('conversationMessages')
    .where((eb) => eb.and(key))
    .where('position', '<=', last.position)
    .execute();
}

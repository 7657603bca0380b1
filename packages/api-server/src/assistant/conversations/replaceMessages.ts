import { limits } from '@switchboard/api-contract/limits';
import type { Context } from '../../platform/Context.ts';
import { Refusal } from '../../platform/Refusal.ts';
import type { StoreWriter } from '../../platform/store/Database.ts';
import type { ConversationKey } from './answerRows.ts';

/** How long what was replaced can be brought back: as long as it is offered, and some time on the way. */
const restorableMs = limits.conversations.undoMs + 30_000;

/** Drops a member's message and what followed it, in favour of a new one, and for good what was dropped long ago. */
export async function replaceMessages(
  db: StoreWriter,
  key: ConversationKey,
  { replaced, by, now }: { readonly replaced: string | undefined; readonly by: string; readonly now: Date },
): Promise<void> {
  const late = new Date(now.getTime() - restorableMs).toISOString();
  await db
    .deleteFrom('conversationMessages')
    .where((eb) => eb.and(key))
    .where('replacedBy', 'is not', null)
    .where('replacedBy', 'not in', (eb) =>
      eb
        .selectFrom('conversationMessages as other')
        .select('other.id')
        .where('other.tenantId', '=', key.tenantId)
        .where('other.userId', '=', key.userId)
        .where('other.sessionId', '=', key.sessionId)
        .where('other.at', '>=', late),
    )
    .execute();
  if (replaced === undefined) return;
  const row = await db
    .selectFrom('conversationMessages')
    .select('position')
    .where((eb) => eb.and({ ...key, id: replaced, role: 'user' }))
    .where('replacedBy', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Refusal('conflict', 'The message that this one would replace is gone. Send it as a new one.');
  await db
    .updateTable('conversationMessages')
    .set({ replacedBy: by })
    .where((eb) => eb.and(key))
    .where('replacedBy', 'is', null)
    .where('position', '>=', row.position)
    .execute();
}

/** Brings back what a message replaced, and drops that message and what followed it. Refuses where it is too late. */
export async function restoreMessages(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  key: ConversationKey,
  by: string,
): Promise<void> {
  await db.change(key.tenantId, async (trx) => {
    const row = await trx
      .selectFrom('conversationMessages')
      .select('position')
      .where((eb) => eb.and({ ...key, id: by }))
      .where('at', '>=', new Date(clock().getTime() - restorableMs).toISOString())
      .executeTakeFirst();
    const restored =
      row &&
      (await trx
        .updateTable('conversationMessages')
        .set({ replacedBy: null })
        .where((eb) => eb.and({ ...key, replacedBy: by }))
        .returning('id')
        .execute());
    if (!restored || restored.length === 0) throw new Refusal('conflict', 'It is too late to bring this back');
    await trx
      .deleteFrom('conversationMessages')
      .where((eb) => eb.and(key))
      .where('position', '>=', row.position)
      .execute();
    // A question that one of those asked is gone with it.
    await trx
      .updateTable('conversations')
      .set({ pendingJson: null, askedAt: null })
      .where((eb) => eb.and(key))
      .execute();
  });
}

import type { NotificationKind } from '@switchboard/api-contract/notifications';
import type { Notice } from '@switchboard/api-contract/words/notices';
import type { Fact } from '@switchboard/api-contract/words/wordsOf';
import { hourMs } from '@switchboard/api-contract/time';
import type { StoreWriter } from '../platform/store/Database.ts';
import { readPlan, type StoredChannel } from '../tenants/notificationPlan.ts';

/** A notice for the outbox. */
export interface NewNotice {
  readonly tenantId: string;
  readonly kind: NotificationKind;
  /** What it is about: of each cause at most one message an hour goes to a channel. */
  readonly cause: string;
  readonly notice: Notice | Fact;
  /** Where it leads in the app. */
  readonly path: string;
  readonly at: string;
}

const hourAfter = (at: string): string => new Date(Date.parse(at) + hourMs).toISOString();

/**
 * Puts a notice into the outbox for each channel that wants its kind. Call it in the transaction in which the
 * thing happens: neither is kept without the other. `isFor`: another choice of channels.
 */
export async function addNotice(
  db: StoreWriter,
  newNotice: NewNotice,
  isFor: (channel: StoredChannel) => boolean = ({ kinds }) => kinds.includes(newNotice.kind),
): Promise<void> {
  const { channels } = await readPlan(db, newNotice.tenantId);
  for (const { id } of channels.filter(isFor)) await addNoticeTo(db, id, newNotice);
}

async function addNoticeTo(db: StoreWriter, channelId: string, { notice, at, ...newNotice }: NewNotice): Promise<void> {
  const { tenantId, cause, path } = newNotice;
  const textJson = JSON.stringify(notice);
  const last = await db
    .selectFrom('notices')
    .select(['id', 'times', 'leaseId', 'settledAt', 'failureJson'])
    .where('tenantId', '=', tenantId)
    .where('channelId', '=', channelId)
    .where('cause', '=', cause)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last && last.settledAt === null && last.leaseId === null) {
    // One with the same cause still waits to be sent: this one is counted into it.
    await db
      .updateTable('notices')
      .set({ times: last.times + 1, textJson, path })
      .where('tenantId', '=', tenantId)
      .where('id', '=', last.id)
      .execute();
    return;
  }
  await db
    .insertInto('notices')
    .values({ ...newNotice, channelId, textJson, times: 1, createdAt: at, dueAt: dueAfter(last, at), attempts: 0 })
    .execute();
}

/** At once, or an hour after the last message of that cause. One that never arrived holds nothing up. */
function dueAfter(last: { settledAt: string | null; failureJson: string | null } | undefined, at: string): string {
  if (!last || (last.settledAt !== null && last.failureJson !== null)) return at;
  const next = hourAfter(last.settledAt ?? at);
  return next > at ? next : at;
}

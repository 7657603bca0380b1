import { dayMs } from '@switchboard/api-contract/time';
import { serviceName } from '@switchboard/api-contract/catalogue';
import { randomUUID } from 'node:crypto';
import type { FactOrText } from '@switchboard/api-contract/words/factOrText';
import type { Notice } from '@switchboard/api-contract/words/notices';
import type { Selectable } from 'kysely';
import { RunFailure } from '../outside/RunFailure.ts';
import type { Context } from '../platform/Context.ts';
import type { NoticesTable } from './tables.ts';
import { readPlan, type StoredChannel } from '../tenants/notificationPlan.ts';
import { deliverNotice, maySucceedLater, deliveryFailureOf } from './deliverNotice.ts';
import { messageOf } from './Message.ts';
import type { SweepContext } from '../platform/sweepNightly.ts';

/** How long it is kept what became of a notice, so that its channel shows it. */
const keptMs = 30 * dayMs;

/** Deletes notices that arrived, or were given up, long ago. */
export async function sweepNotices({ db, clock }: Pick<SweepContext, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - keptMs).toISOString();
  await db.deleteFrom('notices').where('settledAt', '<', before).execute();
}

type NoticeRow = Selectable<NoticesTable>;

/** The most that begin at a time; the others follow soon. */
const mostAtOnce = 20;
const soonMs = 1_000;
/** How long a server may be silent before what it was sending counts as uncertain. */
const leaseMs = 120_000;
/** No service is waited for any longer, whatever it asks. */
const longestWaitMs = 3_600_000;
/** How long to wait before each further try. */
const waitsMs = [30_000, 120_000, 600_000] as const;

/**
 * Begins to send the notices that are due. Returns when the next one is. `track` is given the work that goes on
 * meanwhile.
 */
export async function sendDueNotices(
  context: Context,
  track: (work: Promise<unknown>) => void,
): Promise<Date | undefined> {
  const { db, clock } = context;
  const now = clock();
  const at = now.toISOString();
  const due = await db
    .selectFrom('notices')
    .select(['tenantId', 'id'])
    .where('dueAt', '<=', at)
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', at)]))
    .orderBy('dueAt')
    .limit(mostAtOnce)
    .execute();
  for (const one of due) track(sendNotice(context, one));
  if (due.length === mostAtOnce) return new Date(now.getTime() + soonMs);
  const next = await db
    .selectFrom('notices')
    .select((eb) => eb.fn.min('dueAt').as('at'))
    .where('dueAt', '>', at)
    .executeTakeFirst();
  return next?.at ? new Date(next.at) : undefined;
}

interface ClaimedNotice {
  readonly row: NoticeRow;
  readonly channel: StoredChannel;
  readonly leaseId: string;
}

async function sendNotice(context: Context, place: Pick<NoticeRow, 'tenantId' | 'id'>): Promise<void> {
  const claimed = await claimNotice(context, place);
  if (!claimed) return;
  const { row, channel } = claimed;
  const { name } = await context.db
    .selectFrom('tenants')
    .select('name')
    .where('id', '=', row.tenantId)
    .executeTakeFirstOrThrow();
  const { kind, path, times } = row;
  const notice = JSON.parse(row.textJson) as FactOrText;
  const message = messageOf(
    { notice, path, times, kind, organisation: name, key: `notice-${row.id}` },
    context.config.publicUrl,
  );
  try {
    await deliverNotice(context, { tenantId: row.tenantId, ...channel }, message);
    await saveDelivery(context, claimed, undefined);
  } catch (error) {
    const failure =
      error instanceof RunFailure
        ? error
        : new RunFailure({ kind: 'sendingUncertain', args: { service: serviceName(channel.service) } });
    await saveDelivery(context, claimed, failure);
    if (!(error instanceof RunFailure)) throw error;
  }
}

/** Claims a message, so that no other server sends it. One whose server died while sending is not sent again. */
async function claimNotice(
  { db, clock }: Context,
  { tenantId, id }: Pick<NoticeRow, 'tenantId' | 'id'>,
): Promise<ClaimedNotice | undefined> {
  const now = clock();
  const at = now.toISOString();
  const leaseId = randomUUID();
  return db.change(tenantId, async (trx) => {
    const row = await trx
      .selectFrom('notices')
      .selectAll()
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .where('dueAt', '<=', at)
      .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', at)]))
      .executeTakeFirst();
    if (!row) return undefined;
    const { channels } = await readPlan(trx, tenantId);
    const channel = channels.find((one) => one.id === row.channelId);
    const change = trx.updateTable('notices').where('tenantId', '=', tenantId).where('id', '=', id);
    if (!channel) {
      await change.set({ ...settled(at), failureJson: jsonOf({ kind: 'channelGone', args: {} }) }).execute();
      return undefined;
    }
    if (row.leaseId !== null) {
      const args = { service: serviceName(channel.service) };
      await change.set({ ...settled(at), failureJson: jsonOf({ kind: 'mayNotHaveArrived', args }) }).execute();
      return undefined;
    }
    await change.set({ leaseId, leasedUntil: new Date(now.getTime() + leaseMs).toISOString() }).execute();
    return { row, channel, leaseId };
  });
}

const noLease = { leaseId: null, leasedUntil: null } as const;
const settled = (settledAt: string) => ({ ...noLease, dueAt: null, settledAt });
const jsonOf = (notice: Notice): string => JSON.stringify(notice);

/** Stores that a message arrived, that it is tried again later, or why it was given up. */
async function saveDelivery(context: Context, { row, leaseId }: ClaimedNotice, failure: RunFailure | undefined) {
  const { db, clock, wake } = context;
  const { tenantId, id, attempts } = row;
  const now = clock();
  const at = now.toISOString();
  const wait = failure && maySucceedLater(failure) ? waitsMs[attempts] : undefined;
  const asked = Math.min((failure?.retryAfter ?? 0) * 1_000, longestWaitMs);
  const again = new Date(now.getTime() + Math.max(wait ?? 0, asked)).toISOString();
  await db.change(tenantId, async (trx) => {
    await trx
      .updateTable('notices')
      .set({
        ...(wait === undefined ? settled(at) : { ...noLease, dueAt: again }),
        attempts: attempts + 1,
        failureJson: failure ? JSON.stringify(deliveryFailureOf(failure)) : null,
      })
      .where('tenantId', '=', tenantId)
      .where('id', '=', id)
      .where('leaseId', '=', leaseId)
      .execute();
  });
  if (wait !== undefined) wake();
}

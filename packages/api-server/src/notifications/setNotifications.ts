import { serviceName } from '@switchboard/api-contract/catalogue';
import { randomUUID } from 'node:crypto';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { AuditChange } from '@switchboard/api-contract/audit';
import { notificationsChanged, type NewChannel } from '@switchboard/api-contract/notifications';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Context } from '../platform/Context.ts';
import type { Member } from '../platform/actor.ts';
import { Refusal } from '../platform/Refusal.ts';
import type { StoreWriter } from '../platform/store/Database.ts';
import { channelName, connectedServices } from './channels.ts';
import { readPlan, type StoredChannel } from '../tenants/notificationPlan.ts';
import { readNotifications } from './readNotifications.ts';

interface Given {
  readonly version?: number | undefined;
  readonly channels: readonly NewChannel[];
}

/** Replaces all channels of an organisation, and deletes the notices that wait for channels that are gone. */
export async function setNotifications(
  context: Pick<Context, 'db' | 'vault' | 'sandboxes' | 'clock'>,
  member: Pick<Member, 'tenantId' | 'role'>,
  { version, channels: given }: Given,
): Promise<AnswerOf<typeof endpoints.setNotifications>> {
  const { db, clock } = context;
  const { tenantId } = member;
  // Asked before the transaction, in which nothing else may be read.
  const connected = await connectedServices(context, tenantId);
  const channels = given.map((channel): StoredChannel => ({ ...channel, id: channel.id ?? `channel-${randomUUID()}` }));
  await db.change(tenantId, async (trx) => {
    const before = await readPlan(trx, tenantId);
    if (version !== undefined && version !== before.version)
      throw new Refusal('conflict', notificationsChanged, {
        conflicts: [{ field: 'channels', yours: given, theirs: before.channels }],
      });
    refuseProblems(channels, before.channels, (service) => connected.has(service));
    await writePlan(trx, { tenantId, version: before.version + 1, channels });
    await deleteWaitingNotices(trx, { tenantId, before: before.channels, after: channels });
    const changes = changesBetween(before.channels, channels);
    await writeAudit(trx, { tenantId, kind: 'notification.set', at: clock().toISOString(), changes });
  });
  return readNotifications(context, member);
}

/** A service that is not connected can't be chosen; a channel whose connection is gone since then may stay. */
function refuseProblems(
  channels: readonly StoredChannel[],
  before: readonly StoredChannel[],
  isConnected: (service: StoredChannel['service']) => boolean,
): void {
  const fields: Record<string, string> = {};
  for (const [index, { id, service, target }] of channels.entries()) {
    const isKept = before.some((channel) => channel.id === id && channel.service === service);
    if (!isKept && !isConnected(service))
      fields[`channels.${index}.service`] = `${serviceName(service)} is not connected`;
    const earlier = channels.slice(0, index);
    if (earlier.some((channel) => channel.id === id || (channel.service === service && channel.target === target)))
      fields[`channels.${index}.target`] = 'This channel is in the list already';
  }
  const [problem] = Object.values(fields);
  if (problem !== undefined) throw new Refusal('invalid', problem, { fields });
}

async function writePlan(
  trx: StoreWriter,
  { tenantId, version, channels }: { tenantId: string; version: number; channels: readonly StoredChannel[] },
): Promise<void> {
  const values = { version, channelsJson: JSON.stringify(channels) };
  await trx
    .insertInto('notificationPlans')
    .values({ tenantId, ...values })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet(values))
    .execute();
}

interface Change {
  readonly tenantId: string;
  readonly before: readonly StoredChannel[];
  readonly after: readonly StoredChannel[];
}

/** Deletes the notices of removed channels that are not being sent. A channel with a new target keeps its own. */
async function deleteWaitingNotices(trx: StoreWriter, { tenantId, before, after }: Change): Promise<void> {
  const gone = before.filter(({ id }) => !after.some((channel) => channel.id === id)).map(({ id }) => id);
  if (gone.length === 0) return;
  await trx
    .deleteFrom('notices')
    .where('tenantId', '=', tenantId)
    .where('channelId', 'in', gone)
    .where('leaseId', 'is', null)
    .execute();
}

/** The channels that were added, removed, or have other kinds or targets. */
function changesBetween(before: readonly StoredChannel[], after: readonly StoredChannel[]): AuditChange[] {
  const kindsOf = ({ kinds }: StoredChannel): string => kinds.join(', ');
  const removed = before.filter(({ id }) => !after.some((channel) => channel.id === id));
  return [
    ...after.flatMap((channel): AuditChange[] => {
      const field = channelName(channel);
      const old = before.find(({ id }) => id === channel.id);
      if (!old) return [{ field, new: kindsOf(channel) }];
      const moved = old.service !== channel.service || old.target !== channel.target;
      const place = channelName(old) === field ? { new: 'changed' } : { old: channelName(old), new: field };
      return [
        ...(moved ? [{ field: 'target', ...place }] : []),
        ...(kindsOf(old) === kindsOf(channel) ? [] : [{ field, old: kindsOf(old), new: kindsOf(channel) }]),
      ];
    }),
    ...removed.map((channel) => ({ field: channelName(channel), old: kindsOf(channel) })),
  ];
}

import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import type { Context } from '../platform/Context.ts';
import { type Member, memberMay } from '../platform/actor.ts';
import type { FactOrText } from '@switchboard/api-contract/words/factOrText';
import { connectedServices } from './channels.ts';
import { readPlan } from '../tenants/notificationPlan.ts';

type Answer = AnswerOf<typeof endpoints.notifications>;

/** The channels of the member's organisation. Targets, and what services said about them, are for admins. */
export async function readNotifications(
  context: Pick<Context, 'db' | 'vault' | 'sandboxes'>,
  member: Pick<Member, 'tenantId' | 'role' | 'key'>,
): Promise<Answer> {
  const { tenantId } = member;
  const { version, channels } = await readPlan(context.db, tenantId);
  const connected = await connectedServices(context, tenantId);
  const seesTargets = memberMay(member, 'administer');
  const rows = await Promise.all(
    channels.map(async ({ id, service, target, kinds }) => ({
      id,
      service,
      ...(seesTargets && { target }),
      kinds: [...kinds],
      ...(seesTargets && (await readLastMessage(context, tenantId, id))),
      ...(connected.get(service)?.sandbox && { sandbox: true }),
    })),
  );
  return { version, channels: rows, connected: [...connected.keys()] };
}

/** The last message that arrived or was given up. */
async function readLastMessage({ db }: Pick<Context, 'db'>, tenantId: string, channelId: string) {
  const last = await db
    .selectFrom('notices')
    .select(['settledAt', 'failureJson'])
    .where('tenantId', '=', tenantId)
    .where('channelId', '=', channelId)
    .where('settledAt', 'is not', null)
    .orderBy('settledAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last?.settledAt) return undefined;
  const { settledAt: at, failureJson } = last;
  return {
    last: { at, ...(failureJson !== null && { failed: true, reason: JSON.parse(failureJson) as FactOrText }) },
  };
}

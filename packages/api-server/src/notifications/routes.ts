import { msBetween } from '@switchboard/api-contract/time';
import { endpoints, type AnswerOf } from '@switchboard/api-contract/endpoints';
import { serviceName } from '@switchboard/api-contract/catalogue';
import { randomUUID } from 'node:crypto';
import type { ChannelService } from '@switchboard/api-contract/notifications';
import { addresses } from '@switchboard/api-contract/runs/addresses';
import { route } from '../platform/http/route.ts';
import type { Server } from '../platform/http/Server.ts';
import { readNotifications } from './readNotifications.ts';
import { setNotifications } from './setNotifications.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { RunFailure } from '../outside/RunFailure.ts';
import type { Context } from '../platform/Context.ts';
import type { Member } from '../platform/actor.ts';
import { Refusal } from '../platform/Refusal.ts';
import { channelName, connectedServices } from './channels.ts';
import { deliverNotice, outcomeOf, deliveryFailureOf } from './deliverNotice.ts';
import { messageOf } from './Message.ts';

type Answer = AnswerOf<typeof endpoints.testNotification>;

/** Sends a test message, and says what the service answered, with what to do. */
async function testNotification(
  context: Context,
  { tenantId, tenantName }: Pick<Member, 'tenantId' | 'tenantName'>,
  { service, target }: { readonly service: ChannelService; readonly target: string },
): Promise<Answer> {
  const { db, clock, config } = context;
  const connected = (await connectedServices(context, tenantId)).get(service);
  if (!connected) throw new Refusal('conflict', `${serviceName(service)} is not connected`);
  const notice = { kind: 'testMessage', args: { organisation: tenantName } } as const;
  const message = messageOf(
    { notice, path: addresses.notifications, kind: 'test', organisation: tenantName, key: keyOf(randomUUID()) },
    config.publicUrl,
  );
  const began = clock();
  const found = await deliverNotice(context, { tenantId, service, target }, message).then(
    () => ({
      outcome: 'ok' as const,
      text: { kind: 'messageReached', args: { target: channelName({ service, target }) } } as const,
      latencyMs: msBetween(began, clock()),
    }),
    (error: unknown) => {
      if (!(error instanceof RunFailure)) throw error;
      return { outcome: outcomeOf(error), text: deliveryFailureOf(error) };
    },
  );
  await db.change(tenantId, (trx) =>
    writeAudit(trx, {
      tenantId,
      kind: 'notification.tested',
      at: clock().toISOString(),
      target: channelName({ service, target }),
      changes: [{ field: 'outcome', new: found.outcome }],
    }),
  );
  return { ...found, ...(connected.sandbox && { sandbox: true }) };
}

/** Discord takes at most 25 characters. */
const keyOf = (id: string): string => `test-${id.slice(0, 18)}`;

/** What an organisation is told, and where. */
export function notificationRoutes(server: Server): void {
  const { context } = server;
  route(server, endpoints.notifications, ({ member }) => readNotifications(context, member));
  route(server, endpoints.setNotifications, ({ member, body }) => setNotifications(context, member, body));
  route(server, endpoints.testNotification, ({ member, body }) => testNotification(context, member, body));
}

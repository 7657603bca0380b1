import { serviceName } from '@switchboard/api-contract/catalogue';
import type { ChannelService, NotificationOutcome } from '@switchboard/api-contract/notifications';
import type { FactOrText } from '@switchboard/api-contract/words/factOrText';
import { RunFailure } from '../outside/RunFailure.ts';
import type { Context } from '../platform/Context.ts';
import { callerFor } from '../outside/Caller.ts';
import { notificationsCaller } from '../outside/metering/meter.ts';
import { credentialsOf } from '../outside/credentials/credentials.ts';
import type { StoredChannel } from '../tenants/notificationPlan.ts';
import { type Message, NoticeFailure, type SendMessage } from './Message.ts';
import { toDiscord } from './send/toDiscord.ts';
import { toMake, toZapier } from './send/toHook.ts';
import { toGmail, toSendGrid } from './send/toMail.ts';
import { toSlack } from './send/toSlack.ts';
import { toTwilio } from './send/toTwilio.ts';

const senders: Readonly<Record<ChannelService, SendMessage>> = {
  slack: toSlack,
  discord: toDiscord,
  gmail: toGmail,
  sendgrid: toSendGrid,
  twilio: toTwilio,
  zapier: toZapier,
  make: toMake,
};

/** Sends a message once, to a channel. Throws RunFailure if it was not sent. */
export async function deliverNotice(
  context: Context,
  { tenantId, service, target }: { tenantId: string } & Pick<StoredChannel, 'service' | 'target'>,
  message: Message,
): Promise<void> {
  const credentials = await credentialsOf(context, tenantId, service);
  if (!credentials)
    throw new RunFailure(
      { kind: 'connectService', args: { services: [serviceName(service)] } },
      { next: { kind: 'connection', id: service } },
    );
  const sandbox = context.sandboxes.keyOf({ tenantId, serviceId: service, credentials }) !== undefined;
  const caller = callerFor({ tenantId, id: message.key, sandbox });
  caller.origin.agentId = notificationsCaller;
  await senders[service](context, caller, { credentials, target, message });
}

/** Why a message was not sent, as it is stored and answered. */
export const deliveryFailureOf = (failure: RunFailure): FactOrText =>
  failure instanceof NoticeFailure ? failure.notice : failure.reason;

const outcomes: Readonly<Record<string, NotificationOutcome>> = {
  credentialsOutdated: 'wrong-credentials',
  tokenOutdated: 'wrong-credentials',
  clientOutdated: 'wrong-credentials',
  connectService: 'wrong-credentials',
  callNotAllowed: 'no-permission',
  mailNotWritable: 'no-permission',
  noCredit: 'no-permission',
  senderNotVerified: 'no-permission',
};

/** Why a message was not sent, as an outcome. */
export function outcomeOf(failure: RunFailure): NotificationOutcome {
  if (failure instanceof NoticeFailure) return failure.outcome;
  const { reason } = failure;
  return (typeof reason === 'object' && outcomes[reason.kind]) || 'could-not-check';
}

/** Whether a message was certainly not sent, and another try may succeed. */
export function maySucceedLater({ again, reason }: RunFailure): boolean {
  const kind = typeof reason === 'string' ? '' : reason.kind;
  return kind === 'busy' || (again && kind !== 'timedOut' && kind !== 'unreadable');
}

import { serviceName } from '@switchboard/api-contract/catalogue';
import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import {
  channelServices,
  notificationsChanged,
  notificationsUser,
  type ChannelService,
  type NewChannel,
  type NotificationOutcome,
} from '@switchboard/api-contract/notifications';
import type { Notice } from '@switchboard/api-contract/words/notices';
import type { ChannelAnswer } from '../builders/notifications.ts';
import type { createConnections } from './connections.ts';
import { Refusal } from './Refusal.ts';

interface Parts {
  readonly connections: Pick<ReturnType<typeof createConnections>, 'list' | 'isConnected'>;
}

type Answer = AnswerOf<typeof endpoints.notifications>;
type TestAnswer = AnswerOf<typeof endpoints.testNotification>;

/** What the sandbox's services refuse. */
function refusalOf(service: ChannelService, target: string): readonly [NotificationOutcome, Notice] | undefined {
  const args = { service: serviceName(service), target };
  if (target === '#lunch') return ['wrong-target', { kind: 'channelNotJoined', args }];
  if (service === 'slack' && !/^#?(?:general|sales|alerts)/.test(target))
    return ['wrong-target', { kind: 'channelUnknown', args }];
  return service === 'twilio' && target.startsWith('+1500555')
    ? ['wrong-target', { kind: 'numberRefused', args }]
    : undefined;
}

/** Where the organisation is told what. Nothing is ever told there; a test answers as the sandbox does. */
export function createNotifications({ connections }: Parts) {
  let version = 0;
  let channels: readonly ChannelAnswer[] = [];
  const isConnected = (service: string): boolean =>
    connections.list().some(({ id, status }) => id === service && status === 'connected') &&
    (service !== 'gmail' || connections.isConnected('gmail', true));
  const isSandbox = (service: string): boolean =>
    connections.list().some(({ id, sandbox }) => id === service && sandbox === true);
  const read = (): Answer => ({
    version,
    channels: channels.map((channel) => ({ ...channel, ...(isSandbox(channel.service ?? '') && { sandbox: true }) })),
    connected: channelServices.filter(isConnected),
  });
  return {
    read,
    /** The connections, with notifications among their users. */
    inUse: (listed: AnswerOf<typeof endpoints.connections>): AnswerOf<typeof endpoints.connections> =>
      listed.map((one) =>
        channels.some(({ service }) => service === one.id)
          ? {
              ...one,
              usedBy: [...(one.usedBy ?? []), notificationsUser],
              stops: [...(one.stops ?? []), notificationsUser],
            }
          : one,
      ),
    set({ version: base, channels: given }: { version?: number | undefined; channels: readonly NewChannel[] }): Answer {
      if (base !== undefined && base !== version)
        throw new Refusal(409, notificationsChanged, {
          conflicts: [{ field: 'channels', yours: given, theirs: channels }],
        });
      const fields: Record<string, string> = {};
      for (const [index, { id, service, target }] of given.entries()) {
        const isKept = channels.some((channel) => channel.id === id && channel.service === service);
        if (!isKept && !isConnected(service))
          fields[`channels.${index}.service`] = `${serviceName(service)} is not connected`;
        if (given.slice(0, index).some((one) => one.service === service && one.target === target))
          fields[`channels.${index}.target`] = 'This channel is in the list already';
      }
      const [problem] = Object.values(fields);
      if (problem !== undefined) throw new Refusal(422, problem, { fields });
      version += 1;
      channels = given.map((channel, index) => ({ ...channel, id: channel.id ?? `channel-${version}-${index}` }));
      return read();
    },
    test({ service, target }: { service: ChannelService; target: string }): TestAnswer {
      if (!isConnected(service)) throw new Refusal(409, `${serviceName(service)} is not connected`);
      const [outcome, text] = refusalOf(service, target) ?? ['ok', reached(service, target)];
      return {
        outcome,
        text,
        ...(outcome === 'ok' && { latencyMs: 312 }),
        ...(isSandbox(service) && { sandbox: true }),
      };
    },
  };
}

const reached = (service: ChannelService, target: string): Notice => ({
  kind: 'messageReached',
  args: { target: target === '' ? serviceName(service) : `${serviceName(service)} ${target}` },
});

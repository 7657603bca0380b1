import type { AnswerOf, endpoints } from '@switchboard/api-contract/endpoints';
import { channelServices, notificationsChanged, type NewChannel } from '@switchboard/api-contract/notifications';
import type { ChannelAnswer } from '../builders/notifications.ts';
import { Refusal } from './Refusal.ts';

/** The channels of the organisation's notifications, as members set them up. The mocks never send any. */
export function createNotifications(isConnected: (service: string) => boolean) {
  let version = 0;
  let channels: readonly ChannelAnswer[] = [];
  const read = (): AnswerOf<typeof endpoints.notifications> => ({
    version,
    channels: [...channels],
    connected: channelServices.filter(isConnected),
  });
  return {
    read,
    set({ version: base, channels: given }: { version?: number | undefined; channels: readonly NewChannel[] }) {
      if (base !== undefined && base !== version)
        throw new Refusal(409, notificationsChanged, {
          conflicts: [{ field: 'channels', yours: given, theirs: channels }],
        });
      version += 1;
      channels = given.map((channel, index) => ({ ...channel, id: channel.id ?? `channel-${version}-${index}` }));
      return read();
    },
  };
}

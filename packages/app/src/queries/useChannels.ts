import type { ResearchScreenProps } from '@switchboard/ui/screens/Research';
import { paths } from '../paths.ts';
import { notificationQueries } from './notifications.ts';
import { useRead } from './useRead.ts';

/** The channels among which an agent's configuration chooses, read while that is shown. */
export function useChannels(shown: boolean): Pick<ResearchScreenProps['research'], 'channels' | 'channelsAt'> {
  const { data } = useRead({ ...notificationQueries.all(), refetchInterval: false, enabled: shown });
  return { channels: data?.channels, channelsAt: `${paths.profile}?tab=notifications` };
}

import { notificationEndpoints } from '@switchboard/api-contract/endpoints/notifications';
import type { NotificationsRequest } from '@switchboard/api-contract/notifications';
import { noticeWordsOf } from '@switchboard/api-contract/words/notices';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { ms } from '@switchboard/ui/format/numbers';
import { useQueryClient, queryOptions } from '@tanstack/react-query';
import { limits } from '@switchboard/api-contract/limits';
import { write } from '../api/outcomes.ts';
import { toViewState, useRead } from './useRead.ts';
import { call } from '../api/client.ts';

/** Reads of the notifications of the organisation: key, call, interval. */
export const notificationQueries = {
  all: () =>
    queryOptions({
      queryKey: ['notifications'],
      queryFn: ({ signal }) => call(notificationEndpoints.notifications, { signal }),
      refetchInterval: limits.pollMs.connections,
    }),
};

interface ChannelTarget {
  readonly service: NotificationsRequest['channels'][number]['service'];
  readonly target: string;
}

/** Of what, and through which channels, the organisation is notified; and what an admin can do about it. */
export function useNotifications() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { queryKey } = notificationQueries.all();
  const view = toViewState(useRead(notificationQueries.all()));
  return {
    view,
    onSave: async (body: NotificationsRequest) => {
      const outcome = await write(notificationEndpoints.setNotifications, { body });
      if (outcome.kind === 'done') {
        queryClient.setQueryData(queryKey, outcome.value);
        toast.show({ tone: 'positive', title: 'Notifications saved' });
      }
      // Shows what somebody else saved meanwhile.
      if (outcome.kind === 'conflict') await queryClient.invalidateQueries({ queryKey });
      return outcome;
    },
    onTest: async (body: ChannelTarget) => {
      const outcome = await write(notificationEndpoints.testNotification, { body });
      if (outcome.kind !== 'done') {
        toast.show({ tone: 'critical', title: 'The test was not sent', description: outcome.message });
        return undefined;
      }
      const { outcome: testOutcome, text, latencyMs } = outcome.value;
      const words = noticeWordsOf(text);
      if (testOutcome === 'ok')
        toast.show({
          tone: 'positive',
          title: words,
          ...(latencyMs !== undefined && { description: `It was taken in ${ms(latencyMs)}.` }),
        });
      else toast.show({ tone: 'critical', title: 'The test did not arrive', description: `${words}.` });
      return outcome.value;
    },
  };
}

import { attentionLimits } from '@switchboard/api-contract/attention';
import { attentionEndpoints } from '@switchboard/api-contract/endpoints/attention';
import { limits } from '@switchboard/api-contract/limits';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { readClock } from '../clock.ts';

/** When the server last heard that the member is here; a client is one member's. */
const visitSentAt = new WeakMap<QueryClient, number>();

/**
 * What needs attention. Now and then the read says that the member is here too; it goes on only while the page is
 * visible, as all polls do.
 */
export const attentionQuery = () =>
  queryOptions({
    queryKey: ['attention'],
    queryFn: async ({ client, signal }) => {
      const now = readClock().getTime();
      const last = visitSentAt.get(client);
      if (last !== undefined && Math.abs(now - last) < attentionLimits.visitEveryMs)
        return call(attentionEndpoints.attention, { signal });
      const answer = await call(attentionEndpoints.visit, { signal });
      visitSentAt.set(client, now);
      return answer;
    },
    refetchInterval: limits.pollMs.agentStatus,
  });

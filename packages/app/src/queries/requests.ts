import { requestEndpoints } from '@switchboard/api-contract/endpoints/requests';
import { limits } from '@switchboard/api-contract/limits';
import type { ProgramRequest } from '@switchboard/api-contract/requests';
import type { ShownRequests } from '@switchboard/ui/screens/Dashboard/AttentionSections';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { write } from '../api/outcomes.ts';
import { attentionQuery } from './attention.ts';
import { toViewState, useRead, type Read } from './useRead.ts';

/** How often it is asked what becomes of a request that is being done, in ms. */
const doingMs = 2_000;

/** What a program asked for. Reading it changes nothing; somebody else may answer it. */
const requestQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['request', requestId],
    queryFn: ({ signal }) => call(requestEndpoints.programRequest, { values: { requestId }, signal }),
    refetchInterval: ({ state: { data } }) => {
      if (data?.state === 'doing') return doingMs;
      return data?.state === 'waiting' && limits.pollMs.agentStatus;
    },
  });

/**
 * The requests that the dashboard shows whether or not they wait: the one of the address, and those answered here. The
 * one that was answered last is followed, or that of the address; the others are shown as they were read.
 */
export function useRequests(linked: string): ShownRequests {
  const queryClient = useQueryClient();
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const followed = answered.at(-1) ?? linked;
  const read = useRead({ ...requestQuery(followed), enabled: followed !== '' });
  const asRead = (id: string): Read<ProgramRequest> => {
    const { queryKey } = requestQuery(id);
    const retry = () => void queryClient.invalidateQueries({ queryKey });
    return { ...queryClient.getQueryState(queryKey), retrying: false, retry } as unknown as Read<ProgramRequest>;
  };
  const ids = [...new Set([linked, ...answered])].filter((id) => id !== '');
  return {
    linked: linked === '' ? undefined : linked,
    views: Object.fromEntries(ids.map((id) => [id, toViewState(id === followed ? read : asRead(id))])),
    onAnswer: async (requestId, answer) => {
      const { allowRequest, discardRequest } = requestEndpoints;
      const outcome = await write(answer === 'allow' ? allowRequest : discardRequest, { values: { requestId } });
      const { queryKey } = requestQuery(requestId);
      if (outcome.kind === 'done') queryClient.setQueryData(queryKey, outcome.value);
      // Somebody was quicker, or it has expired: what became of it is told in its place.
      else if (outcome.kind === 'conflict' || outcome.kind === 'missing')
        await queryClient.invalidateQueries({ queryKey });
      else return outcome;
      setAnswered((known) => [...known, requestId]);
      void queryClient.invalidateQueries({ queryKey: attentionQuery().queryKey });
      return outcome;
    },
  };
}

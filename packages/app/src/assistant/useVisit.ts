import type { AssistantState } from '@switchboard/ui/screens/Assistant/assistantMachine';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { readClock } from '../readClock.ts';

/** What outlasts leaving the assistant during a visit. It goes with the member, like all cached data. */
interface Visit {
  /** 'session-' and the time at which the visit to the assistant began, in ms. */
  readonly sessionId: string;
  readonly kept: Pick<AssistantState, 'history' | 'draft' | 'chatOpen'>;
}

const key = ['assistant-visit'];

/** The visit as it was left, and how to keep what it has come to. */
export function useVisit() {
  const queryClient = useQueryClient();
  const [{ sessionId, kept }] = useState<Visit>(
    () =>
      queryClient.getQueryData(key) ?? {
        sessionId: `session-${readClock().getTime()}`,
        kept: { history: [], draft: '', chatOpen: false },
      },
  );
  const keep = useCallback(
    ({ history, draft, chatOpen }: Visit['kept']) => {
      queryClient.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
      queryClient.setQueryData(key, { sessionId, kept: { history, draft, chatOpen } } satisfies Visit);
    },
    [queryClient, sessionId],
  );
  return { sessionId, kept, keep };
}

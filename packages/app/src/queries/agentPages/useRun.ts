import { agentEndpoints } from '@switchboard/api-contract/endpoints/agents';
import type { ResponseOf } from '@switchboard/api-contract/endpoints/Endpoint';
import { limits } from '@switchboard/api-contract/limits';
import { useToast } from '@switchboard/ui/components/layers/Toast';
import { hasEnded, syncOutcome } from '@switchboard/ui/rules/syncOutcome';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { byStatus } from '../../api/refusalOf.ts';
import { write } from '../../api/write.ts';
import { agentQueries } from '../agents.ts';
import { useRead } from '../useRead.ts';
import { useWrite } from '../useWrite.ts';

/** Starts a run and follows it to its end, then reads the page again. `statusKey`: the query key of the page's status. */
export function useRun(agentId: string, statusKey: readonly unknown[]) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [begun, setBegun] = useState<ResponseOf<typeof agentEndpoints.runAgent>>();
  const { write: start, writing } = useWrite({
    send: () => write(agentEndpoints.runAgent, { values: { agentId }, body: undefined }, byStatus),
    onDone: (run) => {
      setBegun(run);
      toast.show(syncOutcome(run));
    },
    onRefused: ({ message }) =>
      toast.show({ tone: 'critical', title: 'Error', description: `The sync could not be started. ${message}` }),
  });
  const runs = useRead({
    ...agentQueries.executions(agentId),
    enabled: begun !== undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some((run) => run.id === begun?.id && hasEnded(run)) ? false : limits.pollMs.openRun,
  });
  const run = begun && (runs.data?.items.find(({ id }) => id === begun.id) ?? begun);
  const ended = run && hasEnded(run) ? run : undefined;
  const [page] = useState(() => ({ statusKey, agentId }));
  useEffect(() => {
    if (!ended) return;
    toast.show(syncOutcome(ended));
    void queryClient.invalidateQueries({ queryKey: page.statusKey });
    void queryClient.invalidateQueries({ queryKey: agentQueries.detail(page.agentId).queryKey });
  }, [ended, toast, queryClient, page]);
  return { start: () => void start(), busy: writing !== undefined, outcome: run && syncOutcome(run) };
}

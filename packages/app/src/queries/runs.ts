import { runEndpoints } from '@switchboard/api-contract/endpoints/runs';
import { limits } from '@switchboard/api-contract/limits';
import { findAgent } from '@switchboard/api-contract/agentTable';
import type { RunSummary } from '@switchboard/api-contract/runs/run';
import { isOpen } from '@switchboard/api-contract/runs/runStatus';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { agentQueries, agentStatusKey } from './agents.ts';

/** Reads of runs: key, call, interval. */
export const runQueries = {
  /** One run in full, read again only while it can still change. */
  one: (runId: string) =>
    queryOptions({
      queryKey: ['run', runId],
      queryFn: ({ signal }) => call(runEndpoints.run, { values: { runId }, signal }),
      refetchInterval: ({ state: { data } }) => (isOpen(data?.status) ? limits.pollMs.openRun : false),
    }),
};

/**
 * Puts the run that a write answered into what is cached: the list of its agent's runs, its agent's page and its own
 * page. It is a new run or one that is known already. `retryOf`: the id of the run that it retries.
 */
export function cacheRun(client: QueryClient, agentId: string, run: RunSummary, retryOf?: string): void {
  client.setQueryData(agentQueries.executions(agentId).queryKey, (known) => {
    if (!known) return undefined;
    const isKnown = known.items.some(({ id }) => id === run.id);
    return {
      ...known,
      items: isKnown ? known.items.map((one) => (one.id === run.id ? run : one)) : [run, ...known.items],
    };
  });
  const slug = findAgent(agentId)?.slug;
  if (slug)
    client.setQueryData<{ readonly run?: RunSummary | undefined }>(agentStatusKey(slug), (known) => {
      const { id, queuedAt = '' } = known?.run ?? {};
      return known && (id === run.id || queuedAt <= (run.queuedAt ?? '')) ? { ...known, run } : known;
    });
  client.setQueryData(runQueries.one(run.id).queryKey, (known) => known && { ...known, ...run });
  if (retryOf !== undefined)
    client.setQueryData(runQueries.one(retryOf).queryKey, (known) => known && { ...known, retriedBy: run.id });
}

import { agentTable, type AgentSlug } from '@switchboard/api-contract/agentTable';
import { valueAt, type SettingsContract } from '@switchboard/api-contract/settings';
import type { AgentPageProps, StatusBase, RandomFigures } from '@switchboard/ui/blocks/agents/AgentPage';
import { useBusy } from '@switchboard/ui/components/useBusy';
import { formMessage } from '@switchboard/ui/format/outcome';
import { dataOf } from '@switchboard/ui/format/viewState';
import { listStatusOf, showsPreview, statusAfter } from '@switchboard/api-contract/agents';
import type { Missing } from '@switchboard/api-contract/runs/missing';
import { isActive } from '@switchboard/ui/rules/agents';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { randomRanges } from '@switchboard/api-contract/limits';
import type { Endpoint } from '@switchboard/api-contract/endpoints/Endpoint';
import { write } from '../../api/outcomes.ts';
import { useAddressQuery, useBackLink } from '../../hooks/useAddressState.ts';
import { readClock, useNow } from '../../clock.ts';
import { useAsOf } from '../../hooks/useAsOf.ts';
import { usePageTitle } from '../../hooks/usePageTitle.ts';
import { useLiveAgent } from '../../live/useLiveAgent.ts';
import { useExport } from '../records/useExport.ts';
import { paths } from '../../paths.ts';
import { agentQueries, recordsKey } from '../agents.ts';
import { useAgentCache } from '../cachedReads.ts';
import { toViewState, useRead } from '../useRead.ts';
import { useSample } from '../useSample.ts';
import { useAgentAction } from '../useAgentDetail.ts';
import { useAgentRuns } from '../useAgentRuns.ts';
import { proposalActions } from './reviewActions.ts';
import { useAgentSchedule } from '../useAgentSchedule.ts';
import { useAgentSettings } from './useAgentSettings.ts';

/** The call that adds a record. */
type AddEndpoint<Body> = Endpoint<v.GenericSchema<Body, unknown>>;

/**
 * What an agent's page needs of the agent's file in the contract. `Bodies`: the request that adds a record, by
 * collection.
 */
interface AgentPageContract<Status extends StatusBase, Settings extends object, Bodies extends object> {
  readonly slug: AgentSlug;
  readonly status: v.GenericSchema<unknown, Status>;
  readonly read: Endpoint<undefined, v.GenericSchema<unknown, Status>> & { method: 'GET' };
  readonly pollMs: number;
  readonly records: object;
  readonly settings: SettingsContract<Settings>;
  readonly sample: (now: Date) => Promise<unknown>;
  readonly add: { readonly [C in keyof Bodies]: AddEndpoint<Bodies[C]> };
}

const drawFrom = (random: () => number): RandomFigures =>
  Object.fromEntries(
    Object.entries(randomRanges).map(([name, { min, max }]) => [name, min + Math.floor(random() * (max - min + 1))]),
  ) as RandomFigures;

let drawn: RandomFigures | undefined;

/** The figures that are random by specification, drawn once per visit. The screens mark them as samples. */
const randomFigures = (): RandomFigures => (drawn ??= drawFrom(Math.random));

/** Draws the random figures in advance, for stories and tests that show the same each time. */
export function drawFigures(random: () => number): void {
  drawn = drawFrom(random);
}

/**
 * The props of an agent's page: live data or the marked sample, settings, actions, and the address. `onMissing` opens
 * the dialog of what a run lacks, for pages that start runs by a call of their own.
 */
export function useAgentPage<Status extends StatusBase, Settings extends object, Bodies extends object>(
  contract: AgentPageContract<Status, Settings, Bodies>,
): AgentPageProps<Status, Settings, Bodies> & {
  readonly onMissing: (missing: readonly Missing[]) => void;
} {
  const entry = agentTable.find(({ slug }) => slug === contract.slug) ?? agentTable[0];
  const queryClient = useQueryClient();
  const exportRecords = useExport(contract.slug);
  const { queryKey, ...reading } = agentQueries.status(contract);
  const query = useRead({ queryKey, ...reading });
  const cache = useAgentCache(contract.slug);
  const [refreshes, setRefreshes] = useState({ count: 0, busy: false });

  const read = toViewState(query);
  const loadSample = useCallback(async () => v.parse(contract.status, await contract.sample(readClock())), [contract]);
  const status = useSample(read, read.status === 'error', loadSample);
  // A server that does not have this agent is no failure to tell of: the marked sample alone is shown.
  const isUnknownAgent = read.status === 'error' && read.kind === 'missing';

  const doAction = useAgentAction(entry.id);
  // A sample has no run that could be cancelled or retried: the bar shows only the organisation's own runs.
  const runs = useAgentRuns(
    entry.id,
    read.status === 'ready' ? read.data.run : undefined,
    showsPreview.includes(entry.listType),
  );
  // If the status call fails, the agent's own answers tell its status. The sample's is the last resort, and marked.
  const detail = useRead(agentQueries.detail(entry.id));
  const [statusAfterAction, setStatusAfterAction] = useState<string>();
  const ownStatus = read.status === 'error' ? (detail.data?.status ?? statusAfterAction) : dataOf(read)?.status;
  const agentStatus = ownStatus ?? dataOf(status)?.status;

  const [toggle, toggling, { refusal }] = useBusy(async () => {
    const action = isActive(agentStatus) ? 'stop' : 'start';
    const outcome = await doAction(action);
    if (outcome.kind !== 'done') return outcome;
    setStatusAfterAction(outcome.value.status);
    queryClient.setQueryData(queryKey, (page) => page && { ...page, status: listStatusOf(statusAfter[action]) });
    return outcome;
  });

  const now = useNow(status);
  const asOf = useAsOf(query.data, refreshes.count);
  const settings = useAgentSettings(entry.id, contract.settings);
  // Events only say that something changed, and the page is read again. While the orchestrator's setting is off, or not
  // yet known, only the polls do that.
  const isLive = entry.slug !== 'orchestrator' || valueAt(dataOf(settings.saved), 'realTimeMonitoring') === true;
  useLiveAgent(entry.id, isLive && read.status === 'ready', ({ event }) => {
    void queryClient.invalidateQueries({ queryKey });
    // A read that is under way goes on: events may come faster than it ends.
    if (event === 'records')
      void queryClient.invalidateQueries({ queryKey: recordsKey(contract.slug) }, { cancelRefetch: false });
  });
  const schedule = useAgentSchedule(entry.id);
  const [address, changeAddress] = useAddressQuery();
  const back = useBackLink();
  usePageTitle(entry.name);
  return {
    agent: {
      id: entry.id,
      slug: entry.slug,
      name: entry.name,
      status: agentStatus,
      statusIsSample: ownStatus === undefined && agentStatus !== undefined,
      busy: toggling ? 'toggle' : runs.starting ? 'run' : undefined,
      onToggle: toggle,
      refused: refusal && formMessage(refusal),
      onRun: runs.begin,
      run: runs.control,
      runLayers: runs.layers,
    },
    status,
    failure: read.status === 'error' && status.status === 'ready' && !isUnknownAgent ? read : undefined,
    refresh: {
      asOf,
      busy: refreshes.busy,
      onRefresh: () => {
        setRefreshes(({ count }) => ({ count, busy: true }));
        void query
          .refetch({ cancelRefetch: false })
          .then(() => setRefreshes(({ count }) => ({ count: count + 1, busy: false })));
      },
    },
    query: address,
    onQueryChange: changeAddress,
    settings,
    schedule,
    onAdd: async <C extends keyof Bodies>(collection: C, body: Bodies[C]) => {
      const endpoint: AddEndpoint<Bodies[C]> = contract.add[collection];
      const outcome = await write(endpoint, { body });
      if (outcome.kind === 'done') await cache.invalidate();
      return outcome;
    },
    proposals: proposalActions(entry.id, cache),
    onExport: exportRecords,
    links: {
      dashboard: paths.dashboard,
      back,
      runs: paths.agent(entry.id),
      performance: paths.agent(entry.id, 'performance'),
    },
    random: randomFigures(),
    now,
    onMissing: runs.onMissing,
  };
}

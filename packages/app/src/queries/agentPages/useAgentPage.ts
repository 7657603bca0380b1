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
import { useAddressQuery } from '../../hooks/useAddressState.ts';
import { readClock, useNow, useAsOf } from '../../clock.ts';
import { usePageTitle } from '../../hooks/usePageTitle.ts';
import { useLiveAgent } from '../../live/useLiveAgent.ts';
import { useSaveFile } from '../../hooks/useSaveFile.ts';
import { useBackLink } from '../../hooks/returnAddress.ts';
import { paths } from '../../paths.ts';
import { agentQueries, recordsKey } from '../agents.ts';
import { useAgentCache } from '../cachedReads.ts';
import { toViewState, useRead, useSample } from '../useRead.ts';
import { useAgentAction } from '../useAgentDetail.ts';
import { useAgentRuns } from '../useAgentRuns.ts';
import { proposalActions } from './reviewActions.ts';
import { useAgentSchedule } from '../useAgentSchedule.ts';
import { useAgentSettings } from './useAgentSettings.ts';

/** The call that adds a record. */
type AddEndpoint<Body> = Endpoint<v.GenericSchema<Body, unknown>>;

/**
 * What an agent's page needs from its definition in the contract. `Bodies`: the request that adds a record, by
 * collection.
 */
interface AgentPageContract<Status extends StatusBase, Settings extends object, Bodies extends object> {
  readonly slug: AgentSlug;
  readonly status: v.GenericSchema<unknown, Status>;
  readonly read: Endpoint<undefined, v.GenericSchema<unknown, Status>> & { method: 'GET' };
  readonly pollMs: number;
  readonly settings: SettingsContract<Settings>;
  readonly sample: (now: Date) => Promise<unknown>;
  readonly add: { readonly [C in keyof Bodies]: AddEndpoint<Bodies[C]> };
}

const draw = (random: () => number): RandomFigures =>
  Object.fromEntries(
    Object.entries(randomRanges).map(([name, { min, max }]) => [name, min + Math.floor(random() * (max - min + 1))]),
  ) as RandomFigures;

let drawn: RandomFigures | undefined;

/** The figures that are random by specification, drawn once per visit. The screens mark them as samples. */
const randomFigures = (): RandomFigures => (drawn ??= draw(Math.random));

/** Draws them for a visit that shows the same each time. */
export function drawFigures(random: () => number): void {
  drawn = draw(random);
}

/**
 * The props of an agent's page: live data or the marked sample, settings, actions, and the address. `onMissing` shows
 * what a run lacks that another call of the page asked for.
 */
export function useAgentPage<Status extends StatusBase, Settings extends object, Bodies extends object>(
  source: AgentPageContract<Status, Settings, Bodies>,
): AgentPageProps<Status, Settings, Bodies> & {
  readonly onMissing: (missing: readonly Missing[]) => void;
} {
  const entry = agentTable.find(({ slug }) => slug === source.slug) ?? agentTable[0];
  const queryClient = useQueryClient();
  const saveFile = useSaveFile();
  const { queryKey, ...reading } = agentQueries.status(source);
  const query = useRead({ queryKey, ...reading });
  const cache = useAgentCache(source.slug);
  const [refreshes, setRefreshes] = useState({ count: 0, busy: false });

  const read = toViewState(query);
  const loadSample = useCallback(async () => v.parse(source.status, await source.sample(readClock())), [source]);
  const status = useSample(read, read.status === 'error', loadSample);
  const missing = read.status === 'error' && read.kind === 'missing';

  const act = useAgentAction(entry.id);
  // A sample run is nobody's: the bar shows only runs of the tenant's own.
  const runs = useAgentRuns(
    entry.id,
    read.status === 'ready' ? read.data.run : undefined,
    showsPreview.includes(entry.listType),
  );
  // If the status call fails, the agent's own answers tell its status. The sample's is the last resort, and marked.
  const detail = useRead(agentQueries.detail(entry.id));
  const [acted, setActed] = useState<string>();
  const known = read.status === 'error' ? (detail.data?.status ?? acted) : dataOf(read)?.status;
  const agentStatus = known ?? dataOf(status)?.status;

  const [toggle, toggling, { refusal }] = useBusy(async () => {
    const action = isActive(agentStatus) ? 'stop' : 'start';
    const outcome = await act(action);
    if (outcome.kind !== 'done') return outcome;
    setActed(outcome.value.status);
    queryClient.setQueryData(queryKey, (page) => page && { ...page, status: listStatusOf(statusAfter[action]) });
    return outcome;
  });

  const now = useNow(status);
  const asOf = useAsOf(query.data, refreshes.count);
  const settings = useAgentSettings(entry.id, source.settings);
  // Events say that something changed; what it is, the page reads. Off, and until it is known, the orchestrator's setting
  // leaves it to the polls.
  const follows = entry.slug !== 'orchestrator' || valueAt(dataOf(settings.saved), 'realTimeMonitoring') === true;
  useLiveAgent(entry.id, follows && read.status === 'ready', ({ event }) => {
    void queryClient.invalidateQueries({ queryKey });
    // Pages that are being read are read to the end: events may come faster.
    if (event === 'records')
      void queryClient.invalidateQueries({ queryKey: recordsKey(source.slug) }, { cancelRefetch: false });
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
      statusIsSample: known === undefined && agentStatus !== undefined,
      busy: toggling ? 'toggle' : runs.starting ? 'run' : undefined,
      onToggle: toggle,
      refused: refusal && formMessage(refusal),
      onRun: runs.begin,
      run: runs.control,
      asked: runs.asked,
    },
    status,
    failure: read.status === 'error' && status.status === 'ready' && !missing ? read : undefined,
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
      const endpoint: AddEndpoint<Bodies[C]> = source.add[collection];
      const outcome = await write(endpoint, { body });
      if (outcome.kind === 'done') await cache.invalidate();
      return outcome;
    },
    proposals: proposalActions(entry.id, cache),
    onExport: saveFile,
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

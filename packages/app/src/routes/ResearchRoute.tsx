import { researchAgent, researchSources, researchTasks } from '@switchboard/api-contract/agents/research';
import { ResearchScreen, type ResearchScreenProps } from '@switchboard/ui/screens/Research';
import type { Missing } from '@switchboard/api-contract/runs/missing';
import type { Draft } from '@switchboard/ui/blocks/agents/AgentPage';
import { download, printPage } from '@switchboard/ui/devices/download';
import type { Outcome } from '@switchboard/ui/format/outcome';
import type { ViewState } from '@switchboard/ui/format/viewState';
import { useQueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { limits } from '@switchboard/api-contract/limits';
import { useAgentPage } from '../queries/agentPages/useAgentPage.ts';
import { paths } from '../paths.ts';
import { notificationQueries } from '../queries/notifications.ts';
import { useRead, type Read, toViewState } from '../queries/useRead.ts';
import { useSample } from '../queries/useSample.ts';
import { write } from '../api/outcomes.ts';
import { useTabDraft } from '../hooks/useTabDraft.ts';
import { readClock } from '../clock.ts';
import { cacheListStatus } from '../queries/agentList.ts';
import { agentQueries, agentStatusKey, recordsKey } from '../queries/agents.ts';
import { call } from '../api/client.ts';

const researchKey = recordsKey('research');

/** Reads of the research page beyond its status: key, call, interval. Events renew them as the agent's records. */
const researchQueries = {
  tasks: () =>
    queryOptions({
      queryKey: [...researchKey, 'tasks'],
      queryFn: ({ signal }) => call(researchAgent.calls.researchTasks, { signal }),
      refetchInterval: limits.pollMs.researchTasks,
    }),
  sources: () =>
    queryOptions({
      queryKey: [...researchKey, 'sources'],
      queryFn: ({ signal }) => call(researchAgent.calls.researchSources, { signal }),
      refetchInterval: limits.pollMs.researchSources,
    }),
};

const { calls } = researchAgent;

const loadSamples = () => import('@switchboard/api-contract/samples/research');
const loadSampleTasks = async () => v.parse(researchTasks, (await loadSamples()).sampleResearchTasks(readClock()));
const loadSampleSources = async () =>
  v.parse(researchSources, (await loadSamples()).sampleResearchSources(readClock()));

/** The list; or, as on every agent's page, the built-in sample where it can't be read, marked as such. */
function useListOrSample<T>(query: Read<T>, loadSample: () => Promise<T>): ViewState<T> {
  const view = toViewState(query);
  return useSample(view, view.status === 'error', loadSample);
}

/**
 * What the research page has beyond the others: tasks and sources, which are polled, and its four writes. `onMissing`:
 * what a research lacks, so that it was not started.
 */
function useResearch(onMissing: (missing: readonly Missing[]) => void): ResearchScreenProps['research'] {
  const queryClient = useQueryClient();
  const tasks = useRead(researchQueries.tasks());
  const sources = useRead(researchQueries.sources());
  /** Waits for a write and, once it is done, reads again what is under these keys. */
  const refetchAfter = async <T,>(written: Promise<Outcome<T>>, ...keys: readonly QueryKey[]): Promise<Outcome<T>> => {
    const outcome = await written;
    if (outcome.kind === 'done') await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    return outcome;
  };
  const statusKey = agentStatusKey('research');

  const promptDraft = useTabDraft<Draft<string>>('prompt:research-agent');
  const questionDraft = useTabDraft<Draft<string>>('question:research-agent');

  return {
    promptDraft,
    questionDraft,
    tasks: useListOrSample(tasks, loadSampleTasks),
    sources: useListOrSample(sources, loadSampleSources),
    onToggle: async (active) => {
      const outcome = await refetchAfter(
        write(calls.toggleResearch, { body: { active } }),
        statusKey,
        agentQueries.detail('research-agent').queryKey,
      );
      if (outcome.kind === 'done') await cacheListStatus(queryClient, 'research-agent', outcome.value.status);
      return outcome;
    },
    onTest: () => write(calls.testResearch, {}),
    onSave: ({ name, text, mime }) => download(name, text, mime),
    onPrint: printPage,
    onStart: async (query, followUpOf) => {
      const body = { query, ...(followUpOf !== undefined && { followUpOf }) };
      const outcome = await refetchAfter(write(calls.startResearch, { body }), researchQueries.tasks().queryKey);
      if (outcome.kind === 'conflict' && outcome.missing) onMissing(outcome.missing);
      return outcome;
    },
    onSavePrompt: (prompt) => refetchAfter(write(calls.saveSystemPrompt, { body: { prompt } }), statusKey),
  };
}

/** The channels that the research settings offer for notifications, read while these are shown. */
function useChannels(shown: boolean): Pick<ResearchScreenProps['research'], 'channels' | 'channelsAt'> {
  const { data } = useRead({ ...notificationQueries.all(), refetchInterval: false, enabled: shown });
  return { channels: data?.channels, channelsAt: `${paths.profile}?tab=notifications` };
}

/** /agents/research, /agents/research/detail */
export function Component() {
  const { onMissing, ...page } = useAgentPage(researchAgent);
  const research = useResearch(onMissing);
  const channels = useChannels(page.query['tab'] === 'configuration');
  return <ResearchScreen {...page} research={{ ...research, ...channels }} />;
}

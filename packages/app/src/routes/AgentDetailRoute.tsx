import { addresses } from '@switchboard/api-contract/runs/addresses';
import { agentTable, findAgent } from '@switchboard/api-contract/agentTable';
import { agentIdPattern } from '@switchboard/api-contract/agents';
import type { Draft } from '@switchboard/ui/blocks/agents/AgentPage';
import { useBusy } from '@switchboard/ui/components/useBusy';
import { dataOf, type ViewState } from '@switchboard/ui/format/viewState';
import { AgentDetailScreen, type AgentDetailScreenProps } from '@switchboard/ui/screens/AgentDetail';
import { useNavigate, useParams } from 'react-router-dom';
import { customType } from '@switchboard/api-contract/agents/custom';
import type { RunDetail, RunEntry } from '@switchboard/api-contract/runs/run';
import type { Rows } from '@switchboard/api-contract/wire';
import { keepPreviousData } from '@tanstack/react-query';
import { CreatedAgentReview } from './CreatedAgentReview.tsx';
import { useAddressState, useBackLink } from '../hooks/useAddressState.ts';
import { useNow } from '../clock.ts';
import { useAsOf } from '../hooks/useAsOf.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { useExport } from '../queries/records/useExport.ts';
import { useTabDraft } from '../hooks/useTabDraft.ts';
import { paths } from '../paths.ts';
import { useContactsReview } from '../queries/agentPages/useContactsReview.ts';
import { useAgentSchedule } from '../queries/useAgentSchedule.ts';
import { useSaveConfiguration } from '../queries/agentPages/useAgentSettings.ts';
import { useDetailRuns } from '../queries/useDetailRuns.ts';
import { useAgentAction, useAgentDeletion, useAgentReads } from '../queries/useAgentDetail.ts';
import { runQueries } from '../queries/runs.ts';
import { useRead, toViewState } from '../queries/useRead.ts';
import { describeError } from '../api/ApiError.ts';
import { useAgentRuns } from '../queries/useAgentRuns.ts';

/** The run that the address names, with Cancel and Retry, and what a retry lacks. Nothing is requested without an id. */
function useRunDetail(
  agentId: string,
  runId: string | undefined,
): Pick<AgentDetailScreenProps, 'run'> & Pick<AgentDetailScreenProps['runs'], 'layers'> {
  const view = toViewState(useRead({ ...runQueries.one(runId ?? ''), enabled: runId !== undefined }), (error) =>
    ['This run could not be loaded', describeError(error)].filter(Boolean).join('. '),
  );
  const { control, layers } = useAgentRuns(agentId, dataOf(view));
  const askHref = paths.chatAbout(`run:${runId}`);
  return {
    run: runId === undefined ? undefined : { id: runId, view, control: control && { ...control, askHref } },
    layers,
  };
}

/** Whether the result is an answer of the model: a text. Results in our own words are stored as facts. */
const isAnswer = ({ status, result }: RunEntry): boolean =>
  status === 'completed' && typeof result === 'string' && result.trim() !== '';

/** The last run that answered, in full: lists only have the beginning of an answer. Only for agents of type custom. */
function useLastAnswer(type: string | undefined, runs: ViewState<Rows<RunEntry>>): RunDetail | undefined {
  const id = type === customType ? dataOf(runs)?.items.find(isAnswer)?.id : undefined;
  const { data } = useRead({
    ...runQueries.one(id ?? ''),
    enabled: id !== undefined,
    placeholderData: keepPreviousData,
  });
  return id === undefined ? undefined : data;
}

/** List types of agents that leave decisions to members. */
const typesToReview: readonly string[] = ['calendar', 'email', 'contacts'];

/** /agent/{agentId} */
export function Component() {
  const { agentId: key = '' } = useParams();
  const entry = agentTable.find(({ id, slug }) => id === key || slug === key);
  // Always by id: with the slug, starting the research agent would be the call that starts a research.
  const agentId = entry?.id ?? key;
  const valid = agentIdPattern.test(agentId);
  const [{ tab, run: runId, review, setting }, setAddress] = useAddressState({
    tab: 'overview',
    run: '',
    review: '',
    setting: '',
  });
  const { agent, executions, refreshes, refetchAgent, refreshExecutions } = useAgentReads(agentId, valid);
  const back = useBackLink();
  const [doAction, doing, { args }] = useBusy(useAgentAction(agentId));
  const configure = useSaveConfiguration(agentId);
  const tabDraft = useTabDraft<Draft<string>>(`configuration:${agentId}`);
  const navigate = useNavigate();
  const deleteAgent = useAgentDeletion(agentId, () => {
    tabDraft.onDraftChange(undefined);
    void navigate(paths.agents);
  });
  const schedule = useAgentSchedule(agentId, valid);
  const runs = useDetailRuns(agentId, entry?.slug, agent, executions);
  const opened = useRunDetail(agentId, (tab === 'executions' && runId) || undefined);
  const newest = runs.newest?.run;
  const contactsReview = useContactsReview({
    agentId,
    open: review,
    known: executions.status === 'ready',
    waiting: newest?.next?.kind === 'preview' ? newest.id : undefined,
  });
  const type = dataOf(agent)?.type;
  const createdType = entry || type === undefined ? undefined : (findAgent(type)?.listType ?? type);
  const lastAnswer = useLastAnswer(createdType, executions);
  const exportRecords = useExport(entry?.slug ?? agentId);
  const asOf = useAsOf(executions.status === 'ready' ? executions.data : undefined, refreshes.count);
  const now = useNow(agent);
  usePageTitle(agent.status === 'ready' ? agent.data.name : 'Agent');
  return (
    <AgentDetailScreen
      agent={valid ? agent : { status: 'invalid-id' }}
      executions={{ view: executions, asOf, refreshing: refreshes.running, onRefresh: () => void refreshExecutions() }}
      tab={tab}
      onTabChange={(next) => setAddress({ tab: next, run: '' })}
      control={{ busy: doing ? args?.[0] : undefined, onAction: doAction, onDelete: entry ? undefined : deleteAgent }}
      run={opened.run}
      runs={opened.layers?.missing ? { ...runs, layers: opened.layers } : runs}
      review={{ review: contactsReview, open: review, onClose: () => setAddress({ review: '' }) }}
      configuration={{
        ...tabDraft,
        onSend: (patch, base) => configure({ ...patch, base }),
        onReset: () => void refetchAgent(),
      }}
      schedule={schedule}
      waiting={
        createdType !== undefined && typesToReview.includes(createdType) ? (
          <CreatedAgentReview
            key={agentId}
            agentId={agentId}
            type={createdType}
            onReview={() => setAddress({ review: 'duplicates' })}
            now={now}
          />
        ) : undefined
      }
      lastAnswer={lastAnswer}
      setting={setting}
      onSettingShown={() => setAddress({ setting: '' })}
      onExport={exportRecords}
      links={{
        dashboard: paths.dashboard,
        back,
        workspace: entry && paths.workspace(entry.slug),
        executions: paths.agent(agentId, 'executions'),
        run: (id) => addresses.run(agentId, id),
      }}
      now={now}
    />
  );
}

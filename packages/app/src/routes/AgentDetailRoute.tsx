import { addresses } from '@switchboard/api-contract/runs/addresses';
import { agentTable, findAgent } from '@switchboard/api-contract/agentTable';
import { agentIdPattern } from '@switchboard/api-contract/agents';
import type { Draft } from '@switchboard/ui/blocks/agents/AgentPage';
import { useBusy } from '@switchboard/ui/components/useBusy';
import { dataOf } from '@switchboard/ui/format/viewState';
import { AgentDetailScreen } from '@switchboard/ui/screens/AgentDetail';
import { useNavigate, useParams } from 'react-router-dom';
import { CreatedAgentReview } from '../created/CreatedAgentReview.tsx';
import { useAddressState } from '../hooks/useAddressState.ts';
import { useAsOf } from '../hooks/useAsOf.ts';
import { useNow } from '../hooks/useNow.ts';
import { usePageTitle } from '../hooks/usePageTitle.ts';
import { useSaveFile } from '../hooks/useSaveFile.ts';
import { useTabDraft } from '../hooks/useTabDraft.ts';
import { useBackLink } from '../hooks/useBackLink.ts';
import { paths } from '../paths.ts';
import { useContactsReview } from '../queries/agentPages/useContactsReview.ts';
import { useAgentSchedule } from '../queries/useAgentSchedule.ts';
import { useSaveConfiguration } from '../queries/useSaveConfiguration.ts';
import { useDetailRuns } from '../queries/useDetailRuns.ts';
import { useLastAnswer } from '../queries/useLastAnswer.ts';
import { useRunDetail } from '../queries/useRunDetail.ts';
import { useAgentAction, useAgentDeletion, useAgentReads } from '../queries/useAgentDetail.ts';

/** The agents, by list type, that leave something to members. */
const leaves: readonly string[] = ['calendar', 'email', 'contacts'];

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
  const [act, acting, { of }] = useBusy(useAgentAction(agentId));
  const configure = useSaveConfiguration(agentId);
  const keeper = useTabDraft<Draft<string>>(`configuration:${agentId}`);
  const navigate = useNavigate();
  const deleteAgent = useAgentDeletion(agentId, () => {
    keeper.onDraftChange(undefined);
    void navigate(paths.agents);
  });
  const schedule = useAgentSchedule(agentId, valid);
  const runs = useDetailRuns(agentId, entry?.slug, agent, executions);
  const opened = useRunDetail(agentId, (tab === 'executions' && runId) || undefined);
  const newest = runs.newest?.run;
  const synced = useContactsReview({
    agentId,
    open: review,
    known: executions.status === 'ready',
    waiting: newest?.next?.kind === 'preview' ? newest.id : undefined,
  });
  const type = dataOf(agent)?.type;
  const created = entry || type === undefined ? undefined : (findAgent(type)?.listType ?? type);
  const lastAnswer = useLastAnswer(created, executions);
  const saveFile = useSaveFile();
  const asOf = useAsOf(executions.status === 'ready' ? executions.data : undefined, refreshes.count);
  const now = useNow(agent);
  usePageTitle(agent.status === 'ready' ? agent.data.name : 'Agent');
  return (
    <AgentDetailScreen
      agent={valid ? agent : { status: 'invalid-id' }}
      executions={{ view: executions, asOf, refreshing: refreshes.running, onRefresh: () => void refreshExecutions() }}
      tab={tab}
      onTabChange={(next) => setAddress({ tab: next, run: '' })}
      control={{ busy: acting ? of?.[0] : undefined, onAction: act, onDelete: entry ? undefined : deleteAgent }}
      run={opened.run}
      runs={opened.asked?.missing ? { ...runs, asked: opened.asked } : runs}
      review={{ review: synced, open: review, onClose: () => setAddress({ review: '' }) }}
      configuration={{
        ...keeper,
        onSend: (patch, base) => configure({ ...patch, base }),
        onReset: () => void refetchAgent(),
      }}
      schedule={schedule}
      waiting={
        created !== undefined && leaves.includes(created) ? (
          <CreatedAgentReview
            key={agentId}
            agentId={agentId}
            type={created}
            onReview={() => setAddress({ review: 'duplicates' })}
            now={now}
          />
        ) : undefined
      }
      lastAnswer={lastAnswer}
      setting={setting}
      onSettingShown={() => setAddress({ setting: '' })}
      onExport={saveFile}
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

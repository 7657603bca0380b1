import { messages } from '@switchboard/api-contract/errors';
import { RunBar } from '../../blocks/runs/RunBar/RunBar.tsx';
import { RunLayers } from '../../blocks/runs/RunLayers/RunLayers.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { dataOf } from '../../format/viewState.ts';
import { ReviewDialogs } from '../Contacts/ReviewDialogs.tsx';
import { NewWorkflowDialog } from '../Orchestrator/NewWorkflow/NewWorkflowDialog.tsx';
import { agentLine } from '../../rules/agentLine.ts';
import { page } from './AgentDetail.css.ts';
import type { AgentDetailScreenProps } from './AgentDetailScreenProps.ts';
import { AgentFailure } from './AgentFailure.tsx';
import { AgentHeader } from './AgentHeader.tsx';
import { AgentTabs } from './AgentTabs.tsx';
import { DeletedAgent } from './DeletedAgent.tsx';
import { LoadingTabs } from './LoadingTabs.tsx';

export type { AgentDetailScreenProps };

/** The generic agent detail: header and five tabs over live data. */
export function AgentDetailScreen({ agent, links, control, runs, review, ...tabProps }: AgentDetailScreenProps) {
  if (agent.status === 'invalid-id')
    return (
      <AgentFailure
        kind="invalid-id"
        title="Agent Not Found"
        message={messages.agentInvalid}
        dashboardHref={links.dashboard}
      />
    );
  if (agent.status === 'error') {
    const missing = agent.kind === 'missing' || agent.message.trim() === '';
    if (agent.kind === 'deleted' && (dataOf(tabProps.executions.view)?.items.length ?? 0) > 0)
      return <DeletedAgent {...tabProps} links={links} />;
    return (
      <AgentFailure
        title="Failed to Load Agent"
        message={missing ? messages.agentMissing : agent.message}
        detail={missing ? agent.message : ''}
        dashboardHref={links.dashboard}
        retrying={agent.retrying}
        onRetry={agent.onRetry}
      />
    );
  }
  const data = dataOf(agent);
  return (
    <Page line={agentLine(data?.slug ?? data?.type).line} className={page}>
      <AgentHeader agent={data} control={control} runs={runs} links={links} now={tabProps.now} />
      {data && runs.newest && runs.newest.run.id !== tabProps.run?.id ? (
        <RunBar control={runs.newest} now={tabProps.now} />
      ) : null}
      {runs.asked ? <RunLayers {...runs.asked} /> : null}
      {runs.workflow ? <NewWorkflowDialog {...runs.workflow} /> : null}
      {review ? <ReviewDialogs {...review} onSync={() => runs.onRun?.()} /> : null}
      {agent.status === 'ready' ? (
        <AgentTabs
          key={agent.data.id}
          agent={agent.data}
          stale={agent.stale}
          control={control}
          runs={runs}
          links={links}
          {...tabProps}
        />
      ) : (
        <LoadingTabs tab={tabProps.tab} onTabChange={tabProps.onTabChange} />
      )}
    </Page>
  );
}

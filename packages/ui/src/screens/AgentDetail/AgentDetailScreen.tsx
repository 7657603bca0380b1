import type { AgentDetail } from '@switchboard/api-contract/agentDetail';
import { customType } from '@switchboard/api-contract/agents/custom';
import { type ReactNode, useEffect, useRef } from 'react';
import { ScheduleCard, useScheduleForm } from '../../blocks/agents/ScheduleCard/ScheduleCard.tsx';
import { RunBar } from '../../blocks/runs/RunBar/RunBar.tsx';
import { RunLayers } from '../../blocks/runs/RunLayers/RunLayers.tsx';
import { StaleBanner } from '../../blocks/states/StaleBanner/StaleBanner.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Tabs } from '../../components/actions/Tabs/Tabs.tsx';
import { Page } from '../../components/layout/Page/Page.tsx';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { dataOf, type Stale } from '../../format/viewState.ts';
import { ReviewDialogs } from '../Contacts/ReviewDialogs.tsx';
import { NewWorkflowDialog } from '../Orchestrator/NewWorkflow/NewWorkflowDialog.tsx';
import { agentLine } from '../../rules/agentLine.ts';
import { isActive } from '../../rules/agents.ts';
import { page } from './AgentDetail.css.ts';
import type { AgentDetailScreenProps } from './AgentDetailScreenProps.ts';
import { AgentFailure } from './AgentFailure.tsx';
import { AgentHeader } from './AgentHeader.tsx';
import { agentTabList, toAgentTab, type AgentTab, LoadingTabs } from './agentTabs.tsx';
import { ConfigurationTab } from './configuration/ConfigurationTab.tsx';
import { useConfigurationForm } from './configuration/useConfigurationForm.ts';
import { ExecutionsTab } from './ExecutionsTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { PerformanceTab } from './PerformanceTab.tsx';
import { RunSection } from './run/RunSection.tsx';
import { SpecializedTab } from './specialized/SpecializedTab.tsx';
import { PageHeader } from '../../components/layout/PageHeader/PageHeader.tsx';

/** What can still be read of an agent that was deleted: its runs. */
function DeletedAgent({
  executions,
  run,
  links,
  now,
}: Pick<AgentDetailScreenProps, 'executions' | 'run' | 'links' | 'now'>) {
  const back = { href: links.dashboard, label: 'Back to Dashboard' };
  return (
    <Page className={page}>
      <PageHeader back={back} title="Deleted agent" />
      <Banner role="none">This agent was deleted. Its runs stay readable for 30 days.</Banner>
      {run ? (
        <RunSection region={run} answers links={links} now={now} />
      ) : (
        <ExecutionsTab region={executions} total={undefined} runHref={links.run} now={now} />
      )}
    </Page>
  );
}

interface RunOrListProps {
  /** The id of the open run. */
  open: string | undefined;
  /** The run, or the list of runs. */
  children: ReactNode;
}

/** The tab of the executions: one run or the list. The focus follows from one to the other, and back to its row. */
function RunOrList({ open, children }: RunOrListProps) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(open);
  useEffect(() => {
    const left = before.current;
    before.current = open;
    if (left === open || !box.current) return;
    const row = [...box.current.querySelectorAll<HTMLElement>('[data-run]')].find(
      ({ dataset }) => dataset['run'] === left,
    );
    (open === undefined ? row : box.current.querySelector<HTMLElement>('h2'))?.focus();
  }, [open]);
  return <div ref={box}>{children}</div>;
}

export type { AgentDetailScreenProps };

/** The generic agent detail: header and five tabs over live data. */
export function AgentDetailScreen({ agent, ...screen }: AgentDetailScreenProps) {
  const { links, control, runs, review, now } = screen;
  if (agent.status === 'invalid-id' || agent.status === 'error') {
    const failure = agent.status === 'error' ? agent : undefined;
    const runsLeft = dataOf(screen.executions.view)?.items.length ?? 0;
    if (failure?.kind === 'deleted' && runsLeft > 0) return <DeletedAgent {...screen} />;
    return <AgentFailure failure={failure} dashboardHref={links.dashboard} />;
  }
  const data = dataOf(agent);
  return (
    <Page line={agentLine(data?.slug ?? data?.type).line} className={page}>
      <AgentHeader agent={data} control={control} runs={runs} links={links} now={now} />
      {data && runs.newest && runs.newest.run.id !== screen.run?.id ? <RunBar control={runs.newest} now={now} /> : null}
      {runs.layers ? <RunLayers {...runs.layers} /> : null}
      {runs.workflow ? <NewWorkflowDialog {...runs.workflow} /> : null}
      {review ? <ReviewDialogs {...review} onSync={() => runs.onRun?.()} /> : null}
      {agent.status === 'ready' ? (
        <Loaded key={agent.data.id} agent={agent.data} stale={agent.stale} screen={screen} />
      ) : (
        <LoadingTabs tab={screen.tab} onTabChange={screen.onTabChange} />
      )}
    </Page>
  );
}

interface LoadedProps {
  agent: AgentDetail;
  stale: Stale | undefined;
  screen: Omit<AgentDetailScreenProps, 'agent'>;
}

/** The tabs, below the notices. Edits stay while another tab is open. */
function Loaded({ agent, stale, screen }: LoadedProps) {
  const { executions, run, runs, links, onTabChange, control, schedule, now } = screen;
  const tab = toAgentTab(screen.tab);
  const form = useConfigurationForm(agent, screen.configuration, now);
  const scheduleForm = useScheduleForm(schedule, now);
  const contents: Record<AgentTab, () => ReactNode> = {
    overview: () => (
      <OverviewTab
        agent={agent}
        executions={executions.view}
        waiting={screen.waiting}
        lastAnswer={screen.lastAnswer}
        runHref={links.run}
        now={now}
        onAllExecutions={() => onTabChange('executions')}
      />
    ),
    performance: () => <PerformanceTab agent={agent} now={now} />,
    executions: () => (
      <RunOrList open={run?.id}>
        {run ? (
          <RunSection region={run} agentId={agent.id} answers={agent.type === customType} links={links} now={now} />
        ) : (
          <ExecutionsTab
            region={executions}
            total={agent.metrics?.totalExecutions}
            runNow={runs}
            runHref={links.run}
            now={now}
          />
        )}
      </RunOrList>
    ),
    configuration: () => (
      <ConfigurationTab
        form={form}
        scheduleForm={scheduleForm}
        tools={agent.tools}
        schedule={
          <ScheduleCard
            schedule={schedule}
            form={scheduleForm}
            level={2}
            starting={control.busy === 'start'}
            onStart={isActive(agent.status) ? undefined : () => control.onAction('start')}
            now={now}
          />
        }
        setting={screen.setting}
        onSettingShown={() => screen.onSettingShown?.()}
        now={now}
      />
    ),
    specialized: () => <SpecializedTab agent={agent} runNow={runs} now={now} onExport={screen.onExport} />,
  };
  return (
    <>
      <StaleBanner stale={stale} now={now} />
      {form.enabled.value ? null : (
        <Banner
          role="none"
          action={
            tab === 'configuration' ? undefined : (
              <Button size="sm" variant="ghost" onClick={() => onTabChange('configuration')}>
                Configuration
              </Button>
            )
          }
        >
          This agent is disabled. It takes no new work and can’t be started until you turn enabled back on.
        </Banner>
      )}
      <Tabs
        label="Agent"
        tabs={agentTabList.map((each) => ({ ...each, content: contents[each.value] }))}
        value={tab}
        onValueChange={onTabChange}
      />
    </>
  );
}

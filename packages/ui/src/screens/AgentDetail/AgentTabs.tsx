import { customType } from '@switchboard/api-contract/agents/custom';
import type { AgentDetail } from '@switchboard/api-contract/agentDetail';
import type { ReactNode } from 'react';
import { ScheduleCard, useScheduleForm } from '../../blocks/agents/ScheduleCard/ScheduleCard.tsx';
import { StaleBanner } from '../../blocks/states/StaleBanner/StaleBanner.tsx';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { Tabs } from '../../components/actions/Tabs/Tabs.tsx';
import type { Stale } from '../../format/viewState.ts';
import { isActive } from '../../rules/agentStatus.ts';
import { agentTabList, toAgentTab, type AgentTab } from './agentTabList.ts';
import type { AgentDetailScreenProps } from './AgentDetailScreenProps.ts';
import { ConfigurationTab } from './configuration/ConfigurationTab.tsx';
import { useConfigurationForm } from './configuration/useConfigurationForm.ts';
import { ExecutionsTab } from './ExecutionsTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { PerformanceTab } from './PerformanceTab.tsx';
import { RunOrList } from './run/RunOrList.tsx';
import { RunSection } from './run/RunSection.tsx';
import { SpecializedTab } from './specialized/SpecializedTab.tsx';

interface AgentTabsProps extends Pick<
  AgentDetailScreenProps,
  | 'executions'
  | 'run'
  | 'runs'
  | 'links'
  | 'tab'
  | 'onTabChange'
  | 'control'
  | 'configuration'
  | 'schedule'
  | 'waiting'
  | 'lastAnswer'
  | 'setting'
  | 'onSettingShown'
  | 'onExport'
  | 'now'
> {
  agent: AgentDetail;
  stale: Stale | undefined;
}

/** The five tabs of a loaded agent, below its notices. */
export function AgentTabs({
  agent,
  stale,
  executions,
  run,
  runs,
  links,
  tab,
  onTabChange,
  control,
  configuration,
  schedule,
  waiting,
  lastAnswer,
  setting,
  onSettingShown,
  onExport,
  now,
}: AgentTabsProps) {
  const shown = toAgentTab(tab);
  const form = useConfigurationForm(agent, configuration, now);
  const plan = useScheduleForm(schedule, now);
  const contents: Record<AgentTab, () => ReactNode> = {
    overview: () => (
      <OverviewTab
        agent={agent}
        executions={executions.view}
        waiting={waiting}
        lastAnswer={lastAnswer}
        runHref={links.run}
        now={now}
        onAllExecutions={() => onTabChange('executions')}
      />
    ),
    performance: () => <PerformanceTab metrics={agent.metrics} now={now} />,
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
        plan={plan}
        tools={agent.tools}
        schedule={
          <ScheduleCard
            schedule={schedule}
            form={plan}
            level={2}
            starting={control.busy === 'start'}
            onStart={isActive(agent.status) ? undefined : () => control.onAction('start')}
            now={now}
          />
        }
        setting={setting}
        onSettingShown={() => onSettingShown?.()}
        now={now}
      />
    ),
    specialized: () => <SpecializedTab agent={agent} runNow={runs} now={now} onExport={onExport} />,
  };
  return (
    <>
      <StaleBanner stale={stale} now={now} />
      {form.view.enabled ? null : (
        <Banner
          role="none"
          action={
            shown === 'configuration' ? undefined : (
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
        value={shown}
        onValueChange={onTabChange}
      />
    </>
  );
}

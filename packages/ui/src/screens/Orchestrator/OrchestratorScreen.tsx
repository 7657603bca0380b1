import {
  orchestratorSettings,
  type OrchestratorSettings,
  type OrchestratorStatus,
  type NewWorkflow,
  type Workflow,
} from '@switchboard/api-contract/agents/orchestrator';
import { useMemo, useState } from 'react';
import { fixedFigures } from '@switchboard/api-contract/limits';
import { ArrowRight } from 'lucide-react';
import { ActivityCard } from '../../blocks/agents/AgentPage/ActivityCard.tsx';
import { AgentPage, type AgentPageProps, type RandomFigures } from '../../blocks/agents/AgentPage/AgentPage.tsx';
import { ActiveSwitch } from '../../blocks/agents/AgentPage/ActiveSwitch.tsx';
import { scheduleCardProps } from '../../blocks/agents/AgentPage/scheduleCardProps.ts';
import { isSample } from '../../blocks/agents/AgentPage/AgentPageProps.ts';
import { areFiguresFromSandbox, OverviewSection, PageRefresh } from '../../blocks/agents/AgentPage/OverviewSection.tsx';
import { runNowControl, useRunRequested } from '../../blocks/agents/AgentPage/startRun.ts';
import { isDeleted } from '../../blocks/records/RecordsSection/RecordKind.ts';
import type { RecordsControl } from '../../blocks/records/RecordsSection/RecordsSectionProps.ts';
import { RecordsSection } from '../../blocks/records/RecordsSection/RecordsSection.tsx';
import { usePageRecords, useRecordsInMemory } from '../../blocks/records/RecordsSection/useRecordsInMemory.ts';
import { SettingsForm } from '../../blocks/forms/SettingsForm/SettingsForm.tsx';
import { Grid } from '../../components/layout/Grid/Grid.tsx';
import { dataOf, mapReady } from '../../format/viewState.ts';
import { DependencyCard } from './dependencies/DependencyCard.tsx';
import { NewWorkflowDialog } from './NewWorkflow/NewWorkflowDialog.tsx';
import { orchestratorFigures, successRate } from './orchestratorFigures.tsx';
import { orchestratorSections } from './orchestratorSections.ts';
import { orchestratorTaskKind } from './orchestratorTaskKind.tsx';
import { WorkflowCard } from './WorkflowCard.tsx';
import type { WorkflowControl } from './WorkflowControl.ts';
import { WorkflowActions } from './WorkflowActions.tsx';
import { workflowKind } from './workflowKind.tsx';
import { AnalyticsCard } from '../../blocks/agents/AgentPage/AnalyticsCard.tsx';
import { LinkButton } from '../../components/actions/LinkButton/LinkButton.tsx';
import { count, NONE, seconds } from '../../format/numbers.ts';

const { responseTime, peakConcurrentTasks, taskSuccessPercent, agentUtilizationPercent } = fixedFigures.orchestrator;

interface SystemAnalyticsProps {
  /** Undefined until they are known. */
  stats: OrchestratorStatus['stats'] | undefined;
  /** They count the sandbox. */
  sandbox: boolean;
  random: RandomFigures;
  /** The page with the real figures. */
  detailsHref: string;
}

/**
 * Figures of the whole system: made up, and marked as a sample, until the organisation's own tasks are counted. Then
 * those that nothing measures are a dash.
 */
function SystemAnalytics({ stats, sandbox, random, detailsHref }: SystemAnalyticsProps) {
  const own = stats?.endedToday === undefined ? undefined : stats;
  return (
    <AnalyticsCard
      title="System Analytics"
      sample={!own}
      sandbox={sandbox}
      meters={[
        { label: 'Task Success Rate', value: own ? successRate(own) : taskSuccessPercent },
        { label: 'Agent Utilization', value: own ? undefined : agentUtilizationPercent },
      ]}
      facts={[
        { label: 'Response Time', value: own ? NONE : responseTime },
        { label: 'Tasks processed today', value: count(own ? own.endedToday : random.orchestratorTasksToday) },
        { label: 'Average execution time', value: seconds(stats?.averageExecutionTime) },
        { label: 'Peak concurrent tasks', value: own ? NONE : count(peakConcurrentTasks) },
      ]}
      actions={
        <LinkButton href={detailsHref} size="sm" iconAfter={ArrowRight}>
          View Detailed Analytics
        </LinkButton>
      }
    />
  );
}

export type { WorkflowControl } from './WorkflowControl.ts';

export interface OrchestratorScreenProps extends AgentPageProps<
  OrchestratorStatus,
  OrchestratorSettings,
  { workflows: NewWorkflow }
> {
  readonly workflows: WorkflowControl;
  /** The workflows as the server pages them. Without it, only those of the status answer are shown. */
  readonly pagedWorkflows?: RecordsControl<Workflow> | undefined;
}

/** The workspace of the orchestrator: queue, workflows, configuration. */
export function OrchestratorScreen(page: OrchestratorScreenProps) {
  const {
    agent,
    status,
    query,
    onQueryChange,
    settings,
    onAdd,
    onExport,
    links,
    random,
    now,
    workflows,
    pagedWorkflows,
  } = page;
  const [adding, setAdding] = useState(false);
  const data = dataOf(status);
  const sample = isSample(data, 'tasks');
  const items = status.status === 'ready' ? status.data.tasks.items : undefined;
  const tasks = useMemo(() => new Map(items?.map((task) => [task.id, task])), [items]);
  const queue = useMemo(() => orchestratorTaskKind(tasks), [tasks]);
  const flowKind = useMemo(
    () => ({
      ...workflowKind,
      more: (flow: Workflow) => (isDeleted(flow) ? null : <WorkflowActions workflow={flow} control={workflows} />),
    }),
    [workflows],
  );
  const sampleWorkflows = isSample(data, 'workflows');
  const queued = useRecordsInMemory(
    queue.collection,
    mapReady(status, (answer) => answer.tasks),
    page,
  );
  const workflowRecords = usePageRecords(
    flowKind.collection,
    mapReady(status, (answer) => answer.workflows),
    { query, prefix: 'workflows-' },
    { paged: pagedWorkflows, sample: sampleWorkflows },
  );
  useRunRequested(query, () => {
    onQueryChange({ run: '' });
    setAdding(true);
  });
  const asking = { ...agent, onRun: () => setAdding(true) };
  const section = { query, onQueryChange, run: runNowControl(asking), now };
  return (
    <AgentPage page={{ ...page, agent: asking }} sub="Routes work to the other six" configure>
      <OverviewSection
        title="System Overview"
        status={status}
        figures={orchestratorFigures}
        now={now}
        layout="row"
        actions={<PageRefresh page={page} />}
      />
      <RecordsSection
        kind={queue}
        records={queued}
        total={sample === isSample(data, 'figures') ? data?.stats.totalTasks : undefined}
        sample={sample}
        rowActions={false}
        {...section}
      />
      <RecordsSection
        kind={flowKind}
        records={workflowRecords}
        sample={sampleWorkflows}
        prefix="workflows-"
        exported={{ onExport }}
        atOnce={6}
        {...section}
      >
        {(rows, open, { select, mark }) => (
          <Grid columns={3}>
            {rows.map((workflow) => (
              <WorkflowCard
                key={workflow.id}
                workflow={workflow}
                now={now}
                onOpen={() => open(workflow)}
                box={select?.(workflow)}
                mark={mark(workflow)}
              />
            ))}
          </Grid>
        )}
      </RecordsSection>
      {/* Below the workflows, since it appears only while tasks wait and would push them down from above. */}
      <DependencyCard tasks={tasks} sample={sample} />
      <ActivityCard level={2} status={status} now={now} />
      <SettingsForm
        title="Configuration"
        settings={settings}
        active={<ActiveSwitch page={page} />}
        schedule={scheduleCardProps(page)}
        contract={orchestratorSettings}
        sections={orchestratorSections}
        now={now}
        below={
          <SystemAnalytics
            stats={data?.stats}
            sandbox={areFiguresFromSandbox(data)}
            random={random}
            detailsHref={links.performance}
          />
        }
      />
      {adding ? (
        <NewWorkflowDialog
          agents={workflows.agents}
          onPlan={workflows.onPlan}
          onClose={() => setAdding(false)}
          onStart={(body) => onAdd('workflows', body)}
        />
      ) : null}
    </AgentPage>
  );
}

import { researchSettings, type ResearchStatus } from '@switchboard/api-contract/agents/research';
import { Activity } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { fixedFigures } from '@switchboard/api-contract/limits';
import type { TestResult } from '@switchboard/api-contract/connections';
import { messages } from '@switchboard/api-contract/errors';
import { nextStepWords } from '@switchboard/api-contract/words/nextSteps';
import { wordsOf } from '@switchboard/api-contract/words/wordsOf';
import { ActivityCard } from '../../blocks/agents/AgentPage/ActivityCard.tsx';
import { AgentPage } from '../../blocks/agents/AgentPage/AgentPage.tsx';
import { AnalyticsCard, type AnalyticsMeter } from '../../blocks/agents/AgentPage/AnalyticsCard.tsx';
import { FigureTiles } from '../../blocks/agents/AgentPage/FigureTiles.tsx';
import { isSample } from '../../blocks/agents/AgentPage/AgentPageProps.ts';
import { areFiguresFromSandbox, OverviewSection, PageRefresh } from '../../blocks/agents/AgentPage/OverviewSection.tsx';
import { ActiveSwitch } from '../../blocks/agents/AgentPage/ActiveSwitch.tsx';
import { scheduleCardProps } from '../../blocks/agents/AgentPage/scheduleCardProps.ts';
import { useRunRequested } from '../../blocks/agents/AgentPage/startRun.ts';
import { SettingsForm } from '../../blocks/forms/SettingsForm/SettingsForm.tsx';
import { ActionButton } from '../../blocks/roles/ActionButton.tsx';
import { Stack } from '../../components/layout/Stack/Stack.tsx';
import { Tabs } from '../../components/actions/Tabs/Tabs.tsx';
import { useBusy, type LastCall } from '../../components/useBusy.ts';
import { formMessage } from '../../format/outcome.ts';
import { dataOf, mapReady, ready } from '../../format/viewState.ts';
import { PromptCard, usePromptEditor } from './PromptCard.tsx';
import { isActive } from '../../rules/agents.ts';
import { tabs as tabsClass, message as messageClass } from './Research.css.ts';
import { analyticsFigures, isCounted, researchFigures } from './researchFigures.ts';
import type { ResearchScreenProps } from './ResearchScreenProps.ts';
import { researchSections } from './researchSections.tsx';
import { SourcesTab } from './SourcesTab.tsx';
import { TasksTab } from './TasksTab.tsx';
import { useQuestion } from './QuestionForm.tsx';
import { Banner } from '../../components/states/Banner/Banner.tsx';
import { Button } from '../../components/actions/Button/Button.tsx';
import { ms } from '../../format/numbers.ts';
import { clip, joinSentences } from '../../format/text.ts';
import { testOutcome } from '../../rules/connections.ts';
import { RefusalBanner } from './RefusalBanner.tsx';

interface ResearchNoticesProps {
  toggle: Pick<LastCall<unknown, unknown>, 'refusal' | 'onForget'>;
  test: LastCall<unknown, TestResult>;
}

const dismissButton = (onClick: () => void) => (
  <Button size="sm" variant="ghost" onClick={onClick}>
    Dismiss
  </Button>
);

/** The results of the last test and the last Pause or Start, until dismissed. */
function ResearchNotices({ toggle, test }: ResearchNoticesProps) {
  return (
    <>
      <RefusalBanner message={messages.toggleAgent} refusal={toggle.refusal} action={dismissButton(toggle.onForget)} />
      <RefusalBanner message={messages.connectionTest} refusal={test.refusal} action={dismissButton(test.onForget)} />
      {test.outcome?.kind === 'done' ? (
        <TestBanner action={dismissButton(test.onForget)} result={test.outcome.value} />
      ) : null}
    </>
  );
}

function TestBanner({
  result: { outcome, message, nextStep, latencyMs },
  action,
}: {
  result: TestResult;
  action: ReactNode;
}) {
  const { label, tone, icon } = testOutcome(outcome);
  const took = outcome === 'ok' && latencyMs !== undefined ? ` in ${ms(latencyMs)}` : '';
  const details = joinSentences(wordsOf(message), nextStepWords(nextStep));
  return (
    <Banner tone={tone} icon={icon} action={action}>
      <span className={messageClass}>
        {clip(label, 60)}
        {took}
      </span>
      {details ? <bdi> · {clip(details, 300)}</bdi> : null}
    </Banner>
  );
}

const { sourceQualityPercent, completionPercent, insightPercent } = fixedFigures.research;

/** The bars of the Analytics tab, fixed until the organisation's own are counted. */
function researchMeters(metrics: ResearchStatus['metrics']): readonly AnalyticsMeter[] {
  const counted = isCounted(metrics);
  return [
    { label: 'Source Quality Score', value: counted ? metrics.credibilityScore : sourceQualityPercent },
    { label: 'Research Completion Rate', value: counted ? metrics.completionRate : completionPercent },
    { label: 'Insight Generation', value: counted ? metrics.insightRate : insightPercent },
  ];
}

export type { ResearchControl, ResearchScreenProps } from './ResearchScreenProps.ts';

/** The workspace of the research agent: questions, sources, system prompt. */
export function ResearchScreen({ research, ...page }: ResearchScreenProps) {
  const { agent, status, query, onQueryChange, settings, random, now } = page;
  const [toggle, toggling, toggled] = useBusy(research.onToggle);
  const [test, testing, tested] = useBusy(research.onTest);
  const question = useQuestion(research);
  const prompt = mapReady(status, ({ systemPrompt }) => systemPrompt);
  const editor = usePromptEditor(prompt, research, now);
  const data = dataOf(status);
  const metrics = data?.metrics ?? {};
  const [asking, setAsking] = useState(false);
  const onAsked = useCallback(() => setAsking(false), []);
  const ask = () => {
    onQueryChange({ tab: 'tasks', run: '' });
    setAsking(true);
  };
  useRunRequested(query, ask);

  const shown = {
    ...page,
    agent: {
      ...agent,
      busy: toggling ? 'toggle' : agent.busy,
      onToggle: () => toggle(!isActive(agent.status)),
      refused: toggled.refusal && formMessage(toggled.refusal),
      onRun: ask,
    },
    // Without a reason the banner over old figures says that its `subject`, the research service, does not answer.
    status:
      status.status === 'ready' && status.stale ? ready(status.data, { ...status.stale, reason: undefined }) : status,
  };

  const tabs = [
    {
      value: 'dashboard',
      label: 'Dashboard',
      content: () => (
        <Stack gap={8}>
          <OverviewSection status={status} figures={researchFigures(random)} now={now} layout="row" />
          <ActivityCard level={2} status={status} now={now} actions={<PageRefresh page={page} />} />
        </Stack>
      ),
    },
    {
      value: 'tasks',
      label: 'Research Tasks',
      content: () => <TasksTab research={research} question={question} asking={asking} onAsked={onAsked} {...shown} />,
    },
    { value: 'sources', label: 'Sources', content: () => <SourcesTab research={research} {...shown} /> },
    {
      value: 'configuration',
      label: 'Configuration',
      content: () => (
        <SettingsForm
          settings={settings}
          contract={researchSettings}
          sections={researchSections(research.channels?.items ?? [], research.channels && research.channelsAt)}
          reset="saved"
          active={<ActiveSwitch page={shown} />}
          now={now}
          schedule={scheduleCardProps(shown)}
          second={<PromptCard prompt={prompt} editor={editor} sample={isSample(data, 'systemPrompt')} />}
        />
      ),
    },
    {
      value: 'analytics',
      label: 'Analytics',
      content: () => (
        <Stack>
          <FigureTiles figures={analyticsFigures(random)} data={metrics} />
          <AnalyticsCard
            level={2}
            title="Research Quality"
            sample={!isCounted(metrics)}
            sandbox={areFiguresFromSandbox(data)}
            meters={researchMeters(metrics)}
          />
        </Stack>
      ),
    },
  ] as const;
  return (
    <AgentPage
      page={shown}
      title="AI Research Agent"
      sub="Answers questions with sources"
      stopLabel="Pause"
      subject="The research service"
      runsBelow
      actions={
        <ActionButton needs="work" icon={Activity} busy={testing} onClick={() => test()}>
          Test Connection
        </ActionButton>
      }
    >
      <ResearchNotices toggle={toggled} test={tested} />
      <div className={tabsClass}>
        <Tabs
          label="Research"
          tabs={tabs}
          value={tabs.find(({ value }) => value === query['tab'])?.value ?? 'dashboard'}
          onValueChange={(tab) => onQueryChange({ tab: tab === 'dashboard' ? '' : tab })}
        />
      </div>
    </AgentPage>
  );
}

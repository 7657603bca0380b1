import { leadGenerationSettingsValue, leadGenerationStatus } from '@switchboard/api-mocks/builders/leadGeneration';
import { runSummary } from '@switchboard/api-mocks/builders/executions';
import { Activity } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../../components/actions/Button/Button.tsx';
import { paddedStory } from '../../../../test/paddedStory.tsx';
import { Stack } from '../../../components/layout/Stack/Stack.tsx';
import { failed, loading, ready } from '../../../format/viewState.ts';
import { AgentPage } from './AgentPage.tsx';
import { AnalyticsCard } from './AnalyticsCard.tsx';
import type { Figure } from './FigureTiles.tsx';
import { OverviewSection, PageRefresh } from './OverviewSection.tsx';
import { agentPageArgs } from '../../../../test/agentPage/agentPageArgs.ts';
import preview from '../../../../../../.storybook/preview.tsx';

const page = agentPageArgs('lead-generation', leadGenerationStatus(), leadGenerationSettingsValue());
const figures: readonly Figure<ReturnType<typeof leadGenerationStatus>>[] = [
  { label: 'Total', icon: Activity, value: () => ({ figure: '1,284', note: '9 new today', sample: true }) },
  { label: 'Rate', value: () => ({ figure: '94%', bar: 94 }) },
  { label: 'Missing', value: () => ({ figure: undefined }) },
];

const meta = preview.meta({
  component: AgentPage,
  tags: ['autodocs', 'manifest'],
  args: {
    page,
    sub: 'Answers questions with sources',
    children: (
      <OverviewSection
        title="Overview"
        layout="row"
        status={page.status}
        figures={figures}
        now={page.now}
        actions={<PageRefresh page={page} />}
      />
    ),
  },
  decorators: [paddedStory],
});

export const Playground = meta.story({ args: { title: 'AI Research Agent', stopLabel: 'Pause' } });

export const Active = meta.story({
  args: { title: 'AI Research Agent', stopLabel: 'Pause', actions: <Button icon={Activity}>Test Connection</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'AI Research Agent' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Configure' })).toBeNull();
    // One mark for the section, and one in the tile with the made-up figure.
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(2);
  },
});

export const Pauses = Active.extend({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(page.agent.onToggle).toHaveBeenCalledOnce();
  },
});

const pausedByAda = ready({
  ...leadGenerationStatus(),
  activity: {
    items: [
      {
        id: 'activity-1',
        kind: 'stopped',
        text: { kind: 'agentPaused', args: { by: 'Ada Brandt' } },
        at: '2026-11-20T08:00:00Z',
      },
    ],
    leftOut: 0,
  },
});

/** A workspace knows two words; the tooltip has the status itself and who set it. */
export const Paused = meta.story({
  args: {
    page: {
      ...page,
      agent: { ...page.agent, status: 'paused' },
      status: pausedByAda,
    },
  },
  parameters: { covers: ['agent-page.paused'] },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Idle' }).focus();
    await canvas.findByText('Paused by Ada Brandt', { selector: ':not([hidden])' });
  },
});

/** What stopped it then says nothing about who started it since. */
export const StartedSince = meta.story({
  args: {
    page: {
      ...page,
      status: pausedByAda,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Active' })).toHaveAccessibleDescription('Deployed');
  },
});

export const RunNow = meta.story({
  parameters: { covers: ['run.now'] },
  play: async ({ canvas }) => {
    const buttons = within(canvas.getByRole('heading', { level: 1 }).closest('header') ?? document.body).getAllByRole(
      'button',
    );
    await expect(buttons.at(-1)).toHaveTextContent('Run now');
  },
});

export const RunsNow = RunNow.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['run.now'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Run now' }));
    await expect(page.agent.onRun).toHaveBeenCalledOnce();
  },
});

export const Queuing = meta.story({
  args: { page: { ...page, agent: { ...page.agent, busy: 'run' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Queuing…' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** The newest run stands below the header. */
export const WithARun = meta.story({
  args: {
    page: {
      ...page,
      agent: {
        ...page.agent,
        run: {
          run: runSummary(),
          href: '/agent/research-agent?tab=executions&run=run-1',
          onCancel: fn(),
          onRetry: fn(),
        },
      },
    },
  },
});

export const Unknown = meta.story({
  tags: ['odd'],
  args: { page: { ...page, agent: { ...page.agent, name: ' ', slug: 'toString', status: undefined } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unnamed agent' })).toBeVisible();
    await expect(canvas.queryByText('Idle')).toBeNull();
  },
});

export const Old = meta.story({
  tags: ['odd'],
  args: {
    subject: 'The research service',
    page: {
      ...page,
      status: ready(leadGenerationStatus(), { since: new Date('2026-11-20T08:30:00Z'), onRetry: fn() }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The research service does not answer\. These figures are from/)).toBeVisible();
  },
});

export const StandIn = meta.story({
  args: { page: { ...page, failure: { kind: 'refused', message: '502: Bad Gateway.', onRetry: fn() } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('502: Bad Gateway. The figures and records below are built-in samples, not yours.'),
    ).toBeVisible();
  },
});

export const OverviewStates = meta.story({
  args: {
    children: (
      <Stack gap={8}>
        <OverviewSection
          title="Loading"
          layout="row"
          status={loading}
          figures={figures}
          now={page.now}
          actions={<PageRefresh page={{ ...page, status: loading }} />}
        />
        <OverviewSection title="Failed" status={failed('500: away', fn())} figures={figures} now={page.now} />
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the figures')).toBeInTheDocument();
    await expect(canvas.getByRole('alert')).toHaveTextContent('500: away');
    await expect(canvas.queryByText('As of')).toBeNull();
  },
});

export const Analytics = meta.story({
  args: {
    children: (
      <Stack>
        <AnalyticsCard
          level={2}
          title="System Analytics"
          sample
          meters={[
            { label: 'Task Success Rate', value: 96 },
            { label: 'Daily target', value: 58, text: '29 of 50' },
          ]}
          facts={[
            { label: 'Response Time', value: '1.2s avg' },
            { label: 'Tasks processed today', value: '412' },
          ]}
          actions={<Button size="sm">View Detailed Analytics</Button>}
        />
        <AnalyticsCard level={2} title="Loading" />
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Daily target' })).toHaveAttribute('aria-valuetext', '29 of 50');
  },
});

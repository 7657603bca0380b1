import { asRows } from '@switchboard/api-mocks/builders/build';
import { researchStatus } from '@switchboard/api-mocks/builders/research';
import { expect, fn, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { sampled, tile, toolsRest } from '../../../test/agentPage/inStory.ts';
import { researchControl } from '../../../test/agentPage/researchArgs.ts';
import { args, titles } from '../../../test/agentPage/researchStory.ts';
import { failed, loading, ready } from '../../format/viewState.ts';
import { ResearchScreen } from './ResearchScreen.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Research', ...agentPageMeta(ResearchScreen, args) });

export const Active = meta.story({
  parameters: { covers: ['research.active', 'research.dashboard', 'research.poll'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Agents' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Dashboard',
      'Research Tasks',
      'Sources',
      'Configuration',
      'Analytics',
    ]);
    await expect(tile(canvas, 'Total Researches').getByText('1,284')).toBeVisible();
    await expect(tile(canvas, 'Total Researches').getByText('10 new today')).toBeVisible();
    await expect(tile(canvas, 'Avg Research Time').getByRole('meter')).toHaveAttribute('aria-valuenow', '60');
    await expect(canvas.getByRole('group', { name: 'Avg Research Time' })).toHaveTextContent('2.4h');
    await expect(within(canvas.getByRole('region', { name: /Recent Activity/ })).getAllByRole('listitem')).toHaveLength(
      4,
    );
  },
});

export const Idle = meta.story({
  args: { agent: { ...args.agent, status: 'idle' } },
  parameters: { covers: ['research.idle'] },
});

export const Analytics = meta.story({
  args: { query: { tab: 'analytics' } },
  parameters: { covers: ['research.analytics'] },
  play: async ({ canvas }) => {
    await expect(tile(canvas, 'Articles Analyzed').getByText('450')).toBeVisible();
    await expect(tile(canvas, 'Academic Papers Reviewed').getByText('180')).toBeVisible();
    await expect(tile(canvas, 'News Sources Monitored').getByText('300')).toBeVisible();
    await expect(tile(canvas, 'Accuracy Rate').getByText('94%')).toBeVisible();
    for (const [name, value] of [
      ['Source Quality Score', '92'],
      ['Research Completion Rate', '96'],
      ['Insight Generation', '87'],
    ] as const)
      await expect(canvas.getByRole('meter', { name })).toHaveAttribute('aria-valuenow', value);
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(5);
  },
});

/** Once sources are counted, nothing is made up, and what nothing measures is a dash. */
export const OwnAnalytics = meta.story({
  args: {
    query: { tab: 'analytics' },
    status: ready(
      researchStatus({
        metrics: { credibilityScore: 83, articles: 6, papers: 3, news: 1, completionRate: 100, insightRate: 50 },
      }),
    ),
  },
  parameters: { asserts: ['research.analytics'] },
  play: async ({ canvas }) => {
    await expect(tile(canvas, 'Articles Analyzed').getByText('6')).toBeVisible();
    await expect(tile(canvas, 'Academic Papers Reviewed').getByText('3')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Accuracy Rate' })).toHaveTextContent('–');
    for (const [name, value] of [
      ['Source Quality Score', '83'],
      ['Research Completion Rate', '100'],
      ['Insight Generation', '50'],
    ] as const)
      await expect(canvas.getByRole('meter', { name })).toHaveAttribute('aria-valuenow', value);
    await expect(canvas.queryByRole('button', { name: 'Sample' })).toBeNull();
  },
});

export const OwnNewToday = meta.story({
  args: {
    status: ready(researchStatus({ own: ['activity', 'figures'], metrics: { totalResearches: 2, newToday: 2 } })),
  },
  parameters: { asserts: ['research.dashboard'] },
  play: async ({ canvas }) => {
    await expect(tile(canvas, 'Total Researches').getByText('2 new today')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sample' })).toBeNull();
  },
});

/** The last figures stay under the banner. */
export const Stale = meta.story({
  args: {
    status: ready(researchStatus(), {
      since: new Date('2026-11-20T08:30:00Z'),
      reason: '502: Bad Gateway',
      onRetry: fn(),
    }),
  },
  parameters: { covers: ['research.unreachable'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The research service does not answer\./)).toHaveTextContent(
      'These figures are from 09:30.',
    );
    await expect(tile(canvas, 'Total Researches').getByText('1,284')).toBeVisible();
  },
});

export const StaleTriesAgain = Stale.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['research.unreachable'] },
  play: async ({ args: page, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(page.status.status === 'ready' && page.status.stale?.onRetry).toHaveBeenCalledOnce();
  },
});

/** Real activity and figures, and the built-in prompt. */
export const SamplePrompt = meta.story({
  args: { query: { tab: 'configuration' }, status: ready(researchStatus({ own: ['activity', 'figures'] })) },
  parameters: { covers: ['agent-page.samples'] },
  play: async ({ canvas }) => expect(sampled(canvas)).toEqual(['System Prompt']),
});

/** A saved prompt is not a sample, even if everything else is. */
export const OwnPrompt = meta.story({
  args: { query: { tab: 'configuration' }, status: ready(researchStatus({ own: ['systemPrompt'] })) },
  parameters: { asserts: ['agent-page.samples'] },
  play: async ({ canvas }) => expect(sampled(canvas)).toEqual([]),
});

/** The tenant's own figures: only the made-up one is marked. */
export const OwnData = meta.story({
  args: {
    status: ready(
      researchStatus({
        sample: false,
        metrics: {
          totalResearches: 2,
          sourcesAnalyzed: 0,
          averageResearchTime: 9,
          activeResearches: 1,
          completedResearches: 1,
        },
      }),
    ),
  },
  parameters: { asserts: ['agent-page.samples', 'research.dashboard'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(1);
    await expect(tile(canvas, 'Avg Research Time').getByRole('meter')).toHaveAttribute('aria-valuenow', '0');
    await expect(tile(canvas, 'Sources Analyzed').queryByText(/credibility/)).toBeNull();
  },
});

export const EmptyDashboard = meta.story({
  args: { status: ready(researchStatus({ sample: false, activity: [], metrics: {} })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No activity yet' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Active Researches' })).toHaveTextContent('–');
  },
});

const nothing = researchControl({ tasks: ready(asRows([])), sources: ready(asRows([])) });

export const EmptyTasks = meta.story({
  args: { query: { tab: 'tasks' }, research: nothing },
  parameters: { covers: ['research.tasks-empty', 'run.empty-leads-on'] },
  play: async ({ canvas }) => {
    await toolsRest(canvas, 'Filter');
  },
});

export const EmptySources = meta.story({
  args: { query: { tab: 'sources' }, research: nothing },
  parameters: { covers: ['run.empty-leads-on'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No sources yet' })).toBeVisible();
    await toolsRest(canvas, 'Filter by Type', 'Sort by Credibility', 'Export');
  },
});

export const Loading = meta.story({
  args: {
    status: loading,
    agent: { ...args.agent, status: undefined },
    settings: { ...args.settings, saved: loading },
    research: researchControl({ tasks: loading, sources: loading }),
  },
  play: async ({ canvas }) => expect(canvas.getByText('Loading the figures')).toBeInTheDocument(),
});

export const LoadingTasks = Loading.extend({
  args: { query: { tab: 'tasks' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading research tasks')).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Research question' })).toBeEnabled();
  },
});

export const LoadingConfiguration = Loading.extend({
  args: { query: { tab: 'configuration' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'System Prompt' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Edit/ })).toBeNull();
  },
});

/** Each read fails on its own: the sources are still there. */
export const Failed = meta.story({
  args: {
    status: failed('500: the figures are away', fn()),
    research: researchControl({ tasks: failed('500: the tasks are away', fn()) }),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('500: the figures are away'),
});

export const FailedTasks = Failed.extend({
  args: { query: { tab: 'tasks' } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('500: the tasks are away'),
});

export const FailedElsewhere = Failed.extend({
  tags: ['behaviour'],
  args: { query: { tab: 'sources' } },
  play: async ({ canvas }) => expect(titles(canvas)).toHaveLength(2),
});

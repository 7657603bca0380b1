import { asRows } from '@switchboard/api-mocks/builders/asRows';
import { longText, longWord } from '@switchboard/api-mocks/builders/longText';
import { odd } from '@switchboard/api-mocks/builders/odd';
import { researchSource, researchStatus, researchTask } from '@switchboard/api-mocks/builders/research';
import { expect, fn, within } from 'storybook/test';
import { agentPageMeta } from '../../../test/agentPage/agentPageMeta.tsx';
import { fits, readsWell, sampled, tile, toolsRest } from '../../../test/agentPage/inStory.ts';
import { failed, loading, ready } from '../../format/viewState.ts';
import { openTab } from '../../../test/components/openTab.ts';
import { ResearchScreen } from './ResearchScreen.tsx';
import { researchControl } from '../../../test/agentPage/researchArgs.ts';
import { args, research, titles } from '../../../test/agentPage/researchStory.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Research', ...agentPageMeta(ResearchScreen, args) });

const longTask = researchTask({
  title: longText(300),
  description: longText(2_000),
  query: longWord(600),
  category: longWord(80),
  status: longText(200),
  insights: [longText(900), longWord(300)],
});
const longSource = researchSource({
  title: longWord(200),
  type: longText(120),
  url: `https://example.com/${longWord(900)}`,
  summary: longText(3_000),
  keyPoints: [longText(900), longWord(400), 'a', 'b', 'c'],
});
const longPage = {
  status: ready(researchStatus({ systemPrompt: longText(4_000) })),
  research: researchControl({ tasks: ready(asRows([longTask])), sources: ready(asRows([longSource])) }),
};

export const Active = meta.story({
  parameters: { covers: ['research.active', 'research.dashboard'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'AI Research Agent' })).toBeVisible();
    await expect(canvas.getByText('Active', { selector: 'bdi' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeEnabled();
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
    await expect(tile(canvas, 'Sources Analyzed').getByText('average credibility 86%')).toBeVisible();
    await expect(tile(canvas, 'Avg Research Time').getByRole('meter')).toHaveAttribute('aria-valuenow', '60');
    await expect(canvas.getByRole('group', { name: 'Avg Research Time' })).toHaveTextContent('2.4h');
    await expect(tile(canvas, 'Active Researches').getByText('1,241 completed')).toBeVisible();
    await expect(within(canvas.getByRole('region', { name: /Recent Activity/ })).getAllByRole('listitem')).toHaveLength(
      4,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.refresh.onRefresh).toHaveBeenCalledOnce();
  },
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
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Sample' })).toHaveLength(1);
    await expect(tile(canvas, 'Avg Research Time').getByRole('meter')).toHaveAttribute('aria-valuenow', '0');
    await expect(tile(canvas, 'Sources Analyzed').queryByText(/credibility/)).toBeNull();
  },
});

export const Idle = meta.story({
  args: { agent: { ...args.agent, status: 'idle' } },
  parameters: { covers: ['research.idle'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Idle')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(research.onToggle).toHaveBeenCalledWith(true);
  },
});

/** The page uses two labels; the tooltip has the real status. */
export const Paused = meta.story({
  args: { agent: { ...args.agent, status: 'paused' } },
  parameters: { covers: ['agent-page.paused'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Idle', description: 'Paused' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start' })).toBeVisible();
  },
});

export const Tabs = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openTab(canvas, 'Sources');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ tab: 'sources' });
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ tab: 'configuration' });
    await expect(canvas.getByRole('tab', { name: 'Configuration' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ tab: '' });
  },
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

/** A saved prompt is not a sample, even if everything else is. */
export const OwnPrompt = meta.story({
  args: { query: { tab: 'configuration' }, status: ready(researchStatus({ own: ['systemPrompt'] })) },
  parameters: { covers: ['agent-page.samples'] },
  play: async ({ canvas }) => expect(sampled(canvas)).toEqual([]),
});
export const SamplePrompt = meta.story({
  args: { query: { tab: 'configuration' }, status: ready(researchStatus({ own: ['activity', 'figures'] })) },
  parameters: { covers: ['agent-page.samples'] },
  play: async ({ canvas }) => expect(sampled(canvas)).toEqual(['System Prompt']),
});

export const Empty = meta.story({
  args: {
    query: { tab: 'tasks' },
    status: ready(researchStatus({ sample: false, activity: [], metrics: {} })),
    research: researchControl({ tasks: ready(asRows([])), sources: ready(asRows([])) }),
  },
  parameters: { covers: ['research.tasks-empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No research yet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New Research' })).toBeVisible();
    await toolsRest(canvas, 'Filter');
    await openTab(canvas, 'Sources');
    await expect(canvas.getByRole('heading', { name: 'No sources yet' })).toBeVisible();
    await toolsRest(canvas, 'Filter by Type', 'Sort by Credibility', 'Export');
    await openTab(canvas, 'Dashboard');
    await expect(canvas.getByRole('heading', { name: 'No activity yet' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Active Researches' })).toHaveTextContent('–');
  },
});

export const Loading = meta.story({
  args: {
    status: loading,
    agent: { ...args.agent, status: undefined },
    settings: { ...args.settings, saved: loading },
    research: researchControl({ tasks: loading, sources: loading }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Loading the figures')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(research.onToggle).not.toHaveBeenCalled();
    await openTab(canvas, 'Configuration');
    await expect(canvas.getByRole('heading', { name: 'System Prompt' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Edit/ })).toBeNull();
    await openTab(canvas, 'Research Tasks');
    await expect(canvas.getByText('Loading research tasks')).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Research question' })).toBeEnabled();
  },
});

/** Each read fails on its own. */
export const Failed = meta.story({
  args: {
    status: failed('500: the figures are away', fn()),
    research: researchControl({ tasks: failed('500: the tasks are away', fn()) }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('500: the figures are away');
    await openTab(canvas, 'Research Tasks');
    await expect(canvas.getByRole('alert')).toHaveTextContent('500: the tasks are away');
    await openTab(canvas, 'Sources');
    await expect(titles(canvas)).toHaveLength(2);
  },
});

export const Stale = meta.story({
  args: {
    status: ready(researchStatus(), {
      since: new Date('2026-11-20T08:30:00Z'),
      reason: '502: Bad Gateway',
      onRetry: fn(),
    }),
  },
  parameters: { covers: ['research.unreachable'] },
  play: async ({ args: page, canvas, userEvent }) => {
    await expect(canvas.getByText(/^The research service does not answer\. These figures are from/)).toHaveTextContent(
      'These figures are from 09:30.',
    );
    await expect(tile(canvas, 'Total Researches').getByText('1,284')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(page.status.status === 'ready' && page.status.stale?.onRetry).toHaveBeenCalledOnce();
  },
});

export const UnknownStatus = meta.story({
  args: {
    query: { tab: 'tasks' },
    agent: { ...args.agent, status: 'idle' },
    status: ready(
      researchStatus({
        sample: false,
        status: 'toString',
        metrics: { totalResearches: 1e308, credibilityScore: 900, averageResearchTime: -3 },
      }),
    ),
    research: researchControl({
      tasks: ready(
        asRows(
          [
            researchTask({
              id: '1',
              status: 'toString',
              priority: '__proto__',
              createdAt: odd.invalidDate,
              insights: [],
            }),
            {
              ...researchTask({
                id: '2',
                title: odd.spaces,
                query: odd.markup,
                status: '',
                insights: [odd.script, odd.script],
              }),
              priority: undefined,
              sources: undefined,
              category: undefined,
            },
          ],
          2,
        ),
      ),
      sources: ready(
        asRows([
          researchSource({
            id: '1',
            taskId: '1',
            url: odd.scriptAddress,
            credibility: 1e9,
            relevance: -1,
            publishDate: odd.farDate,
          }),
          researchSource({ id: '2', title: odd.rightToLeft, url: 'nowhere/else', keyPoints: [] }),
        ]),
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('toString')).toBeVisible();
    await expect(canvas.getByText('Unknown')).toBeVisible();
    await expect(canvas.getByText('2 research tasks could not be read')).toBeVisible();
    await readsWell(canvas);
    await openTab(canvas, 'Sources');
    const sources = within(await canvas.findByRole('tabpanel', { name: 'Sources' }));
    // Neither address is a web address.
    await expect(sources.queryByRole('link')).toBeNull();
    await expect(sources.getAllByRole('meter', { name: 'Credibility' })[0]).toHaveAttribute('aria-valuenow', '0');
    await readsWell(canvas);
    await openTab(canvas, 'Dashboard');
    await expect(await canvas.findByRole('group', { name: 'Avg Research Time' })).toHaveTextContent('–');
    await readsWell(canvas);
  },
});

export const LongText = meta.story({ args: { ...longPage, query: { tab: 'tasks' } }, play: fits });
export const LongSources = meta.story({ args: { ...longPage, query: { tab: 'sources' } }, play: fits });

export const LongPrompt = meta.story({ args: { ...longPage, query: { tab: 'configuration' } }, play: fits });
export const Narrow = meta.story({
  args: { query: { tab: 'tasks' } },
  globals: { viewport: { value: 'narrow' } },
  play: fits,
});

export const NarrowDashboard = meta.story({ globals: { viewport: { value: 'narrow' } }, play: fits });
export const NarrowSources = meta.story({
  args: { query: { tab: 'sources' } },
  globals: { viewport: { value: 'narrow' } },
  play: fits,
});

export const NarrowConfiguration = meta.story({
  args: { query: { tab: 'configuration' } },
  globals: { viewport: { value: 'narrow' } },
  play: fits,
});
export const Small = meta.story({
  args: { ...longPage, query: { tab: 'tasks' } },
  globals: { viewport: { value: 'small' } },
  play: fits,
});

import { agentDetail } from '@switchboard/api-mocks/builders/agents';
import { longText, longWord, odd } from '@switchboard/api-mocks/builders/texts';
import { expect, fn, waitFor, within } from 'storybook/test';
import { fits, readsWell, tile } from '../../../test/agentPage/inStory.ts';
import { agentDetailArgs, neverRun } from '../../../test/agentDetail/agentDetailArgs.ts';
import { LiveAgentDetail } from '../../../test/agentDetail/LiveAgentDetail.tsx';
import { openTab } from '../../../test/components/openTab.ts';
import { inShell } from '../../../test/inShell.tsx';
import { failed, loading, ready } from '../../format/viewState.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Agent detail',
  component: LiveAgentDetail,
  args: agentDetailArgs,
  decorators: [inShell('agents')],
});

export const InvalidId = meta.story({
  args: { agent: { status: 'invalid-id' } },
  parameters: { covers: ['agent-detail.invalid-id'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(within(canvas.getByRole('main')).queryByRole('button')).toBeNull();
  },
});

export const Loading = meta.story({
  args: { agent: loading },
  parameters: { covers: ['agent-detail.loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  },
});

/** The server's own words come below. */
export const Missing = meta.story({
  args: { ...neverRun, agent: failed('404: agent lead-gen-2 does not exist', fn(), 'missing') },
  parameters: { covers: ['agent-detail.failed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The requested agent could not be found.')).toBeVisible();
    await expect(canvas.getByText('404: agent lead-gen-2 does not exist')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { agent: failed('Failed to fetch agent details', fn()) },
  parameters: { covers: ['agent-detail.failed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed to fetch agent details')).toBeVisible();
    await expect(canvas.queryByText('The requested agent could not be found.')).toBeNull();
  },
});

/** The screen reads a failure's kind, not its message. */
export const FailedWithANumber = meta.story({
  tags: ['odd'],
  args: { agent: failed('404 Lanes is being restored', fn()) },
  parameters: { covers: ['agent-detail.failed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('404 Lanes is being restored')).toBeVisible();
    await expect(canvas.queryByText('The requested agent could not be found.')).toBeNull();
  },
});

export const Overview = meta.story({
  parameters: {
    covers: [
      'agent-detail.header',
      'agent-detail.status-deployed',
      'agent-detail.overview',
      'agent-detail.recent-activity',
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Lead Generation Agent' })).toBeVisible();
    await expect(canvas.getByText('LEAD_GENERATION')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Restart' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Open workspace' })).toHaveAttribute(
      'href',
      '/agents/lead-generation/detail',
    );
    await expect(canvas.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Performance',
      'Executions',
      'Configuration',
      'Specialized',
    ]);

    await expect(tile(canvas, 'Confidence Score').getByText('87%')).toBeVisible();
    await expect(tile(canvas, 'Confidence Score').getByRole('meter')).toHaveAttribute('aria-valuenow', '87');
    await expect(tile(canvas, 'Total Executions').getByText('2,158')).toBeVisible();
    await expect(tile(canvas, 'Success Rate').getByText('94.6%')).toBeVisible();
    await expect(tile(canvas, 'Success Rate').getByRole('meter')).toHaveAttribute('aria-valuetext', '94.6%');
    await expect(canvas.getByRole('group', { name: 'Avg Response Time' })).toHaveTextContent('1,842ms');

    const information = within(canvas.getByRole('region', { name: 'Agent Information' }));
    await expect(
      within(information.getByRole('list', { name: 'Integrations' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['apollo', 'google calendar']);
    await expect(information.getByText('Lead search')).toBeVisible();
    await expect(information.getByText('4 March 2026')).toBeVisible();
    await expect(information.getByText('Today, 09:38')).toBeVisible();
    await expect(information.getByText('3 minutes ago')).toBeVisible();
  },
});

export const NoExecutions = meta.story({
  args: { ...neverRun, tab: 'executions' },
  parameters: { covers: ['agent-detail.no-executions'] },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('table', { name: 'Executions' })).getByText('No executions yet'),
    ).toBeVisible();
    await expect(canvas.getByText(/^0 executions/)).toBeVisible();
  },
});

export const Performance = meta.story({
  args: { tab: 'performance' },
  parameters: { covers: ['agent-detail.performance'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(tile(canvas, 'Uptime').getByText('99.2%')).toBeVisible();
    await expect(tile(canvas, 'Error Rate').getByText('5.4%')).toBeVisible();
    await expect(tile(canvas, 'Peak Hour').getByText('14:00')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Processing Time' })).toHaveTextContent('3,975s');
    await expect(canvas.getByText('356 in total · days in UTC')).toBeVisible();
    const rows = within(canvas.getByRole('table', { name: 'Daily Executions (Last 7 Days)' })).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'DayExecutions',
      'Saturday, 14 November 202642',
      'Sunday, 15 November 202658',
      'Monday, 16 November 202651',
      'Tuesday, 17 November 202667',
      'Wednesday, 18 November 202674',
      'Thursday, 19 November 202618',
      'Friday, 20 November 202646',
    ]);
    await waitFor(() => expect(canvasElement.querySelectorAll('.recharts-bar-rectangle path')).toHaveLength(7));
  },
});

export const OddFields = meta.story({
  parameters: { covers: ['agent-detail.odd-fields'] },
  args: {
    agent: ready({
      ...agentDetail(),
      name: '  ',
      slug: undefined,
      type: '',
      status: '',
      model: undefined,
      description: odd.rightToLeft,
      capabilities: [odd.zalgo, odd.markup, '', odd.emoji, odd.arabic],
      integrations: [],
      createdAt: odd.invalidDate,
      lastRun: odd.farDate,
      confidenceScore: 1e308,
      metrics: undefined,
      specialData: undefined,
      executions: {
        items: [
          {
            id: undefined,
            status: '',
            executionType: odd.zalgo,
            startTime: odd.invalidDate,
            endTime: undefined,
            duration: -1,
            result: undefined,
            errorMessage: undefined,
          },
        ],
        leftOut: 3,
      },
    }),
    executions: { ...agentDetailArgs.executions, view: loading },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unnamed agent' })).toBeVisible();
    for (const label of ['Confidence Score', 'Total Executions', 'Success Rate', 'Avg Response Time'])
      await expect(tile(canvas, label).getByText('–')).toBeVisible();
    await expect(canvas.getByText('3 executions could not be read')).toBeVisible();
    await expect(canvas.getByRole('main').querySelector('img')).toBeNull();
    await readsWell(canvas);
  },
});

export const OddFigures = meta.story({
  tags: ['odd'],
  parameters: { covers: ['agent-detail.odd-fields'] },
  args: {
    tab: 'performance',
    agent: ready(
      agentDetail({
        metrics: {
          totalExecutions: -1,
          successRate: 120,
          averageResponseTime: 1e308,
          uptime: 1e308,
          errorRate: -1e308,
          peakPerformanceHour: 'noon',
          totalProcessingTime: 1e308,
          dailyExecutions: [1, 1e308, -4],
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    for (const label of ['Uptime', 'Error Rate', 'Peak Hour', 'Processing Time'])
      await expect(tile(canvas, label).getByText('–')).toBeVisible();
    await expect(tile(canvas, 'Uptime').getByRole('meter')).toHaveAttribute('aria-valuenow', '0');
    const rows = within(canvas.getByRole('table')).getAllByRole('row').slice(1);
    await expect(rows.map((row) => row.textContent?.replace(/^.*2026/, ''))).toEqual([
      '–',
      '–',
      '–',
      '–',
      '1',
      '–',
      '–',
    ]);
    await readsWell(canvas);
  },
});

export const SampleAgent = meta.story({
  args: { agent: ready(agentDetail({ sample: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sample')).toBeVisible();
  },
});

export const StaleFigures = meta.story({
  args: {
    agent: ready(agentDetail(), { since: new Date('2026-11-20T08:30:00Z'), reason: '502: Bad Gateway', onRetry: fn() }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/502: Bad Gateway. These figures are from/)).toBeVisible();
    await expect(tile(canvas, 'Total Executions').getByText('2,158')).toBeVisible();
  },
});

export const LongText = meta.story({
  tags: ['odd'],
  args: {
    agent: ready(
      agentDetail({
        name: longText(300),
        type: longWord(200),
        description: longText(3_000),
        capabilities: Array.from({ length: 80 }, (_, index) => `${index} ${longWord(90)}`),
        integrations: [longWord(200)],
        model: longWord(200),
        executions: [{ id: '1', status: longWord(), executionType: longWord(400), startTime: '2026-11-20T08:38:20Z' }],
      }),
    ),
    executions: { ...agentDetailArgs.executions, view: loading },
  },
  play: fits,
});

/** No tab says 'undefined' or the like. */
export const OddFieldsOnEachTab = OddFields.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['agent-detail.odd-fields'] },
  play: async ({ canvas }) => {
    for (const name of ['Performance', 'Configuration', 'Specialized', 'Executions']) {
      await openTab(canvas, name);
      await readsWell(canvas);
    }
  },
});

export const OddFiguresInOverview = OddFigures.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['agent-detail.odd-fields'] },
  play: async ({ canvas }) => {
    await openTab(canvas, 'Overview');
    for (const label of ['Total Executions', 'Success Rate', 'Avg Response Time'])
      await expect(tile(canvas, label).getByText('–')).toBeVisible();
  },
});

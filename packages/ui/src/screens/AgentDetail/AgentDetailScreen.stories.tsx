import { agentDetail } from '@switchboard/api-mocks/builders/agents';
import { asRows } from '@switchboard/api-mocks/builders/asRows';
import { longText, longWord } from '@switchboard/api-mocks/builders/longText';
import { odd } from '@switchboard/api-mocks/builders/odd';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../format/viewState.ts';
import { openTab } from '../../../test/components/openTab.ts';
import { agentDetailArgs } from '../../../test/agentDetail/agentDetailArgs.ts';
import { inPage } from '../../../test/agentDetail/inPage.tsx';
import { answer, LiveAgentDetail } from '../../../test/agentDetail/LiveAgentDetail.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Agent detail',
  component: LiveAgentDetail,

  args: agentDetailArgs,
  decorators: [inPage],
});

type Canvas = ReturnType<typeof within>;

const tile = (canvas: Canvas, label: string) => within(canvas.getByRole('group', { name: label }));
const nothingOdd = async (canvasElement: HTMLElement) =>
  expect(canvasElement.textContent).not.toMatch(/NaN|undefined|Invalid Date|\[object Object\]|Infinity/);

export const Overview = meta.story({
  parameters: { covers: ['agent-detail.header', 'agent-detail.overview', 'agent-detail.status-deployed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Lead Generation Agent' })).toBeVisible();
    await expect(canvas.getByText('LEAD_GENERATION')).toBeVisible();
    await expect(canvas.getByText('Active')).toBeVisible();
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
    ).toEqual(['apollo', 'google sheets', 'openai']);
    await expect(information.getByText('Lead search')).toBeVisible();
    await expect(information.getByText('4 March 2026')).toBeVisible();
    await expect(information.getByText('Today, 09:38')).toBeVisible();
    await expect(information.getByText('3 minutes ago')).toBeVisible();
  },
});

export const RecentActivity = meta.story({
  parameters: {
    covers: [
      'agent-detail.recent-activity',
      'agent-detail.execution-completed',
      'agent-detail.execution-failed',
      'agent-detail.execution-running',
      'agent-detail.execution-queued',
    ],
  },
  play: async ({ canvas, args }) => {
    const activity = within(canvas.getByRole('region', { name: 'Recent Activity' }));
    const rows = activity.getAllByRole('listitem');
    await expect(rows).toHaveLength(10);
    await expect(rows[0]).toHaveTextContent('lead_searchToday, 09:38 · 3 minutes agoCompleted');
    await expect(rows[3]).toHaveTextContent('enrichmentToday, 08:47 · 54 minutes agoFailed');
    await expect(activity.getAllByText('Running')).toHaveLength(1);
    await expect(activity.getAllByText('Queued')).toHaveLength(1);
    for (const row of rows) await expect(row.querySelector('svg')).not.toBeNull();
    await userEvent.click(activity.getByRole('button', { name: 'All executions' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('executions');
    await expect(await canvas.findByRole('table', { name: 'Executions' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { agent: loading },
  parameters: { covers: ['agent-detail.loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading agent details...');
    await expect(canvas.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  },
});

/** Nothing below the header moves when the agent arrives. */
const nothingJumps = async ({ canvas }: { canvas: Canvas }) => {
  const top = () => Math.round(canvas.getByRole('group', { name: 'Confidence Score' }).getBoundingClientRect().top);
  const before = top();
  answer(agentDetail());
  await canvas.findByRole('heading', { level: 1, name: 'Lead Generation Agent' });
  await expect(top()).toBe(before);
};

export const NothingJumps = meta.story({ args: { agent: loading }, play: nothingJumps });
export const NothingJumpsNarrow = meta.story({
  args: { agent: loading },
  globals: { viewport: { value: 'narrow' } },
  play: nothingJumps,
});

/** The heading keeps the focus that navigation gave it, and a tab chosen while loading stays selected. */
export const Loaded = meta.story({
  args: { agent: loading },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await userEvent.click(canvas.getByRole('tab', { name: 'Performance' }));
    heading.focus();
    answer(agentDetail());
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lead Generation Agent' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'Performance' })).toHaveAttribute('aria-selected', 'true');
  },
});

export const InvalidId = meta.story({
  args: { agent: { status: 'invalid-id' } },
  parameters: { covers: ['agent-detail.invalid-id'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Agent Not Found' })).toBeVisible();
    await expect(canvas.getByText('Invalid agent ID provided.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

const retry = fn();

export const Missing = meta.story({
  args: { agent: failed('404: agent lead-gen-2 does not exist', retry, 'missing') },
  parameters: { covers: ['agent-detail.failed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Failed to Load Agent' })).toBeVisible();
    await expect(canvas.getByText('The requested agent could not be found.')).toBeVisible();
    await expect(canvas.getByText('404: agent lead-gen-2 does not exist')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
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
  args: { agent: failed('404 Lanes is being restored', fn()) },
  parameters: { covers: ['agent-detail.failed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('404 Lanes is being restored')).toBeVisible();
    await expect(canvas.queryByText('The requested agent could not be found.')).toBeNull();
  },
});

export const NeverRun = meta.story({
  args: {
    agent: ready(agentDetail({ lastRun: undefined, executions: [] })),
    executions: { ...agentDetailArgs.executions, view: ready(asRows([])) },
  },
  parameters: { covers: ['agent-detail.never-run', 'agent-detail.no-executions'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Never')).toBeVisible();
    await expect(canvas.getByText('No executions yet')).toBeVisible();
    await openTab(canvas, 'Executions');
    await expect(
      within(canvas.getByRole('table', { name: 'Executions' })).getByText('No executions yet'),
    ).toBeVisible();
    await expect(canvas.getByText(/^0 executions/)).toBeVisible();
  },
});

export const Sample = meta.story({
  args: { agent: ready(agentDetail({ sample: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sample')).toBeVisible();
    answer(agentDetail());
    await waitFor(() => expect(canvas.queryByText('Sample')).toBeNull());
  },
});

export const Stale = meta.story({
  args: {
    agent: ready(agentDetail(), { since: new Date('2026-11-20T08:30:00Z'), reason: '502: Bad Gateway', onRetry: fn() }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/502: Bad Gateway. These figures are from/)).toBeVisible();
    await expect(tile(canvas, 'Total Executions').getByText('2,158')).toBeVisible();
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

export const TabsByKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    canvas.getByRole('tab', { name: 'Overview' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Executions' })).toHaveFocus();
    await expect(await canvas.findByRole('tabpanel', { name: 'Executions' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(args.onTabChange).toHaveBeenLastCalledWith('specialized');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onTabChange).toHaveBeenLastCalledWith('overview');
  },
});

export const UnknownTab = meta.story({
  args: { tab: '__proto__' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const Small = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const LongText = meta.story({
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
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
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
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unnamed agent' })).toBeVisible();
    for (const label of ['Confidence Score', 'Total Executions', 'Success Rate', 'Avg Response Time'])
      await expect(tile(canvas, label).getByText('–')).toBeVisible();
    await expect(canvas.getByText('3 executions could not be read')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await nothingOdd(canvasElement);
    for (const name of ['Performance', 'Configuration', 'Specialized', 'Executions']) {
      await openTab(canvas, name);
      await nothingOdd(canvasElement);
    }
  },
});

export const OddFigures = meta.story({
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
  play: async ({ canvas, canvasElement }) => {
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
    await nothingOdd(canvasElement);
    await openTab(canvas, 'Overview');
    for (const label of ['Total Executions', 'Success Rate', 'Avg Response Time'])
      await expect(tile(canvas, label).getByText('–')).toBeVisible();
  },
});

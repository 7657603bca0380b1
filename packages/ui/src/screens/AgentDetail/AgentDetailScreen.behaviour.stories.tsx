import { agentDetail } from '@switchboard/api-mocks/builders/agents';
import { expect, fn, waitFor, within } from 'storybook/test';
import { agentDetailArgs, neverRun } from '../../../test/agentDetail/agentDetailArgs.ts';
import { answer, LiveAgentDetail } from '../../../test/agentDetail/LiveAgentDetail.tsx';
import { fits, type Canvas } from '../../../test/agentPage/inStory.ts';
import { openTab } from '../../../test/components/openTab.ts';
import { inShell } from '../../../test/inShell.tsx';
import { failed, loading, ready } from '../../format/viewState.ts';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Agent detail',
  component: LiveAgentDetail,
  tags: ['behaviour'],
  args: agentDetailArgs,
  decorators: [inShell('agents')],
});

export const RecentActivity = meta.story({
  parameters: { asserts: ['agent-detail.recent-activity'] },
  play: async ({ canvas, userEvent, args }) => {
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

/** Nothing below the header moves when the agent arrives. */
const nothingJumps = async ({ canvas }: { canvas: Canvas }) => {
  const top = () => Math.round(canvas.getByRole('group', { name: 'Confidence Score' }).getBoundingClientRect().top);
  const before = top();
  answer(agentDetail());
  await canvas.findByRole('heading', { level: 1, name: 'Lead Generation Agent' });
  await expect(top()).toBe(before);
};

export const NothingJumps = meta.story({
  args: { agent: loading },
  parameters: { asserts: ['agent-detail.loading'] },
  play: nothingJumps,
});
export const NothingJumpsNarrow = meta.story({
  args: { agent: loading },
  globals: { viewport: { value: 'narrow' } },
  parameters: { asserts: ['agent-detail.loading'] },
  play: nothingJumps,
});

/** The heading keeps the focus that navigation gave it, and a tab chosen while loading stays selected. */
export const Loaded = meta.story({
  args: { agent: loading },
  parameters: { asserts: ['agent-detail.loading'] },
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Loading agent details...');
    await userEvent.click(canvas.getByRole('tab', { name: 'Performance' }));
    heading.focus();
    answer(agentDetail());
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Lead Generation Agent' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { name: 'Performance' })).toHaveAttribute('aria-selected', 'true');
  },
});

const retry = fn();

export const TriesAgain = meta.story({
  args: { ...neverRun, agent: failed('404: agent lead-gen-2 does not exist', retry, 'missing') },
  parameters: { asserts: ['agent-detail.failed'] },
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const NoExecutionsOnEachTab = meta.story({
  args: neverRun,
  parameters: { asserts: ['agent-detail.no-executions'] },
  play: async ({ canvas }) => {
    await openTab(canvas, 'Executions');
    await expect(
      within(canvas.getByRole('table', { name: 'Executions' })).getByText('No executions yet'),
    ).toBeVisible();
  },
});

/** The first answer that is not a sample takes the mark away. */
export const SampleEnds = meta.story({
  args: { agent: ready(agentDetail({ sample: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sample')).toBeVisible();
    answer(agentDetail());
    await waitFor(() => expect(canvas.queryByText('Sample')).toBeNull());
  },
});

export const TabsByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
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

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } }, play: fits });

export const Small = meta.story({
  tags: ['!behaviour', 'unpictured'],
  globals: { viewport: { value: 'small' } },
  play: fits,
});

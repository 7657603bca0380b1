import { expect, within } from 'storybook/test';
import { agentDetailArgs, neverRun } from '../../../test/agentDetail/agentDetailArgs.ts';
import { LiveAgentDetail } from '../../../test/agentDetail/LiveAgentDetail.tsx';
import { tile } from '../../../test/agentPage/inStory.ts';
import { inShell } from '../../../test/inShell.tsx';
import preview from '../../../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Agent detail',
  component: LiveAgentDetail,
  args: agentDetailArgs,
  decorators: [inShell('agents')],
});

export const NeverRun = meta.story({
  args: neverRun,
  parameters: { covers: ['agent-detail.never-run', 'agent-detail.no-executions'] },
  // Of no runs, none succeeded and none failed.
  play: async ({ canvas }) => {
    await expect(tile(canvas, 'Total Executions').getByText('0')).toBeVisible();
    for (const label of ['Success Rate', 'Avg Response Time'])
      await expect(tile(canvas, label).getByText('–')).toBeVisible();
  },
});

export const NeverPerformed = meta.story({
  args: { ...neverRun, tab: 'performance' },
  play: async ({ canvas }) => {
    for (const label of ['Uptime', 'Error Rate']) await expect(tile(canvas, label).getByText('–')).toBeVisible();
    await expect(tile(canvas, 'Processing Time').getByText('0')).toBeVisible();
  },
});

export const NeverExecuted = meta.story({
  args: { ...neverRun, tab: 'executions' },
  parameters: { covers: ['agent-detail.no-executions', 'run.empty-leads-on'] },
});

export const NeverExecutedRuns = NeverExecuted.extend({
  tags: ['behaviour'],
  parameters: { asserts: ['run.empty-leads-on'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(canvas.getByRole('tabpanel')).getByRole('button', { name: 'Run now' }));
    await expect(agentDetailArgs.runs.onRun).toHaveBeenCalledOnce();
  },
});
